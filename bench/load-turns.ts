/**
 * Load that waits for its turn, in a process of its own: `node bench/load-turns.ts <ours|peer|bare|game/seats> <url> <tables>`. The tables of
 * `load.ts`, but they play only when told to: a number comes in as a message, that many moves are made and everything holds
 * still again. So several servers stand warm side by side and take turns of a second or two, and whatever else the machine is
 * doing blurs all of them alike.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from './figures.ts'
import type { Play, PlayTable } from './load.ts'
import { bareTable } from './load-bare.ts'
import { ourTable, ourTableOf } from './load-ours.ts'
import { peerTable } from './load-peer.ts'

/** What one turn came to. */
export interface Turn {
  readonly moves: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
}

/** What was under way when the turn ended has arrived when nothing has for so long. */
const STILL_MS = 40

const [kind = 'ours', url = '', tables = '1'] = process.argv.slice(2)
const table: PlayTable = { ours: ourTable, peer: peerTable, bare: bareTable }[kind] ?? ourTableOf(kind)
let delays: number[] = []
let wanted = 0
let waiting: (() => void)[] = []
let enough: () => void = () => undefined

const play: Play = {
  on: true,
  moved(ms) {
    delays.push(ms)
    if (delays.length === wanted) enough()
  },
  think(send) {
    if (delays.length < wanted) send()
    else waiting.push(send)
  },
}

async function turn(moves: number): Promise<Turn> {
  delays = []
  wanted = moves
  const made = new Promise<void>((resolve) => {
    enough = resolve
  })
  const from = performance.now()
  const held = waiting
  waiting = []
  for (const send of held) send()
  await made
  const seconds = (performance.now() - from) / 1000
  for (let seen = -1; seen !== delays.length;) {
    seen = delays.length
    await sleep(STILL_MS)
  }
  const sorted = delays.toSorted((a, b) => a - b)
  return { moves: delays.length, seconds, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

for (let i = 0; i < Number(tables); i++)
  void (async () => {
    while (play.on) await table(url, play)
  })()
process.on('message', (moves) => void turn(Number(moves)).then((done) => process.send?.(done)))
process.on('disconnect', () => process.exit(0))
