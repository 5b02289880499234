/**
 * Random games of The Rose King for two: ours through the public contract against the same game on
 * boardgame.io, in one run, in one process, in turns. Speeds are games a second of one core's time.
 *
 *     node bench/rose-king.ts [seconds]
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultOptions, type Dice, quick } from '../engine/index.ts'
import { game } from '../games/rose-king/index.ts'
import type { Move } from '../games/rose-king/types.ts'

export interface Speeds {
  /** Games a second. */
  readonly ours: number
  readonly peer: number
  readonly ratio: number
}

interface Played {
  readonly actions: number
  readonly reason: string
}

interface Peer {
  readonly playRandomGame: (seed: string, pick: (n: number) => number) => Played
}

const PEER = fileURLToPath(new URL('./peer/', import.meta.url))
const ROUNDS = 4

async function loadPeer(): Promise<Peer> {
  if (!existsSync(`${PEER}node_modules/boardgame.io`)) {
    console.log('Fetching boardgame.io 0.50.2 from npm to measure against (once, 37 MB).')
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: PEER,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error('boardgame.io could not be fetched: the benchmark needs the npm registry once')
  }
  // Without this the peer freezes and checks its state as in development, and would be measured too slow.
  process.env['NODE_ENV'] = 'production'
  return (await import(`${PEER}rose-king.mjs`)) as Peer
}

const options = defaultOptions(game.about)
const moves: Move[] = []

/** The loop any simulation runs: who is awaited, what is legal, one of it at random, apply. */
function playOurs(dice: Dice): Played {
  const state = game.setup(2, options, dice)
  for (let actions = 0; ; actions++) {
    const seat = game.awaiting(state)[0]
    if (seat === undefined) return { actions, reason: state.status }
    const choices = game.legal(state, seat, moves)
    game.apply(state, seat, choices[dice.int(choices.length)] as Move, dice, null)
  }
}

interface Sums {
  games: number
  actions: number
  deadlocks: number
  seconds: number
}

/** Plays for that long. Time is the processor's, so that a busy machine does not blur the figure. */
function measure(seconds: number, sums: Sums, play: (number: number) => Played): void {
  const start = process.cpuUsage()
  for (;;) {
    const { actions, reason } = play(sums.games)
    sums.games++
    sums.actions += actions
    if (reason === 'deadlock') sums.deadlocks++
    if (sums.games % 16 !== 0) continue
    const { user, system } = process.cpuUsage(start)
    if (user + system < seconds * 1e6) continue
    sums.seconds += (user + system) / 1e6
    return
  }
}

function line(name: string, { games, actions, deadlocks, seconds }: Sums): string {
  const speed = Math.round(games / seconds).toLocaleString('en')
  const shape = `${(actions / games).toFixed(2)} actions a game, ${((100 * deadlocks) / games).toFixed(1)} % deadlocks`
  return `${name.padEnd(20)} ${speed.padStart(9)} games/s   (${games.toLocaleString('en')} games, ${shape})`
}

const none = (): Sums => ({ games: 0, actions: 0, deadlocks: 0, seconds: 0 })

/** Measures both for about `seconds` in all and prints what it found. */
export async function benchRoseKing(seconds: number): Promise<Speeds> {
  const { playRandomGame } = await loadPeer()
  const dice = quick(1485)
  const playPeer = (number: number): Played => playRandomGame(`rose ${number}`, (n) => dice.int(n))
  const share = seconds / (2 * ROUNDS + 1)

  measure(share / 2, none(), () => playOurs(dice))
  measure(share / 2, none(), playPeer)
  const ourSums = none()
  const peerSums = none()
  for (let round = 0; round < ROUNDS; round++) {
    measure(share, ourSums, () => playOurs(dice))
    measure(share, peerSums, playPeer)
  }

  const ours = ourSums.games / ourSums.seconds
  const peer = peerSums.games / peerSums.seconds
  const ratio = ours / peer
  console.log('Random games of The Rose King, two players, on one core')
  console.log(line('Rose & Crown', ourSums))
  console.log(line('boardgame.io 0.50.2', peerSums))
  console.log(`ratio ${Math.round(ratio).toLocaleString('en')} to 1`)
  return { ours, peer, ratio }
}

if (import.meta.main) await benchRoseKing(Number(process.argv[2] ?? 15))
