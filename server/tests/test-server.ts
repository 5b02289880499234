/** Servers for tests: on SQLite in a temporary folder, or on a database of the real PostgreSQL of this run. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresWish, startPostgres, type TestPostgres } from '../../scripts/postgres.ts'
import { serve, type Served, type ServeOptions } from '../main.ts'
import { openStorage, sqliteFile } from '../storage/index.ts'
import { Client } from './client.ts'
import { stopNodes } from './process.ts'
import type { CreateTable, TableInfo } from '../../protocol/index.ts'

export const KINDS = ['sqlite', 'postgres'] as const
export type Kind = (typeof KINDS)[number]
export const SAMPLE = new URL('sample.ts', import.meta.url).href

let postgres: Promise<TestPostgres> | null = null
const folders: string[] = []
const open: Served[] = []

export function thePostgres(wish: PostgresWish = {}): Promise<TestPostgres> {
  return (postgres ??= startPostgres(wish))
}

/** A database of the newest schema that others are copied from: to bring each of them there takes a second. */
let model: Promise<string> | null = null
/** The same as a file: one for all tests of this process. */
let modelFile: Promise<string> | null = null

async function makeModel(server: TestPostgres): Promise<string> {
  const shared = process.env['TEST_DATABASE_MODEL']
  if (shared && server.url === process.env['TEST_DATABASE_URL']) return shared
  const databaseUrl = await server.database()
  await (await openStorage({ dataDir: '', databaseUrl })).close()
  return databaseUrl
}

async function makeModelFile(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-model-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await (await openStorage({ dataDir })).close()
  return sqliteFile(dataDir)
}

/** A folder of its own, gone after the tests of this file. */
function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-'))
  folders.push(dataDir)
  return dataDir
}

/** Where a server of that kind could keep its rows: nothing is there yet. */
export async function bare(kind: Kind): Promise<Pick<ServeOptions, 'dataDir' | 'databaseUrl'>> {
  return kind === 'postgres' ? { databaseUrl: await (await thePostgres()).database() } : { dataDir: folder() }
}

/** Where a server of that kind keeps its rows. */
export async function place(kind: Kind): Promise<Pick<ServeOptions, 'dataDir' | 'databaseUrl'>> {
  if (kind === 'postgres') {
    const server = await thePostgres()
    return { databaseUrl: await server.database(await (model ??= makeModel(server))) }
  }
  const dataDir = folder()
  copyFileSync(await (modelFile ??= makeModelFile()), sqliteFile(dataDir))
  return { dataDir }
}

export async function startServer(options: ServeOptions): Promise<Served> {
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    games: SAMPLE,
    webRoot: null,
    logLevel: 'silent',
    limits: 0,
    // Whoever has a clock of their own may set it forward, which nobody tells the jobs.
    ...(options.now && { lookMs: 250 }),
    ...options,
  })
  open.push(served)
  return served
}

export async function closeAll(): Promise<void> {
  stopNodes()
  await Promise.all(open.splice(0).map((served) => served.close()))
  await (await postgres)?.stop()
  postgres = null
  model = null
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** Guests at a table of theirs, the game begun. */
export async function seated(
  base: string,
  count: number,
  wish: Partial<CreateTable> = {},
): Promise<{ id: string; clients: Client[]; info: TableInfo }> {
  const clients = await Promise.all(Array.from({ length: count }, (_, i) => Client.guest(base, `Player ${i}`)))
  const [first, ...rest] = clients as [Client, ...Client[]]
  const seats: CreateTable['seats'] = [{ kind: 'me' }, ...rest.map(() => ({ kind: 'open' as const }))]
  const made = await first.ask('createTable', { body: { game: 'sample', seats, ...wish } })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const { id, invite } = made.body
  for (const client of rest) {
    const joined = await client.ask('joinTable', { id, body: invite === null ? {} : { invite } })
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  }
  return { id, clients, info: (await first.ask('getTable', { id })).body }
}
