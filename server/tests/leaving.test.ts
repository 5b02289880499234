/** Who goes while something else goes on: what of theirs was on its way, and by what way nobody comes back. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me, TableInfo } from '../../protocol/index.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { PERSON_PARTS } from '../storage/parts.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, startServer } from './test-server.ts'

afterAll(closeAll)

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  let rows: Storage
  beforeAll(async () => {
    const where = await place(kind)
    base = (await startServer(where)).url
    rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
  })
  afterAll(() => rows.close())

  const idOf = async (client: Client): Promise<string> => (await client.get<{ me: Me }>('/api/me')).body.me.id
  const made = async (host: Client, more: object = {}): Promise<TableInfo> =>
    (
      await host.post<TableInfo>('/api/tables', {
        game: 'sample',
        public: true,
        autoStart: false,
        seats: [{ kind: 'me' }, { kind: 'open' }],
        ...more,
      })
    ).body
  const seatsAt = (table: string) =>
    rows.db
      .selectFrom('seats')
      .select(['kind', 'person_id', 'name'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()

  /** The parts that have rows of that person, and their seats and tables. */
  const left = async (person: string): Promise<readonly string[]> => {
    const counted = await Promise.all(
      (['seats', ...PERSON_PARTS] as const).map(async (part) => {
        const of = await rows.db
          .selectFrom(part as 'seats')
          .selectAll()
          .where('person_id', '=', person)
          .execute()
        return of.length > 0 ? [part] : []
      }),
    )
    const hosted = await rows.db.selectFrom('tables').select('id').where('host_id', '=', person).execute()
    return [...counted.flat(), ...(hosted.length > 0 ? ['tables'] : [])]
  }

  test('what somebody had asked for when they were deleted leaves nothing of them a moment later', async () => {
    const host = await Client.guest(base)
    for (let round = 0; round < 3; round++) {
      const leaver = await Client.guest(base)
      const id = await idOf(leaver)
      const tables = await Promise.all(Array.from({ length: 5 }, () => made(host)))
      await Promise.all([
        leaver.post('/api/me/delete', {}),
        ...tables.map((table) => leaver.post(`/api/tables/${table.id}/join`, {})),
        made(leaver),
        leaver.put(`/api/tables/${tables[0]!.id}/notes`, { text: 'a secret plan' }),
        leaver.post(`/api/tables/${tables[0]!.id}/chat`, { text: 'farewell' }),
      ])
      await expect.poll(() => left(id)).toEqual([])
      for (const table of tables) expect(await seatsAt(table.id)).toMatchObject([{ kind: 'person' }, { kind: 'open' }])
      await sleep(5)
    }
  })

  test('signing in is no way past a block: from a seat the account would not be let take it gets up again', async () => {
    const [host, pest, other] = await Promise.all([Client.guest(base), Client.guest(base), Client.guest(base)])
    const account = { name: `Pest ${kind}`, password: 'a rose by any name' }
    expect((await pest.ask('createAccount', { body: account })).status).toBe(200)
    const [hostId, pestId, otherId] = await Promise.all([host, pest, other].map(idOf))
    const open = await made(host)
    const running = await made(host)
    const others = await made(other)
    await rows.db.insertInto('blocks').values({ person_id: hostId!, blocked_id: pestId!, at: 1 }).execute()
    expect((await pest.post(`/api/tables/${open.id}/join`, {})).status).toBe(404)
    const guest = await Client.guest(base)
    for (const { id } of [open, running, others])
      expect((await guest.post(`/api/tables/${id}/join`, {})).status).toBe(200)
    expect((await host.post(`/api/tables/${running.id}/start`)).status).toBe(200)
    // Whom the guest has met only now keeps them as they are.
    await other.post(`/api/tables/${others.id}/start`)
    await rows.db
      .insertInto('blocks')
      .values({ person_id: otherId!, blocked_id: await idOf(guest), at: 1 })
      .execute()
    expect((await guest.post('/api/sessions', account)).status).toBe(200)
    expect(await seatsAt(open.id)).toMatchObject([{ kind: 'person' }, { kind: 'open', person_id: null, name: null }])
    expect(await seatsAt(running.id)).toMatchObject([{ person_id: hostId }, { kind: 'bot', person_id: null }])
    expect(await seatsAt(others.id)).toMatchObject([{ person_id: otherId }, { kind: 'person', person_id: pestId }])
  })
})

test('whom the host has blocked gets up at one node and does not sit down again at another in the same breath', async () => {
  const where = await place('postgres')
  const [one, two] = [await startServer(where), await startServer(where)]
  const rows = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  let left = 0
  let again = 0
  for (let i = 0; i < 20; i++) {
    const [host, pest] = await Promise.all([Client.guest(one.url), Client.guest(one.url)])
    const table = (
      await host.post<TableInfo>('/api/tables', {
        game: 'sample',
        public: true,
        autoStart: false,
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
    ).body
    await pest.post(`/api/tables/${table.id}/join`, {})
    const [person_id, blocked_id] = await Promise.all(
      [host, pest].map(async (each) => (await each.get<{ me: Me }>('/api/me')).body.me.id),
    )
    await rows.db.insertInto('blocks').values({ person_id: person_id!, blocked_id: blocked_id!, at: 1 }).execute()
    const there = new Client(two.url)
    there.cookie = pest.cookie
    await there.get(`/api/tables/${table.id}`)
    const leaving = pest.post(`/api/tables/${table.id}/leave`)
    await sleep(i % 5)
    const joining = Array.from({ length: 4 }, () => there.post(`/api/tables/${table.id}/join`, {}))
    const [gone, ...back] = await Promise.all([leaving, ...joining])
    if (gone.status === 200) left++
    if (gone.status === 200 && back.some(({ status }) => status === 200)) again++
  }
  await rows.close()
  expect([left > 0, again]).toEqual([true, 0])
})
