/** What goes by itself in time, and what is gone when somebody or something is deleted. */
import { gunzipSync } from 'node:zlib'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../jobs/sweep.ts'
import type { Me } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { type ClaimedJob, openStorage, type Schema, sqliteFile, type Storage } from '../storage/index.ts'
import { migrate } from '../storage/migrations.ts'
import { PERSON_PARTS, TABLE_PARTS, tableRemoval } from '../storage/parts.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { Client } from './client.ts'
import { bare, closeAll, KINDS, place, seated, startServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-ageing-'))
afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})
const DAY = 86_400_000

/** Every table there is, with its columns. */
async function columns(storage: Storage): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const tables = await storage.db.introspection.getTables()
  return tables.flatMap(({ name, columns: all }) => all.map((column) => ({ table: name, column: column.name })))
}

/** The tables in any row of which that text stands. */
async function mentions(storage: Storage, text: string): Promise<readonly string[]> {
  const names = [...new Set((await columns(storage)).map(({ table }) => table))]
  const found: string[] = []
  for (const name of names) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(storage.db)
    if (JSON.stringify(rows).includes(text)) found.push(name)
  }
  return found
}

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let rows: Storage
  beforeAll(async () => {
    const where = await place(kind)
    base = (await startServer(where)).url
    rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
  })
  afterAll(() => rows.close())

  /** Housekeeping as it would be done that much later. */
  const later = async (ms: number): Promise<void> => {
    const services = {
      storage: rows,
      now: () => Date.now() + ms,
      jobs: { postpone: () => Promise.resolve() },
    } as unknown as Services
    await sweep(services, { id: 'sweep', lease: 'x' } as ClaimedJob)
  }
  const count = async (table: keyof Schema): Promise<number> => {
    const { n } = await rows.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const idOf = async (client: Client): Promise<string> => (await client.get<{ me: Me }>('/api/me')).body.me.id

  test('one list names everything that belongs to a table or a person', async () => {
    const all = await columns(rows)
    const having = (column: string) => all.filter((each) => each.column === column).map(({ table }) => table)
    expect(having('table_id').toSorted()).toEqual([...TABLE_PARTS].toSorted())
    expect(having('person_id').toSorted()).toEqual([...PERSON_PARTS, 'seats'].toSorted())
  })

  test('somebody who is deleted is in no row any more, whatever they did', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    const person = await idOf(a)
    await a.post(`/api/tables/${id}/chat`, { text: 'farewell' })
    await a.put(`/api/tables/${id}/notes`, { text: 'secret plan' })
    const open = await a.post<{ id: string }>('/api/tables', {
      game: 'sample',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const other = await seated(base, 2)
    await a.post(`/api/tables/${other.id}/enter`, { invite: other.info.invite })
    await a.post(`/api/tables/${id}/resign`)
    await a.post(`/api/tables/${id}/rematch`)
    await expect.poll(() => mentions(rows, person)).toContain('notices')
    expect((await a.post('/api/me/delete', {})).status).toBe(200)
    expect(await mentions(rows, person)).toEqual([])
    expect((await b.get(`/api/tables/${id}/record`)).status).toBe(200)
    expect((await b.get<{ host: boolean }>(`/api/tables/${id}`)).body.host).toBe(true)
    expect(open.status).toBe(200)
  })

  test('a table that never began is in no row any more after sixty days', async () => {
    const a = await Client.guest(base)
    const { body } = await a.post<{ id: string; invite: string }>('/api/tables', {
      game: 'sample',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    const b = await Client.guest(base)
    await b.post(`/api/tables/${body.id}/join`, { invite: body.invite })
    await a.post(`/api/tables/${body.id}/chat`, { text: 'is anybody there' })
    await later(59 * DAY)
    expect(await mentions(rows, body.id)).toContain('tables')
    await later(61 * DAY)
    expect(await mentions(rows, body.id)).toEqual([])
  })

  test('a table of an evening goes two weeks after it, however long before it was made', async () => {
    const a = await Client.guest(base)
    const { body } = await a.post<{ id: string }>('/api/tables', {
      game: 'sample',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const evening = { at: Date.now() + 70 * DAY, zone: 'Europe/Prague', state: 'planned', sequence: 1 }
    await rows.db
      .updateTable('tables')
      .set({ evening: JSON.stringify(evening) })
      .where('id', '=', body.id)
      .execute()
    for (const days of [61, 71, 83]) {
      await later(days * DAY)
      expect(await mentions(rows, body.id)).toContain('tables')
    }
    await later(85 * DAY)
    expect(await mentions(rows, body.id)).toEqual([])
  })

  test('a table that has begun meanwhile is not deleted with what belongs to it', async () => {
    const { id } = await seated(base, 2)
    expect(await rows.write(tableRemoval(rows.db, id, 'open'))).toBe(false)
    expect(await mentions(rows, id)).toEqual(expect.arrayContaining(['tables', 'seats']))
  })

  test('guests who never played, faults, notices, old limits and snapshots of finished games age', async () => {
    const idle = await Client.guest(base, 'Nobody In Particular')
    // Who keeps an account keeps it, and whom the host has shut out is not forgotten.
    const [kept, shut] = await Promise.all([Client.guest(base, 'A'), Client.guest(base, 'A')])
    const body = { name: `Cecily Neville ${kind}`, password: 'a rose by any name' }
    expect((await kept.ask('createAccount', { body })).status).toBe(200)
    const staying = await Promise.all([kept, shut].map(idOf))
    await rows.db.updateTable('persons').set({ banned_at: 1 }).where('id', '=', staying[1]!).execute()
    const { id, clients } = await seated(base, 2)
    const player = await idOf(clients[0]!)
    await rows.db
      .insertInto('faults')
      .values({ id: `f-${id}`, table_id: id, at: Date.now(), detail: '{}' })
      .execute()
    await rows.db.insertInto('snapshots').values({ table_id: id, length: 1, body: '{}' }).execute()
    await rows.db
      .insertInto('limits')
      .values({ id: `old ${id}`, points: 1, expires_at: Date.now() + 1000 })
      .execute()
    await later(2 * DAY)
    // The game still runs: its snapshot is of use.
    expect(await mentions(rows, `old ${id}`)).toEqual([])
    expect(await count('snapshots')).toBeGreaterThan(0)
    await clients[0]!.post(`/api/tables/${id}/resign`)
    // All that this table has to tell: what comes after housekeeping is not what it left behind.
    const told = async () => {
      const notices = await rows.db.selectFrom('notices').select('kind').where('table_id', '=', id).execute()
      return notices.map(({ kind }) => kind).toSorted()
    }
    const all = ['finished', 'finished', 'started', 'started']
    await expect.poll(told).toEqual(all)
    await later(2 * DAY)
    expect(await count('snapshots')).toBe(0)
    expect(await mentions(rows, await idOf(idle))).toContain('persons')
    await later(31 * DAY)
    expect(await mentions(rows, 'Nobody In Particular')).toEqual([])
    for (const id of staying) expect(await mentions(rows, id)).toContain('persons')
    expect(await count('faults')).toBeGreaterThan(0)
    expect(await told()).toEqual(all)
    await later(91 * DAY)
    expect([await count('faults'), await told()]).toEqual([0, []])
    expect(await mentions(rows, player)).toContain('persons')
    expect((await clients[1]!.get(`/api/tables/${id}/record`)).status).toBe(200)
  })

  test('what is good for a while is there until then, and not any longer', async () => {
    const person_id = await idOf(await Client.guest(base))
    const now = Date.now()
    const ways = ['sessions', 'limits', 'resets', 'challenges', 'shut_doors'] as const
    for (const [id, until] of [
      [`sooner ${kind}`, now + DAY],
      [`later ${kind}`, now + 3 * DAY],
    ] as const) {
      const session = { kind: 'token' as const, label: '', created_at: now, seen_at: now, household: null }
      const { db } = rows
      await db
        .insertInto('sessions')
        .values({ id, token_hash: id, person_id, expires_at: until, proved_at: null, ...session })
        .execute()
      await db.insertInto('limits').values({ id, points: 1, expires_at: until }).execute()
      await db.insertInto('resets').values({ token_hash: id, person_id, made_at: now, expires_at: until }).execute()
      await db
        .insertInto('challenges')
        .values({ id, person_id, kind: 'add', challenge: id, expires_at: until })
        .execute()
      await db.insertInto('shut_doors').values({ household: id, person_id, until }).execute()
    }
    const there = async (id: string) => (await mentions(rows, `${id} ${kind}`)).toSorted()
    await later(0)
    expect([await there('sooner'), await there('later')]).toEqual([[...ways].toSorted(), [...ways].toSorted()])
    await later(2 * DAY)
    expect([await there('sooner'), await there('later')]).toEqual([[], [...ways].toSorted()])
  })

  test('accounts that look alike from before keep their names; no third can be made', async () => {
    const where = await bare(kind)
    const target = '0002-notices'
    const old = await (where.databaseUrl
      ? openPostgres({ url: where.databaseUrl, onError: () => undefined, target })
      : openSqlite(sqliteFile(where.dataDir ?? ''), target))
    const names = ['Warwick', 'Wаrwick', 'Clarence']
    for (const [i, name] of names.entries())
      await sql`insert into persons (id, name, name_key, password, preferences, created_at, seen_at)
        values (${`p${i}`}, ${name}, ${name.toLowerCase()}, null, '{}', ${i}, ${i})`.execute(old.db)
    // Whoever came first has the name, in whatever order the rows lie; guests may look like anybody.
    for (const [id, key, at] of [
      ['young', 'york', 9],
      ['old', 'yоrk', 8],
      ['guest', null, 10],
    ] as const)
      await sql`insert into persons (id, name, name_key, password, preferences, created_at, seen_at)
        values (${id}, 'York', ${key}, null, '{}', ${at}, ${at})`.execute(old.db)
    await migrate(old.db)
    const looks = await old.db.selectFrom('persons').select(['id', 'skeleton']).execute()
    const look = (id: string) => looks.find((row) => row.id === id)?.skeleton
    expect([look('old'), look('guest'), look('young')]).toEqual(['york', 'york', 'york young'])
    await old.close()
    const served = await startServer(where)
    const guest = (name: string) => new Client(served.url).post('/api/guests', { name }).then(({ status }) => status)
    expect(await Promise.all(['Warwick', 'Wаrwick', 'C1arence', 'Margaret'].map(guest))).toEqual([409, 409, 409, 200])
  })
})

test('a house of commit 7fde53f is brought to this schema, and nothing of it is lost', async () => {
  const dataDir = join(folder, '7fde53f')
  const packed = readFileSync(new URL('../../proofs/houses/7fde53f.sqlite.gz', import.meta.url))
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'roses.sqlite'), gunzipSync(packed))
  const storage = await openStorage({ dataDir })
  const persons = await storage.db.selectFrom('persons').selectAll().execute()
  expect(persons.length).toBeGreaterThan(0)
  for (const person of persons) expect(person.skeleton).not.toBe(null)
  await storage.close()
})
