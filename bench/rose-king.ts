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
  /** The peer as it comes, and with NODE_ENV=production, which switches its checks off. */
  readonly peer: number
  readonly peerProduction: number
  readonly ratio: number
  readonly ratioProduction: number
  /** The peer's actions a second in production. */
  readonly peerActions: number
}

interface Played {
  readonly actions: number
  readonly reason: string
}

const PEER = fileURLToPath(new URL('./peer/', import.meta.url))

export function fetchPeer(): void {
  if (existsSync(`${PEER}node_modules/boardgame.io`)) return
  console.error('Fetching boardgame.io 0.50.2 from npm to measure against (once, 37 MB).')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('boardgame.io could not be fetched: the benchmark needs the npm registry once')
}

/** The peer in a process of its own: its checks hang on NODE_ENV at the moment it is loaded. */
function measurePeer(seconds: number, nodeEnv: string): Sums {
  const env = { ...process.env, NODE_ENV: nodeEnv }
  const child = spawnSync(process.execPath, [`${PEER}measure.mjs`, String(seconds)], { env, encoding: 'utf8' })
  if (child.status !== 0) throw new Error(`the peer failed: ${child.stderr.split('\n')[0] ?? ''}`)
  return JSON.parse(child.stdout) as Sums
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

/** Measures all three for about `seconds` in all and prints what it found. */
export async function benchRoseKing(seconds: number, print = console.log): Promise<Speeds> {
  fetchPeer()
  const dice = quick(1485)
  const share = seconds / 4
  measure(share / 3, none(), () => playOurs(dice))
  const sums = none()
  measure(share / 2, sums, () => playOurs(dice))
  const plain = measurePeer(share * 0.75, '')
  const production = measurePeer(share * 0.75, 'production')
  measure(share / 2, sums, () => playOurs(dice))
  const [ours, peer, peerProduction] = [sums, plain, production].map(({ games, seconds: time }) => games / time) as [
    number,
    number,
    number,
  ]
  print('Random games of The Rose King, two players, on one core')
  print(line('Rose & Crown', sums))
  print(line('boardgame.io 0.50.2', plain))
  print(line('… in production', production))
  const ratios = { ratio: ours / peer, ratioProduction: ours / peerProduction }
  const speeds = { ours, peer, peerProduction, ...ratios, peerActions: production.actions / production.seconds }
  print(
    `ratio ${Math.round(speeds.ratio).toLocaleString('en')} to 1 (${Math.round(speeds.ratioProduction).toLocaleString('en')} to 1 in production)`,
  )
  return speeds
}

if (import.meta.main) await benchRoseKing(Number(process.argv[2] ?? 15))
