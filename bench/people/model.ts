/**
 * From what was measured to what a house of many players needs: `node bench/people/model.ts` prints the figures of the table in docs/scale.md. Everything
 * is reckoned in processor time and bytes; what people do is in `habits.ts`, what it cost stands here with the command that measured it.
 */
import { HERE_AT_PEAK, HERE_ON_AVERAGE, ratesOf } from './habits.ts'

export interface Measured {
  /** Cores of all threads of the nodes, of the busiest thread and of PostgreSQL, for a thousand people who are here. */
  readonly nodes: number
  readonly busiest: number
  readonly database: number
  /** KB of memory of a node for somebody who is here, with their share of a live table. */
  readonly memory: number
  /** Bytes of an act in PostgreSQL with its index. */
  readonly row: number
  /** µs of PostgreSQL for a notice: at all, and for each node that hears it. */
  readonly notice: readonly [number, number]
}

/** So much of a core is used at the peak: the rest is for a node that fails, a storm of reconnections, a bad minute. */
const FULL = 0.6
const DAY = 86_400

export interface House {
  readonly players: number
  readonly here: number
  readonly acts: number
  /** One more than carries the peak. */
  readonly nodes: number
  /** Of all of them together. */
  readonly nodeCores: number
  readonly nodeMemory: number
  readonly databaseCores: number
  readonly noticeCores: number
  readonly rowsADay: number
  readonly bytesADay: number
}

export function houseFor(players: number, cost: Measured): House {
  const here = players * HERE_AT_PEAK
  const { moves, visits } = ratesOf(here)
  const usual = ratesOf(players * HERE_ON_AVERAGE)
  const carrying = Math.max(1, Math.ceil((here / 1000) * (cost.busiest / FULL)))
  const nodes = carrying + 1
  const rowsADay = (usual.moves + usual.visits) * DAY
  return {
    players,
    here,
    acts: moves + visits,
    nodes,
    nodeCores: (here / 1000) * cost.nodes,
    nodeMemory: (here / carrying) * cost.memory * 1024,
    databaseCores: (here / 1000) * cost.database,
    noticeCores: ((moves + visits) * (cost.notice[0] + cost.notice[1] * nodes)) / 1e6,
    rowsADay,
    bytesADay: rowsADay * cost.row,
  }
}

/**
 * On two cores with nobody else on them: `npm run bench -- people` (one node on PostgreSQL, 16,000 people), `costs`, `partitions` and
 * `notify`, 19 November 2026.
 */
const MEASURED: Measured = {
  nodes: 0.028,
  busiest: 0.021,
  database: 0.0175,
  memory: 8,
  row: 199,
  notice: [36, 8],
}

if (import.meta.main)
  for (const players of [10_000, 100_000, 1_000_000]) {
    const house = houseFor(players, MEASURED)
    const tidy = Object.entries(house).map(([name, value]) => [name, Number((value as number).toPrecision(3))])
    console.log(JSON.stringify(Object.fromEntries(tidy)))
  }
