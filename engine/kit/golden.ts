/** A game played by a seeded random player, written so that a person can follow it. */
import { quick } from '../dice.ts'
import type { AnyGame, Game, Options } from '../game.ts'
import { canonical } from '../json.ts'
import { Match, refusedBy } from '../match.ts'
import { defaultOptions } from '../options.ts'
import { type Catalogue, render } from '../words.ts'

export interface GoldenOptions {
  readonly seats: number
  readonly options?: Options
  readonly seed?: number
  /** Steps written out in full; the rest only counts towards the final hash. 200 unless told. */
  readonly steps?: number
  /** The English catalogue, to write events as sentences. */
  readonly words?: Catalogue
}

export function golden<State, Move, Event extends { readonly type: string }, View>(
  typed: Game<State, Move, Event, View>,
  given: GoldenOptions,
): string {
  const game = typed as unknown as AnyGame
  const seed = given.seed ?? 1
  const options = { ...defaultOptions(game.about, given.seats), ...given.options }
  const { id, version } = game.about
  const match = new Match(game, { game: id, version, seats: given.seats, options, dice: { make: 'quick', seed } })
  const player = quick(seed)
  const lines = [
    `${id}, rules version ${version}, ${given.seats} seats, seed ${seed}`,
    `options ${canonical(options)}`,
    '',
  ]
  const reader = {
    locale: 'en' as const,
    catalogues: given.words ? [given.words] : [],
    seatName: (seat: number) => `Seat ${seat}`,
  }

  for (let step = 1; match.awaiting().length > 0; step++) {
    const awaited = match.awaiting()
    const seat = awaited[player.int(awaited.length)] ?? 0
    const moves = match.legal(seat)
    const text = game.write(moves[player.int(moves.length)])
    const result = match.act(seat, text)
    if (refusedBy(result)) throw new Error(`step ${step}: ${text} was refused`)
    if (step > (given.steps ?? 200)) continue
    lines.push(
      `${step}. seat ${seat} of ${awaited.join(' ')}: ${text} (of ${moves.length})  #${match.hash().slice(0, 8)}`,
    )
    for (const { event, to } of result.told) {
      const sentence = given.words ? render(game.speech.event(event), reader) : canonical(event)
      lines.push(`   ${to ? `[${to.join(' ')}] ` : ''}${sentence}`)
    }
  }
  lines.push(
    '',
    `${match.entries.length} steps, ${match.drawn} draws, final state #${match.hash()}`,
    `outcome ${canonical(match.outcome)}`,
    '',
  )
  return lines.join('\n')
}
