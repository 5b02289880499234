/**
 * Simulated people, in a process of their own: `node bench/people/load.ts <seed> <together|apart> <url>…`. What they do comes due by the clock,
 * whatever the server answers (an open loop): moves, visits and new games each at moments that are drawn beforehand. A delay counts
 * from the moment something was due, so that a server that falls behind is charged for everybody who had to wait. A message
 * `{ here, seconds }` has so many people be here for so long; the answer is a `Step`. With several nodes the
 * two of a table are at one node together, or each at another.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, quick } from '../../engine/index.ts'
import { game } from '../../games/rose-king/index.ts'
import { quantile } from '../figures.ts'
import { begin, Guest } from './guests.ts'
import { type Rates, ratesOf } from './habits.ts'
import { LivePair, SlowPair } from './tables.ts'

/** What became of one kind of deed. */
export interface Deeds {
  readonly due: number
  readonly done: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
}

export type Step = Readonly<Record<keyof Rates, Deeds>> & {
  /** How late the simulator itself was, 99 of 100, in ms: what is more than a few makes the rest doubtful. */
  readonly late: number
}

/** So many tables do what thousands would: each moves more often than its people could. */
const LIVE_TABLES = 150
const SLOW_TABLES = 200
/** What is still under way after so long counts as never. */
const PATIENCE = 2000

const [seed = '1', where = 'together', ...urls] = process.argv.slice(2)
const dice = quick(Number(seed))

class Tally {
  due = 0
  failed = 0
  readonly delays: number[] = []

  readonly done = (due: number, well: boolean): void => {
    if (well) this.delays.push(performance.now() - due)
    else this.failed++
  }

  deeds(): Deeds {
    const sorted = this.delays.toSorted((a, b) => a - b)
    const { due, failed } = this
    return { due, done: sorted.length, failed, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
  }
}

let tallies: Record<keyof Rates, Tally> = { moves: new Tally(), visits: new Tally(), games: new Tally() }

async function pair(at: number): Promise<readonly [Guest, Guest]> {
  const url = (seat: number): string => urls[(at + (where === 'apart' ? seat : 0)) % urls.length] ?? ''
  return [await Guest.arrive(url(0)), await Guest.arrive(url(1))]
}

const live: LivePair[] = []
const slow: SlowPair[] = []
const newcomers: (readonly [Guest, Guest])[] = []

async function gather(): Promise<void> {
  for (let i = 0; i < LIVE_TABLES; i++) {
    const table = new LivePair(await pair(i), quick(i + 1))
    await table.open()
    live.push(table)
  }
  for (let i = 0; i < SLOW_TABLES; i++) slow.push(new SlowPair(await pair(i), quick(i + 1)))
  for (let i = 0; i < 8; i++) newcomers.push(await pair(i))
}

let turn = 0
const deeds: Record<keyof Rates, (due: number) => void> = {
  moves: (due) => live[turn++ % live.length]?.move(due, tallies.moves.done),
  visits(due) {
    const table = slow.find((each) => !each.busy)
    if (!table) return tallies.visits.done(due, false)
    slow.splice(slow.indexOf(table), 1)
    slow.push(table)
    void table.visit(due, tallies.visits.done)
  },
  games(due) {
    const { done } = tallies.games
    const people = newcomers[turn++ % newcomers.length]
    if (!people) return
    void begin(people, game.about.id)
      .then((id) => people[0].post(`/api/tables/${id}/resign`, {}))
      .then(
        () => done(due, true),
        () => done(due, false),
      )
  },
}

/** Gaps as between people who know nothing of each other. */
function gap(rate: number, from: Dice): number {
  return (-Math.log(1 - from.int(1_000_000) / 1_000_000) / rate) * 1000
}

async function step(here: number, seconds: number): Promise<Step> {
  const rates = ratesOf(here)
  tallies = { moves: new Tally(), visits: new Tally(), games: new Tally() }
  const mine = tallies
  const lates: number[] = []
  const end = performance.now() + seconds * 1000
  const happen = async (kind: keyof Rates): Promise<void> => {
    const from = quick(dice.int(1_000_000_000))
    for (let due = performance.now() + gap(rates[kind], from); due < end; due += gap(rates[kind], from)) {
      if (due > performance.now() + 1) await sleep(due - performance.now())
      lates.push(Math.max(0, performance.now() - due))
      mine[kind].due++
      deeds[kind](due)
    }
  }
  await Promise.all((Object.keys(rates) as (keyof Rates)[]).map(happen))
  const until = performance.now() + PATIENCE
  const open = (): boolean =>
    Object.values(mine).some(({ due, failed, delays }) => due > failed + delays.length && due > 0)
  while (open() && performance.now() < until) await sleep(20)
  for (const table of live) table.forget()
  const late = quantile(
    lates.toSorted((a, b) => a - b),
    0.99,
  )
  return { moves: mine.moves.deeds(), visits: mine.visits.deeds(), games: mine.games.deeds(), late }
}

await gather()
process.send?.('ready')
process.on('message', ({ here, seconds }: { here: number; seconds: number }) => {
  void step(here, seconds).then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit(0))
