/**
 * An earlier commit beside this one: `npm run bench -- before`. Its server is built from git (a worktree, its own lockfile) and plays in
 * turns with the server at hand, the same people on either. Not part of a run of everything: it needs the history and the npm registry.
 * Another commit, or a checkout that is built already: `ROSES_BEFORE=<commit or folder>`. Another game than The Rose King, whose views must be
 * the same on either side: `ROSES_BEFORE_GAME=<game>/<seats>`, at 20 tables.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Against, figure, type Figure, type Part, type Run } from './figures.ts'
import { startServer, startServerIn } from './processes.ts'
import { inTurns, median, type Plan, type Round, type Side, spread } from './turns.ts'

/** The server as it was before games, words and calls were built anew. */
const BEFORE = '7fde53f'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FULL: Plan = { tables: 50, warmUp: 12_000, moves: 4000, rounds: 12 }
const OTHER_TABLES = 20
const QUICK: Plan = { tables: 50, warmUp: 6000, moves: 2000, rounds: 6 }

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.slice(0, 400)}`)
}

/** The commit built in a folder of its own, which goes with `clear`. */
function checkout(commit: string, folder: string): { readonly at: string; clear(): void } {
  if (existsSync(join(commit, 'package.json'))) return { at: commit, clear: () => undefined }
  const at = join(folder, 'before')
  run('git', ['worktree', 'add', '--detach', at, commit], ROOT)
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], at)
  return { at, clear: () => run('git', ['worktree', 'remove', '--force', at], ROOT) }
}

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const commit = process.env['ROSES_BEFORE'] ?? BEFORE
  const folder = mkdtempSync(join(tmpdir(), 'roses-before-'))
  const before = checkout(commit, folder)
  const game = process.env['ROSES_BEFORE_GAME'] as Side['kind'] | undefined
  const plan = { ...(quick ? QUICK : FULL), ...(game && { tables: OTHER_TABLES }) }
  const side = (name: string, start: (dataDir: string) => ReturnType<typeof startServer>): Side => ({
    kind: game ?? 'ours',
    start: () => start(mkdtempSync(join(folder, name))),
  })
  try {
    const [then = [], now = []] = await inTurns(
      [
        side('then', (dataDir) => startServerIn(join(before.at, 'bench'), { dataDir })),
        side('now', (dataDir) => startServer({ dataDir })),
      ],
      plan,
    )
    const at = `SQLite, ${plan.tables} tables${game ? ` of ${game}` : ''}`
    const beside = (of: (round: Round) => number): Against => ({
      what: `commit ${commit}`,
      value: median(then, of),
      kind: 'peer',
    })
    const line = (id: string, what: string, unit: string, of: (round: Round) => number): Figure =>
      figure(`before.${id}`, `${at}: ${what}`, median(now, of), unit, beside(of), spread(now, then, of))
    const figures = [
      line('cpu', 'moves for a second of the server’s processor time', 'moves/s', (round) => round.movesPerCpu),
      line('moves', 'durable moves', 'moves/s', (round) => round.movesPerSecond),
      line('p50', 'send to receipt, median', 'ms', (round) => round.p50),
    ]
    for (const { what, ratio, spread: [low, high] = [0, 0] } of figures) say(`${what}: ${ratio} (${low} to ${high})`)
    return figures
  } finally {
    before.clear()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const before: Part = {
  name: 'before',
  does: 'the server beside an earlier commit of itself, in turns',
  run: measure,
}
