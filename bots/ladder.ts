/** How strong each level is at a game, as `roses league <game> --ladder --out` writes it: `games/<id>/bot/ladder.json`. */
import type { Standings } from './elo.ts'

export interface Ladder {
  /** The command that wrote it. */
  readonly made: string
  /** Who met, strongest first: `monarch` with an effort, so that the league repeats. At a table it may have more. */
  readonly bots?: readonly string[]
  readonly tables: readonly LadderTable[]
}

/** With so many seats. */
export interface LadderTable {
  readonly seats: number
  /** By level its Elo and the half of its 95 % bar; the anchor has none. */
  readonly levels: { readonly [level: string]: readonly number[] }
}

/** A level that time alone limits is measured with an effort (`monarch#600`), and stands for itself. */
export function rungs(seats: number, { bots }: Pick<Standings, 'bots'>): LadderTable {
  const levels = bots.map(({ bot, elo, eloError }) => [bot.split(/[#@]/)[0], [Math.round(elo), Math.round(eloError)]])
  return { seats, levels: Object.fromEntries(levels.toReversed()) }
}

/** To what a strength is rounded when it is told: where the bar is wide, more coarsely. */
const STEP = 50
const WIDE = 150
/** So wide a bar tells nothing. */
const TOO_WIDE = 300

/** About how strong a level is at such a table, in fifties or hundreds; `null` where nobody has measured it well enough. */
export function eloOf(ladder: Ladder | null, seats: number, level: string): number | null {
  const [elo, bar = 0] = ladder?.tables.find((table) => table.seats === seats)?.levels[level] ?? []
  const step = bar > WIDE ? 2 * STEP : STEP
  return elo === undefined || bar > TOO_WIDE ? null : Math.round(elo / step) * step
}
