/**
 * Random games of The Rose King for two: ours through the public contract against the same game on boardgame.io, and
 * against a loop written for speed alone. Each plays in a process of its own, warmed up, in rounds taken in turns; what counts is the median round. Speeds are games
 * a second of one core's time.
 *
 *     node bench/rose-king.ts [seconds]
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { quantile } from './figures.ts'

export interface Speeds {
  /** Games a second. */
  readonly ours: number
  /** The peer as it comes, and with NODE_ENV=production, which switches its checks off. */
  readonly peer: number
  readonly peerProduction: number
  /** The same game as one loop over flat lists: what the language can do. */
  readonly loop: number
  readonly ratio: number
  readonly ratioProduction: number
  /** The peer's actions a second in production. */
  readonly peerActions: number
}

interface Sums {
  readonly games: number
  readonly actions: number
  readonly seconds: number
}

const PEER = fileURLToPath(new URL('./peer/', import.meta.url))
const ROUNDS = 5

export function fetchPeer(): void {
  if (existsSync(`${PEER}node_modules/boardgame.io`)) return
  console.error('Fetching boardgame.io 0.50.2 from npm to measure against (once, 37 MB).')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('boardgame.io could not be fetched: the benchmark needs the npm registry once')
}

function run(args: readonly string[], nodeEnv: string): Sums {
  const env = { ...process.env, NODE_ENV: nodeEnv }
  const child = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (child.status !== 0) throw new Error(`a measurement failed: ${child.stderr.split('\n')[0] ?? ''}`)
  return JSON.parse(child.stdout) as Sums
}

/** What plays, and how: the peer's checks hang on NODE_ENV at the moment it is loaded. */
const SIDES = {
  ours: (seconds: number) =>
    run([fileURLToPath(new URL('rules-speed.ts', import.meta.url)), 'rose-king', '2', String(seconds)], ''),
  loop: (seconds: number) => run([fileURLToPath(new URL('rose-king-loop.ts', import.meta.url)), String(seconds)], ''),
  plain: (seconds: number) => run([`${PEER}measure.mjs`, String(seconds)], ''),
  production: (seconds: number) => run([`${PEER}measure.mjs`, String(seconds)], 'production'),
} as const

/** Measures all four for about `seconds` in all and prints what it found. */
export async function benchRoseKing(seconds: number, print = console.log): Promise<Speeds> {
  fetchPeer()
  const share = seconds / ROUNDS / 8
  const sums: Record<keyof typeof SIDES, Sums[]> = { ours: [], loop: [], plain: [], production: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const side of Object.keys(SIDES) as (keyof typeof SIDES)[]) sums[side].push(SIDES[side](share))
  const middle = (list: readonly Sums[], what: 'games' | 'actions'): number =>
    quantile(
      list.map((each) => each[what] / each.seconds).sort((a, b) => a - b),
      0.5,
    )
  const [ours, peer] = [middle(sums.ours, 'games'), middle(sums.plain, 'games')]
  const peerProduction = middle(sums.production, 'games')
  const loop = middle(sums.loop, 'games')
  print(`Random games of The Rose King, two players, on one core: the median of ${ROUNDS} rounds`)
  print(line('Rose & Crown', ours, sums.ours))
  print(line('… as one loop', loop, sums.loop))
  print(line('boardgame.io 0.50.2', peer, sums.plain))
  print(line('… in production', peerProduction, sums.production))
  const [ratio, ratioProduction] = [ours / peer, ours / peerProduction]
  print(
    `ratio ${Math.round(ratio).toLocaleString('en')} to 1 (${Math.round(ratioProduction).toLocaleString('en')} to 1 in production)`,
  )
  return { ours, peer, peerProduction, loop, ratio, ratioProduction, peerActions: middle(sums.production, 'actions') }
}

function line(name: string, middle: number, rounds: readonly Sums[]): string {
  const speed = (value: number): string => Math.round(value).toLocaleString('en')
  const all = rounds.map(({ games, seconds }) => speed(games / seconds)).join(', ')
  const [games, actions] = (['games', 'actions'] as const).map((what) =>
    rounds.reduce((sum, each) => sum + each[what], 0),
  )
  const shape = `${((actions ?? 0) / (games ?? 1)).toFixed(2)} actions a game`
  return `${name.padEnd(20)} ${speed(middle).padStart(9)} games/s   (${all}; ${shape})`
}

if (import.meta.main) await benchRoseKing(Number(process.argv[2] ?? 30))
