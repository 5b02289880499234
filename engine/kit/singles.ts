/** Decisions without a choice: where in random games a single seat has a single step, and whether the table plays it. */
import { quick } from '../dice.ts'
import type { AnyGame, Seat } from '../game.ts'
import { copyJson } from '../json.ts'
import { defaultOptions } from '../options.ts'

export interface Single {
  readonly seat: Seat
  readonly text: string
  /** Whether everybody can see that it is the only one. */
  readonly forced: boolean
  /** A copy of the state in which it is asked. */
  readonly state: unknown
}

/** Out of secret phases alone: what is decided there is nobody else's business. */
export function* singles(game: AnyGame, seats: number, seed: number): Generator<Single> {
  const [dice, player] = [quick(seed), quick(seed + 1)]
  const state = game.setup(seats, defaultOptions(game.about, seats), dice)
  for (let awaited = game.awaiting(state); awaited.length > 0; awaited = game.awaiting(state)) {
    const seat = awaited[player.int(awaited.length)] as Seat
    const moves = game.legal(state, seat)
    if (moves.length === 1 && awaited.length === 1 && !(game.together?.(state) ?? false)) {
      const forced = game.forced?.(game.view(state, null)) ?? false
      yield { seat, text: game.write(moves[0]), forced, state: copyJson(state) }
    }
    game.apply(state, seat, moves[player.int(moves.length)], dice, null)
  }
}
