/** Moving house: everything goes from one kind of database to the other and back, and whoever sat at a table plays on. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quick } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { TableInfo } from '../protocol/index.ts'
import { startPostgres, type TestPostgres } from '../scripts/postgres.ts'
import { exportHouse, importHouse, serve, type Served, type ServeOptions } from '../server/main.ts'
import { migrations } from '../server/storage/migrations.ts'
import { Client } from '../server/tests/client.ts'

const ACTS = 12
const folder = mkdtempSync(join(tmpdir(), 'roses-moving-'))
const dice = quick(11)
let postgres: TestPostgres
let people: Client[]
const tables: string[] = []
const first = join(folder, 'first')
const exported = join(folder, 'first.house')
let names = 0
const fresh = (): string => join(folder, `house${names++}`)

const open = (where: ServeOptions): Promise<Served> =>
  serve({ port: 0, host: '127.0.0.1', webRoot: null, logLevel: 'silent', limits: 0, ...where })

interface Asked {
  readonly number: number
  readonly awaiting: readonly number[]
  readonly legal: readonly string[]
}

/** All play at random. */
async function play(served: Served, id: string, acts: number): Promise<number> {
  for (const each of people) each.base = served.url
  let played = 0
  for (let tries = 0; played < acts && tries < 10 * acts; tries++) {
    const [seat] = (await people[0]!.get<Asked>(`/api/tables/${id}/state`)).body.awaiting
    if (seat === undefined) break
    const { number, legal } = (await people[seat]!.get<Asked>(`/api/tables/${id}/state`)).body
    // Between two looks, or before the act arrives, the table may have played what nobody has to decide.
    if (legal.length === 0) continue
    const steps = [legal[dice.int(legal.length)]!]
    const done = await people[seat]!.post(`/api/tables/${id}/act`, { id: `a${dice.int(1e9)}`, number, steps })
    if (done.status === 409) continue
    expect(done).toMatchObject({ status: 200 })
    played++
  }
  return played
}

const keyOf = async (served: Served): Promise<unknown> =>
  (await new Client(served.url).get('/.well-known/rose-and-crown.json')).body

beforeAll(async () => {
  postgres = await startPostgres()
  const served = await open({ dataDir: first })
  const fewest = catalogue.map(({ about }) => Math.min(...about.seatCounts))
  const names = ['Anna', 'Božena', 'Zoë', 'Ødger', 'Jürgen', 'Łucja'].slice(0, Math.max(2, ...fewest))
  people = await Promise.all(names.map((name) => Client.guest(served.url, name)))
  for (const { about } of catalogue) {
    const company = people.slice(0, Math.max(2, Math.min(...about.seatCounts)))
    const seats = company.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
    const clock = { kind: 'days', days: 3, overdue: 'idle' }
    const { id, invite } = (await people[0]!.post<TableInfo>('/api/tables', { game: about.id, seats, clock })).body
    for (const each of company.slice(1)) await each.post(`/api/tables/${id}/join`, { invite })
    expect(await play(served, id, ACTS)).toBe(ACTS)
    await people[0]!.post(`/api/tables/${id}/chat`, { text: `Příliš žluťoučký ☕ ${about.id} 'quoted' "twice"` })
    await people[1]!.put(`/api/tables/${id}/notes`, { text: 'line one\nline two' })
    tables.push(id)
  }
  await people[0]!.post('/api/me/account', { name: 'Anna', password: 'a long enough password' })
  await served.close()
  await exportHouse({ dataDir: first, to: exported })
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a house with running tables of every game goes from SQLite to PostgreSQL and back, and the exports are the same to the byte', async () => {
  const databaseUrl = await postgres.database()
  const moved = await importHouse({ dataDir: fresh(), databaseUrl, from: exported })
  // What was played by hand, and what the tables played by themselves.
  const source = new DatabaseSync(join(first, 'roses.sqlite'), { readOnly: true })
  const rows = source.prepare('select count(*) as n from entries').get()?.['n']
  source.close()
  expect(rows).toBeGreaterThanOrEqual(ACTS * catalogue.length)
  expect(moved.find(({ table }) => table === 'entries')?.rows).toBe(rows)
  const second = `${fresh()}.house`
  expect(await exportHouse({ dataDir: fresh(), databaseUrl, to: second })).toEqual(moved)
  const back = fresh()
  expect(await importHouse({ dataDir: back, from: second })).toEqual(moved)
  const third = `${fresh()}.house`
  expect(await exportHouse({ dataDir: back, to: third })).toEqual(moved)
  const text = gunzipSync(readFileSync(exported))
  for (const file of [second, third]) expect(gunzipSync(readFileSync(file)).equals(text)).toBe(true)
  for (const where of [{ databaseUrl }, { dataDir: back }]) {
    const served = await open(where)
    for (const id of tables) expect(await play(served, id, 3)).toBe(3)
    const { lines } = (await people[1]!.get<{ lines: { text: string }[] }>(`/api/tables/${tables[0]}/chat`)).body
    expect(lines[0]!.text).toContain('Příliš žluťoučký ☕')
    await served.close()
  }
})

test('people stay signed in, and the house keeps the key it signs records with', async () => {
  const before = await open({ dataDir: first })
  const key = await keyOf(before)
  await before.close()
  const databaseUrl = await postgres.database()
  await importHouse({ dataDir: fresh(), databaseUrl, from: exported })
  const after = await open({ databaseUrl })
  expect(await keyOf(after)).toEqual(key)
  for (const each of people) each.base = after.url
  expect((await people[0]!.get('/api/me')).body).toMatchObject({ me: { name: 'Anna', guest: false } })
  const fromAnywhere = new Client(after.url)
  const signedIn = await fromAnywhere.post('/api/sessions', { name: 'Anna', password: 'a long enough password' })
  expect(signedIn.status).toBe(200)
  await after.close()
})

test('no table of the database is left behind, in either of them', async () => {
  const database = new DatabaseSync(join(first, 'roses.sqlite'), { readOnly: true })
  const inFile = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%' order by name")
    .all()
    .map((row) => row['name'])
  database.close()
  const databaseUrl = await postgres.database()
  const moved = await importHouse({ dataDir: fresh(), databaseUrl, from: exported })
  expect(moved.map(({ table }) => table)).toEqual(inFile)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'",
  )
  await client.end()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(inFile)
})

test('a house of commit 7fde53f moves to PostgreSQL and is brought to the newest schema there', async () => {
  const old = fresh()
  mkdirSync(old)
  const packed = readFileSync(new URL('houses/7fde53f.sqlite.gz', import.meta.url))
  writeFileSync(join(old, 'roses.sqlite'), gunzipSync(packed))
  const file = join(folder, 'old.house')
  const counted = await exportHouse({ dataDir: old, to: file })
  const databaseUrl = await postgres.database()
  expect(await importHouse({ dataDir: fresh(), databaseUrl, from: file })).toEqual(counted)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  await client.end()
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
  const served = await open({ databaseUrl })
  const made = JSON.parse(readFileSync(new URL('houses/7fde53f.json', import.meta.url), 'utf8')) as {
    cookies: string[]
    finished: { id: string; record: string }[]
  }
  const reader = Object.assign(new Client(served.url), { cookie: made.cookies[0]! })
  for (const { id, record } of made.finished)
    expect((await reader.get<string>(`/api/tables/${id}/record`)).body).toBe(record)
  await served.close()
})

test('an export that is cut short, changed, foreign or newer is refused in one sentence, and nothing is changed', async () => {
  const bytes = readFileSync(exported)
  const text = gunzipSync(bytes).toString()
  const lines = text.trimEnd().split('\n')
  const half = /is damaged or only half an export; nothing was changed/
  const newer = lines[0]!.replace('"0001-tables"', '"0001-tables","9999-future"')
  const bad: readonly (readonly [string, Buffer | string, RegExp])[] = [
    ['half', bytes.subarray(0, bytes.length / 2), half],
    ['without-its-last-bytes', bytes.subarray(0, -9), half],
    ['without-its-last-line', gzipSync(lines.slice(0, -1).join('\n')), half],
    ['without-a-row', gzipSync(text.replace(/^\[.*\n/m, '')), half],
    ['changed', gzipSync(text.replace('Anna', 'Anne')), half],
    ['more', gzipSync(`${text}["x"]\n`), half],
    ['diary', 'dear diary', /is not an export of a house/],
    ['other', gzipSync('{"house":"of cards"}\n'), /is not an export of a house/],
    ['empty', gzipSync(''), /is not an export of a house/],
    ['format', gzipSync(text.replace('"format":1', '"format":2')), /newer version of Rose & Crown/],
    ['newer', gzipSync([newer, ...lines.slice(1)].join('\n')), /newer version of Rose & Crown/],
  ]
  const databaseUrl = await postgres.database()
  for (const [name, content, why] of bad) {
    const from = join(folder, name)
    writeFileSync(from, content)
    const dataDir = fresh()
    for (const where of [{ dataDir }, { dataDir, databaseUrl }]) {
      const error = await importHouse({ ...where, from }).then(
        () => null,
        (refused: unknown) => refused as Error,
      )
      expect([name, error?.message]).toEqual([name, expect.stringMatching(why)])
      expect(error?.message.split('\n')).toHaveLength(1)
    }
    expect(existsSync(dataDir)).toBe(false)
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
  await client.end()
  expect(rows).toEqual([])
})

test('a house is not imported over another, nor exported from a folder that was mistyped', async () => {
  const before = readFileSync(join(first, 'roses.sqlite'))
  await expect(importHouse({ dataDir: first, from: exported })).rejects.toThrow('There is a database at')
  expect(readFileSync(join(first, 'roses.sqlite')).equals(before)).toBe(true)
  const databaseUrl = await postgres.database()
  await importHouse({ dataDir: fresh(), databaseUrl, from: exported })
  await expect(importHouse({ dataDir: fresh(), databaseUrl, from: exported })).rejects.toThrow(
    /not empty.*nothing was changed/,
  )
  const mistyped = fresh()
  await expect(exportHouse({ dataDir: mistyped, to: join(folder, 'x.house') })).rejects.toThrow(
    'There is no database at',
  )
  await expect(exportHouse({ dataDir: first, to: exported })).rejects.toThrow('exists already')
  await expect(importHouse({ dataDir: mistyped, from: join(folder, 'nowhere') })).rejects.toThrow('There is no file')
  for (const path of [mistyped, join(folder, 'x.house')]) expect(existsSync(path)).toBe(false)
})
