/** How the server grows: the longest games, a million tables, a restart with a hundred thousand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import type { ServeOptions } from '../server/main.ts'
import { openStorage } from '../server/storage/index.ts'
import { figure, type Figure, type Part, promise, quantile, type Run } from './figures.ts'
import { generate } from './generated.ts'
import { longestGames, storeGame } from './longest.ts'
import { type Running, startServer } from './processes.ts'

const SIZES = [1000, 10_000, 100_000, 1_000_000]
const RESTART = 100_000
const ASKED = 120

type Place = Pick<ServeOptions, 'dataDir' | 'databaseUrl'>

async function timed(url: string, cookie = ''): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, cookie ? { headers: { cookie } } : {})
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - began
}

function medianOf(times: readonly number[]): number {
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

/** A list as a reader asks for it, where there are few tables and where there are many. */
interface Pair {
  readonly few: number
  readonly many: number
}

/** The medians of many askings, in milliseconds, asked in turns: what slows the machine down meets both alike. */
async function inTurns(few: () => Promise<number>, many: () => Promise<number>): Promise<Pair> {
  for (let i = 0; i < 20; i++) await Promise.all([few(), many()])
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let i = 0; i < ASKED; i++) {
    times.few.push(await few())
    times.many.push(await many())
  }
  return { few: medianOf(times.few), many: medianOf(times.many) }
}

async function reader(server: Running): Promise<{ id: string; cookie: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/api/guests`, { method: 'POST', body: '{}', headers })
  const { id } = (await response.json()) as { id: string }
  return { id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

interface Reader {
  readonly id: string
  readonly cookie: string
}

interface Sized {
  readonly size: number
  readonly lobby: Pair
  readonly page: Pair
  readonly mine: Pair
  readonly start: Pair
}

async function fill(place: Place, from: number, to: number, who: Reader): Promise<void> {
  const storage = await openStorage({ dataDir: place.dataDir ?? '', databaseUrl: place.databaseUrl })
  await generate(storage, from, to, who.id)
  await storage.close()
}

async function firstReader(place: Place): Promise<Reader> {
  const server = await startServer(place)
  const who = await reader(server)
  await server.stop()
  return who
}

/** What a reader asks of a server. */
function lists(server: Running, { cookie }: Reader) {
  let after = ''
  return {
    lobby: () => timed(`${server.url}/api/tables`, cookie),
    // A page far down the list costs what the first one does.
    page: async () => {
      if (after === '') {
        const { next } = (await (await fetch(`${server.url}/api/tables?limit=100`)).json()) as { next: string }
        after = next
      }
      return await timed(`${server.url}/api/tables?limit=30&after=${after}`, cookie)
    },
    mine: () => timed(`${server.url}/api/me/tables`, cookie),
  }
}

/** Beside every larger size stands a server with the smallest, and the two are asked in turns. */
async function grow(
  make: () => Promise<Place>,
  name: string,
  sizes: readonly number[],
  say: Run['say'],
): Promise<readonly Sized[]> {
  const [least = 0, ...larger] = sizes
  const [small, large] = [await make(), await make()]
  const [fewReader, manyReader] = [await firstReader(small), await firstReader(large)]
  await fill(small, 1, least, fewReader)
  const measured: Sized[] = []
  let from = 1
  for (const size of larger) {
    await fill(large, from, size, manyReader)
    from = size + 1
    const start = await startsOf(small, large)
    const servers = [await startServer(small), await startServer(large)] as const
    const [few, many] = [lists(servers[0], fewReader), lists(servers[1], manyReader)]
    const lobby = await inTurns(few.lobby, many.lobby)
    const page = await inTurns(few.page, many.page)
    const mine = await inTurns(few.mine, many.mine)
    for (const server of servers) await server.stop()
    const line = ({ few: a, many: b }: Pair): string => `${b.toFixed(1)} ms (${(b / a).toFixed(2)} of ${least})`
    say(`${name}, ${size} tables: lobby ${line(lobby)}, mine ${line(mine)}, start ${line(start)}`)
    measured.push({ size, lobby, page, mine, start })
  }
  return measured
}

const STARTS = 3

async function startsOf(small: Place, large: Place): Promise<Pair> {
  const started = async (place: Place): Promise<number> => {
    const server = await startServer(place)
    await timed(`${server.url}/readyz`)
    await server.stop()
    return server.startedIn
  }
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let i = 0; i < STARTS; i++) {
    times.few.push(await started(small))
    times.many.push(await started(large))
  }
  return { few: medianOf(times.few), many: medianOf(times.many) }
}

function growthFigures(name: string, least: number, measured: readonly Sized[]): readonly Figure[] {
  const figures: Figure[] = []
  for (const { size, lobby, page, mine, start } of measured) {
    const id = `growth.${name.toLowerCase()}.${size}`
    const at = `${name}, ${size.toLocaleString('en')} tables`
    const add = (what: string, says: string, { few, many }: Pair): void => {
      const beside = { what: `with ${least} tables, in turns`, value: few, kind: 'limit' } as const
      figures.push(figure(`${id}.${what}`, `${at}: ${says}`, many, 'ms', beside))
    }
    add('lobby', 'the lobby', lobby)
    add('page', 'a later page of the lobby', page)
    add('mine', 'my tables', mine)
    if (size === RESTART) add('start', 'restart until it answers', start)
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
    const server = await startServer({ dataDir })
    const opened = (id: string): Promise<number> => timed(`${server.url}/api/tables/${id}/state`)
    for (const { id, entries } of games) {
      // The server has read the rules but has never seen this table: its whole log is read and played again.
      await opened(`${id}-short`)
      const times: number[] = []
      for (let copy = 0; copy < COPIES; copy++) times.push(await opened(`${id}-${copy}`))
      const ms = medianOf(times)
      say(`${id}: ${entries.length} entries open cold in ${Math.round(ms)} ms`)
      const what = `${id}: the longest of many games, ${entries.length} entries, opened cold`
      figures.push(promise(`growth.open.${id}`, what, ms, 'ms', 'most', 200))
    }
    await server.stop()
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
    const [least = 0] = sizes
    const folder = mkdtempSync(join(tmpdir(), 'roses-bench-'))
    const onSqlite = await grow(async () => ({ dataDir: mkdtempSync(join(folder, 'data-')) }), 'SQLite', sizes, run.say)
    rmSync(folder, { recursive: true, force: true })
    const postgres = await startPostgres()
    try {
      const make = async (): Promise<Place> => ({ databaseUrl: await postgres.database() })
      const onPostgres = await grow(make, 'PostgreSQL', sizes, run.say)
      return [...opened, ...growthFigures('SQLite', least, onSqlite), ...growthFigures('PostgreSQL', least, onPostgres)]
    } finally {
      await postgres.stop()
    }
  },
}
