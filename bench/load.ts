/**
 * Load over sockets, in a process of its own:
 * `node bench/load.ts <ours|peer> <url> <tables> <seconds> <warm-up> [pace]`.
 * Two players at each table of The Rose King move at random, as fast as they may or after thinking for about `pace`
 * milliseconds (while the server warms up as fast as they may); a finished game is followed by a new one, which is part of the load. The same program plays on either
 * server, and both players do the same on either: hear of a move, bring their own state of the game up to date, list
 * their legal moves, send one. Only the words differ: ours sends a patch of the seat's view and its client lists
 * moves with the rules of the game; the peer sends the whole state, and its client lists moves with `ai.enumerate`.
 * Prints moves a second and the time from sending a move to the other side's receipt.
 */
import { quantile } from './figures.ts'
import { ourTable } from './load-ours.ts'
import { peerTable } from './load-peer.ts'

export interface Play {
  readonly on: boolean
  /** The other side has received a move. */
  moved(ms: number): void
  /** Sends a move now, or when its player has thought. */
  think(send: () => void): void
}

/** One game at one table. */
export type PlayTable = (url: string, play: Play) => Promise<void>

export interface Loaded {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly seconds: number
}

const PATIENCE = 60_000
/** What was sent in the warm-up is answered by then, and players think at their pace. */
const SETTLE_MS = 1000
const [kind = 'ours', url = '', tables = '1', seconds = '3', warm = '3', pace = '0'] = process.argv.slice(2)
const table: PlayTable = kind === 'ours' ? ourTable : peerTable
const delays: number[] = []
const begun = new Set<number>()
const clock = { on: true, warm: false }

const seats = Array.from({ length: Number(tables) }, async (_, i) => {
  const play: Play = {
    get on() {
      return clock.on
    },
    moved(ms) {
      begun.add(i)
      delays.push(ms)
    },
    think(send) {
      if (pace === '0' || !clock.warm) send()
      else setTimeout(send, Number(pace) * (0.5 + Math.random()))
    },
  }
  while (clock.on) await table(url, play)
})
// Beginning is not what is measured: every table must be playing, and the server must have been for a while.
const patience = performance.now() + PATIENCE
while (begun.size < Number(tables) && performance.now() < patience)
  await new Promise((resolve) => setTimeout(resolve, 20))
if (begun.size < Number(tables)) throw new Error(`only ${begun.size} of ${tables} tables could begin`)
await new Promise((resolve) => setTimeout(resolve, Number(warm) * 1000))
clock.warm = true
await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
delays.length = 0
const from = performance.now()
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
const spent = (performance.now() - from) / 1000
clock.on = false
const sorted = delays.toSorted((a, b) => a - b)
const loaded: Loaded = {
  moves: sorted.length / spent,
  p50: quantile(sorted, 0.5),
  p99: quantile(sorted, 0.99),
  seconds: spent,
}
console.log(JSON.stringify(loaded))
await Promise.race([Promise.allSettled(seats), new Promise((resolve) => setTimeout(resolve, 500))])
process.exit(0)
