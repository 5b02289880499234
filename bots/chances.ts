/** From a value of a search to a chance to win, by what such values have meant in games of equal bots (`roses calibrate`). */
import type { AnyGame, Chances, ChanceTable, Options, Seat } from '../engine/index.ts'

/** Where a value was found. */
export interface Found {
  readonly game: Pick<AnyGame, 'about' | 'speech'>
  readonly view: unknown
  readonly seat: Seat
  /** Of the table; the usual ones where nobody says. */
  readonly options?: Options | undefined
}

/** From 0 to 1; `null` where nobody has measured it. */
export function chanceOf(chances: Chances | undefined, found: Found, value: number): number | null {
  const { game, view, seat } = found
  const table = chances && tableOf(chances, found, game.speech.standing(view).length)
  const line = table?.lines[seat]?.[phaseOf(chances, game, view)]
  return line ? logistic((line[0] ?? 0) + (line[1] ?? 1) * logOdds(value)) : null
}

/** The table that was played with as many seats and the same settings. */
export function tableOf(
  chances: Chances,
  { game, options = {} }: Pick<Found, 'game' | 'options'>,
  seats: number,
): ChanceTable | undefined {
  const usual = (id: string): unknown => game.about.options.find((spec) => spec.id === id)?.default
  return chances.tables.find(
    (table) =>
      table.seats === seats &&
      Object.entries(table.options).every(([id, value]) => (options[id] ?? usual(id)) === value),
  )
}

/** As if there were two sides: a chance of a quarter is even among four. */
export function evenly(chance: number, sides: number): number {
  const rivals = Math.max(1, sides - 1)
  return (chance * rivals) / (chance * rivals + 1 - chance)
}

/** What is not known of a stage is what is known of the middle. */
const MIDDLE = 1

function phaseOf(chances: Chances | undefined, game: Found['game'], view: unknown): number {
  return chances?.phases[stageKey(game, view)] ?? MIDDLE
}

/** The numbers of what the game calls its stage: turns, rounds, stones left. */
export function stageKey({ speech }: Pick<AnyGame, 'speech'>, view: unknown): string {
  const stage = speech.stage?.(view) ?? { say: '' }
  return Object.values(stage)
    .filter((value) => typeof value === 'number')
    .join('.')
}

/** Beyond this nobody is surer. */
const SUREST = 0.98

export function logOdds(value: number): number {
  return 2 * Math.atanh(Math.max(-SUREST, Math.min(SUREST, value)))
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
