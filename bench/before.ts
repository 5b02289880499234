/**
 * An earlier commit beside this one: `npm run bench -- before`. Its server is built from git (a worktree, its own lockfile) and plays in
 * turns with the server at hand, the same people on either. Not part of a run of everything: it needs the history and the npm registry.
 * Another commit, or a checkout that is built already: `ROSES_BEFORE=<commit or folder>`. Another game than The Rose King, whose views must be
 * the same on either side: `ROSES_BEFORE_GAME=<game>/<seats>`, at 20 tables. Another number of tables: `ROSES_BEFORE_TABLES=<number>`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from './checkout.ts'
import { type Against, figure, type Figure, type Part, type Run } from './figures.ts'
import { startServer } from './processes.ts'
import { inTurns, median, type Plan, type Round, type Side, spread } from './turns.ts'

/** The server as it was before games, words and calls were built anew. */
const BEFORE = '7fde53f'
const FULL: Plan = { tables: 50, warmUp: 12_000, moves: 4000, rounds: 12 }
const OTHER_TABLES = 20
const QUICK: Plan = { tables: 50, warmUp: 6000, moves: 2000, rounds: 6 }

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const commit = process.env['ROSES_BEFORE'] ?? BEFORE
  const folder = mkdtempSync(join(tmpdir(), 'roses-before-'))
  const before = await checkout(commit, folder)
  const game = process.env['ROSES_BEFORE_GAME'] as Side['kind'] | undefined
  const tables = Number(process.env['ROSES_BEFORE_TABLES'] ?? 0)
  const plan = { ...(quick ? QUICK : FULL), ...(game && { tables: OTHER_TABLES }), ...(tables > 0 && { tables }) }
  const side = (name: string, start: (dataDir: string) => ReturnType<typeof startServer>): Side => ({
    kind: game ?? 'ours',
    start: () => start(mkdtempSync(join(folder, name))),
  })
  try {
    const [then = [], now = []] = await inTurns(
      [side('then', (dataDir) => before.serve({ dataDir })), side('now', (dataDir) => startServer({ dataDir }))],
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
      line('p99', 'send to receipt, 99 of 100', 'ms', (round) => round.p99),
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
