/**
 * Load over sockets, in a process of its own: `node bench/load.ts <house|peer> <url> <tables> <seconds>`.
 * Two players at each table of The Rose King move at random as fast as they may; a finished game is
 * followed by a new one. The same program plays on either server: only how a table is made and how a move
 * is worded differ. Prints moves a second and the time from sending a move to the other side's receipt.
 */
import { quantile } from './figures.ts'
import { houseTable } from './load-house.ts'
import { peerTable } from './load-peer.ts'

/** One game at one table; `moved` is called when the other side has received a move. */
export type PlayTable = (url: string, play: { readonly on: boolean; moved(ms: number): void }) => Promise<void>

export interface Loaded {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly seconds: number
  /** Moves since the program began, for what the whole of it cost the server. */
  readonly all: number
}

const PATIENCE = 60_000
const [kind = 'house', url = '', tables = '1', seconds = '3'] = process.argv.slice(2)
const table: PlayTable = kind === 'house' ? houseTable : peerTable
const delays: number[] = []
const begun = new Set<number>()
const clock = { on: true }

const seats = Array.from({ length: Number(tables) }, async (_, i) => {
  const play = {
    get on() {
      return clock.on
    },
    moved(ms: number) {
      begun.add(i)
      delays.push(ms)
    },
  }
  while (clock.on) await table(url, play)
})
// Beginning is not what is measured: every table must be playing, and for a moment longer.
const patience = performance.now() + PATIENCE
while (begun.size < Number(tables) && performance.now() < patience)
  await new Promise((resolve) => setTimeout(resolve, 20))
if (begun.size < Number(tables)) throw new Error(`only ${begun.size} of ${tables} tables could begin`)
await new Promise((resolve) => setTimeout(resolve, 1000))
const before = delays.splice(0).length
const from = performance.now()
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
const spent = (performance.now() - from) / 1000
clock.on = false
const sorted = Float64Array.from(delays).sort()
const at = (q: number): number => quantile([...sorted], q)
const all = before + sorted.length
const loaded: Loaded = { moves: sorted.length / spent, p50: at(0.5), p99: at(0.99), seconds: spent, all }
console.log(JSON.stringify(loaded))
await Promise.race([Promise.allSettled(seats), new Promise((resolve) => setTimeout(resolve, 500))])
process.exit(0)
