/**
 * Alpha-beta over a handful of sampled worlds ("deals").
 *
 * Chance and hidden things are fixed within a deal, so a deal is an open game without luck; the move that is best
 * on average over the deals is played. Depth grows step by step, all deals at one depth before the next;
 * a deal not finished in time keeps its row of values from the depth before.
 */
import { NOTHING, singleSteps } from './finding.ts'
import type { Finding } from './types.ts'

/** One sampled world and whoever searches it. */
export interface Deal {
  /** For each root move its value after so many plies, in the order given; `null` when there was no time for all of them. */
  look(order: readonly number[], depth: number): Float64Array | null
}

export interface Depths {
  readonly depth: number
  /** Whether depth has stopped some line since it was last asked. */
  readonly cut: () => boolean
}

/** A game as good as won or lost, after so many plies with the same best move, is not thought over any longer. */
const CERTAIN = 0.98
const CERTAIN_PLIES = 6
const CERTAIN_TIMES = 2
/** Nor is a move that stands so far above the second, and has for so many depths. */
const CLEAR = 0.5
const CLEAR_PLIES = 8
const CLEAR_TIMES = 3

export function deepen(keys: readonly string[], deals: readonly Deal[], { depth, cut }: Depths): Finding {
  const rows: Float64Array[] = deals.map(() => new Float64Array())
  const total = new Float64Array(keys.length)
  const order = keys.map((_, i) => i)
  let first = -1
  let times = 0
  for (let reach = 1, late = false; reach <= depth && !late; reach++) {
    for (const [number, deal] of deals.entries()) {
      const row = deal.look(order, reach)
      late = row === null
      if (!row) break
      const old = rows[number] as Float64Array
      for (let i = 0; i < row.length; i++) total[i] = (total[i] ?? 0) + (row[i] ?? 0) - (old[i] ?? 0)
      rows[number] = row
    }
    order.sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0))
    // Nothing was left unseen: going deeper changes nothing.
    if (!cut()) break
    times = order[0] === first ? times + 1 : 1
    first = order[0] ?? -1
    const [best = 0, second = -1] = order.map((i) => (total[i] ?? 0) / deals.length)
    if (reach >= CERTAIN_PLIES && times >= CERTAIN_TIMES && Math.abs(best) > CERTAIN) break
    if (reach >= CLEAR_PLIES && times >= CLEAR_TIMES && best - second > CLEAR) break
  }
  const known = rows.filter((row) => row.length > 0).length
  if (known === 0) return NOTHING
  const considered = order.map((i, rank) => ({
    move: keys[i] ?? '',
    value: (total[i] ?? 0) / known,
    share: 1 / 2 ** (rank + 1),
  }))
  return singleSteps(considered)
}
