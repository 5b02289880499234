/** How somebody likes to play a game against bots: remembered, so that the next time it is one click more to the table. */
import type { About, Options } from '../../engine/game.ts'
import { resized } from '../../engine/options.ts'
import { readStored, store } from '../local-store.ts'
import { levelAt } from '../people/levels.ts'

export const USUAL_LEVEL = 'knight'

export interface BotGame {
  readonly level: string
  readonly seats: number
  /** `null`: drawn by lot. */
  readonly seat: number | null
  readonly options: Options
}

/** As it was played last, as far as the game still knows that. */
export function likedGame(about: About): BotGame {
  const found = readStored(`bots.${about.id}`)
  const liked: Partial<BotGame> = typeof found === 'object' && found !== null ? found : {}
  const level = liked.level ?? readStored('level')
  const usual = about.usualSeats ?? about.seatCounts[0] ?? 2
  const seats = about.seatCounts.find((count) => count === liked.seats) ?? usual
  const seat = typeof liked.seat === 'number' && liked.seat < seats ? liked.seat : null
  return {
    level: levelAt(about, typeof level === 'string' ? level : USUAL_LEVEL),
    seats,
    seat: liked.seat === undefined ? 0 : seat,
    options: resized(about, liked.options ?? {}, seats),
  }
}

export function keepLiked(about: About, game: BotGame): void {
  store(`bots.${about.id}`, game)
  store('level', game.level)
}
