/**
 * Random games of The Rose King for two: ours through the public contract against the same game on boardgame.io, and
 * against the same games as one loop over flat lists, in JavaScript and in C. Each plays in a process of its own, warmed up, in rounds taken in turns; what counts is the median round. Speeds are games
 * a second of one core's time.
 *
 *     node bench/rose-king.ts [seconds]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  /** The same loop in C: what the processor can do. `null` without a compiler. */
  readonly c: number | null
  /** An earlier build of ours, if one was given. */
  readonly before: number | null
  readonly ratio: number
  readonly ratioProduction: number
  /** Our actions a second by the rules, and on the board made for search, where they are weighed and taken back as well. */
  readonly actions: number
  readonly board: number
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

/** The loop in C, compiled into that folder; `null` where there is no compiler. */
export function compiledLoop(folder: string): string | null {
  const program = join(folder, 'rose-king-loop')
  const source = fileURLToPath(new URL('rose-king-loop.c', import.meta.url))
  return spawnSync('cc', ['-O2', '-o', program, source], { stdio: 'ignore' }).status === 0 ? program : null
}

function run(args: readonly string[], nodeEnv: string, program = process.execPath): Sums {
  const env = { ...process.env, NODE_ENV: nodeEnv }
  const child = spawnSync(program, args, { env, encoding: 'utf8' })
  if (child.status !== 0) throw new Error(`a measurement failed: ${child.stderr.split('\n')[0] ?? ''}`)
  return JSON.parse(child.stdout) as Sums
}

function byRules(bench: string, seconds: number): Sums {
  return run([join(bench, 'rules-speed.ts'), 'rose-king', '2', String(seconds)], '')
}

/** What plays, and how: the peer's checks hang on NODE_ENV at the moment it is loaded. */
const SIDES = {
  ours: (seconds: number) => byRules(fileURLToPath(new URL('.', import.meta.url)), seconds),
  loop: (seconds: number) => run([fileURLToPath(new URL('rose-king-loop.ts', import.meta.url)), String(seconds)], ''),
  board: (seconds: number) => run([fileURLToPath(new URL('rose-king-board.ts', import.meta.url)), String(seconds)], ''),
  plain: (seconds: number) => run([`${PEER}measure.mjs`, String(seconds)], ''),
  production: (seconds: number) => run([`${PEER}measure.mjs`, String(seconds)], 'production'),
} as const

/** Measures all of them for about `seconds` in all and prints what it found; an earlier build as well, by its `bench/` folder. */
export async function benchRoseKing(seconds: number, print = console.log, earlier?: string): Promise<Speeds> {
  fetchPeer()
  const share = seconds / ROUNDS / 12
  const folder = mkdtempSync(join(tmpdir(), 'roses-loop-'))
  const inC = compiledLoop(folder)
  const sumsInC: Sums[] = []
  const sumsBefore: Sums[] = []
  const sums: Record<keyof typeof SIDES, Sums[]> = { ours: [], loop: [], board: [], plain: [], production: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of Object.keys(SIDES) as (keyof typeof SIDES)[]) sums[side].push(SIDES[side](share))
    if (inC) sumsInC.push(run([String(share)], '', inC))
    if (earlier !== undefined) sumsBefore.push(byRules(earlier, share))
  }
  rmSync(folder, { recursive: true })
  const middle = (list: readonly Sums[], what: 'games' | 'actions'): number =>
    quantile(
      list.map((each) => each[what] / each.seconds).sort((a, b) => a - b),
      0.5,
    )
  const [ours, peer] = [middle(sums.ours, 'games'), middle(sums.plain, 'games')]
  const peerProduction = middle(sums.production, 'games')
  const loop = middle(sums.loop, 'games')
  const c = inC ? middle(sumsInC, 'games') : null
  const before = sumsBefore.length > 0 ? middle(sumsBefore, 'games') : null
  print(`Random games of The Rose King, two players, on one core: the median of ${ROUNDS} rounds`)
  print(line('Rose & Crown', ours, sums.ours))
  print(line('… as one loop', loop, sums.loop))
  print(c === null ? '… in C: there is no compiler here' : line('… in C', c, sumsInC))
  if (before !== null) print(line('… before', before, sumsBefore))
  print(line('boardgame.io 0.50.2', peer, sums.plain))
  print(line('… in production', peerProduction, sums.production))
  const [actions, board] = [middle(sums.ours, 'actions'), middle(sums.board, 'actions')]
  const [inMillions, ofRules] = [(board / 1e6).toFixed(2), (board / actions).toFixed(2)]
  print(`On the board made for search ${inMillions} million actions a second, ${ofRules} of those by the rules`)
  const [ratio, ratioProduction] = [ours / peer, ours / peerProduction]
  print(
    `ratio ${Math.round(ratio).toLocaleString('en')} to 1 (${Math.round(ratioProduction).toLocaleString('en')} to 1 in production)`,
  )
  return {
    ours,
    peer,
    peerProduction,
    loop,
    c,
    before,
    ratio,
    ratioProduction,
    actions,
    board,
    peerActions: middle(sums.production, 'actions'),
  }
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

if (import.meta.main) await benchRoseKing(Number(process.argv[2] ?? 45))
