/** How the house grows: the longest games, a million tables, a restart with a hundred thousand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import type { ServeOptions } from '../server/main.ts'
import { openStorage } from '../server/storage/index.ts'
import { figure, type Figure, type Part, promise, quantile, type Run } from './figures.ts'
import { generate } from './generated.ts'
import { longestGames, storeGame } from './longest.ts'
import { type Running, startHouse } from './processes.ts'

const SIZES = [1000, 10_000, 100_000, 1_000_000]
const RESTART = 100_000
const ASKED = 60

type Place = Pick<ServeOptions, 'dataDir' | 'databaseUrl'>

async function timed(url: string, cookie = ''): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, cookie ? { headers: { cookie } } : {})
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - began
}

/** The median of many askings, in milliseconds. */
async function median(url: string, cookie: string): Promise<number> {
  for (let i = 0; i < 10; i++) await timed(url, cookie)
  const times: number[] = []
  for (let i = 0; i < ASKED; i++) times.push(await timed(url, cookie))
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

async function reader(house: Running): Promise<{ id: string; cookie: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${house.url}/api/guests`, { method: 'POST', body: '{}', headers })
  const { id } = (await response.json()) as { id: string }
  return { id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

interface Sized {
  readonly size: number
  readonly lobby: number
  readonly page: number
  readonly mine: number
  readonly start: number
}

async function grow(place: Place, name: string, sizes: readonly number[], say: Run['say']): Promise<readonly Sized[]> {
  const first = await startHouse(place)
  const { id, cookie } = await reader(first)
  await first.stop()
  const measured: Sized[] = []
  let from = 1
  for (const size of sizes) {
    const storage = await openStorage({ dataDir: place.dataDir ?? '', databaseUrl: place.databaseUrl })
    await generate(storage, from, size, id)
    await storage.close()
    from = size + 1
    const house = await startHouse(place)
    await timed(`${house.url}/readyz`)
    const start = house.startedIn
    const lobby = await median(`${house.url}/api/tables`, cookie)
    // A page far down the list costs what the first one does.
    const { next } = (await (await fetch(`${house.url}/api/tables?limit=100`)).json()) as { next: string }
    const page = await median(`${house.url}/api/tables?limit=30&after=${next}`, cookie)
    const mine = await median(`${house.url}/api/me/tables`, cookie)
    await house.stop()
    say(
      `${name}, ${size} tables: lobby ${lobby.toFixed(1)} ms, mine ${mine.toFixed(1)} ms, start ${Math.round(start)} ms`,
    )
    measured.push({ size, lobby, page, mine, start })
  }
  return measured
}

function growthFigures(name: string, measured: readonly Sized[]): readonly Figure[] {
  const [base] = measured
  if (!base) return []
  const figures: Figure[] = []
  for (const each of measured) {
    const beside = (value: number) => ({ what: `with ${base.size} tables`, value, kind: 'limit' }) as const
    const id = `growth.${name.toLowerCase()}.${each.size}`
    const at = `${name}, ${each.size.toLocaleString('en')} tables`
    figures.push(
      figure(`${id}.lobby`, `${at}: the lobby`, each.lobby, 'ms', beside(base.lobby)),
      figure(`${id}.page`, `${at}: a later page of the lobby`, each.page, 'ms', beside(base.page)),
      figure(`${id}.mine`, `${at}: my tables`, each.mine, 'ms', beside(base.mine)),
    )
    if (each.size === RESTART)
      figures.push(figure(`${id}.start`, `${at}: restart until it answers`, each.start, 'ms', beside(base.start)))
  }
  return figures
}

/** Copies of each longest game, so that each opening is a cold one. */
const COPIES = 3

async function opening({ quick: short, say }: Run): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-bench-'))
  const figures: Figure[] = []
  try {
    const games = await longestGames(short ? 1 : 4)
    const storage = await openStorage({ dataDir })
    for (const longest of games) {
      await storeGame(storage, { ...longest, entries: longest.entries.slice(0, 2) }, `${longest.id}-short`)
      for (let copy = 0; copy < COPIES; copy++) await storeGame(storage, longest, `${longest.id}-${copy}`)
    }
    await storage.close()
    const house = await startHouse({ dataDir })
    const opened = (id: string): Promise<number> => timed(`${house.url}/api/tables/${id}/state`)
    for (const { id, entries } of games) {
      // The house has read the rules but has never seen this table: its whole log is read and played again.
      await opened(`${id}-short`)
      const times: number[] = []
      for (let copy = 0; copy < COPIES; copy++) times.push(await opened(`${id}-${copy}`))
      const ms = quantile(
        times.sort((a, b) => a - b),
        0.5,
      )
      say(`${id}: ${entries.length} entries open cold in ${Math.round(ms)} ms`)
      const what = `${id}: the longest of many games, ${entries.length} entries, opened cold`
      figures.push(promise(`growth.open.${id}`, what, ms, 'ms', 'most', 200))
    }
    await house.stop()
    return figures
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const growth: Part = {
  name: 'growth',
  does: 'opening the longest games, lists among up to a million tables, restarting with 100,000',
  async run(run) {
    const opened = await opening(run)
    const sizes = run.quick ? SIZES.slice(0, 3) : SIZES
    const dataDir = mkdtempSync(join(tmpdir(), 'roses-bench-'))
    const onSqlite = await grow({ dataDir }, 'SQLite', sizes, run.say)
    rmSync(dataDir, { recursive: true, force: true })
    const postgres = await startPostgres()
    try {
      const databaseUrl = await postgres.database()
      const onPostgres = await grow({ databaseUrl }, 'PostgreSQL', sizes, run.say)
      return [...opened, ...growthFigures('SQLite', onSqlite), ...growthFigures('PostgreSQL', onPostgres)]
    } finally {
      await postgres.stop()
    }
  },
}
