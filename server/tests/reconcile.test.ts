/** Whatever must be planned and is not is found: nobody waits for ever because a row got lost. */
import { afterAll, describe, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/index.ts'
import { reconcile } from '../jobs/reconcile.ts'
import type { Services } from '../services.ts'
import { type NewJob, openStorage, type Storage } from '../storage/index.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const bots = ['page', 'page'].map((level) => ({ kind: 'bot', level }))
const blitz = { kind: 'live', perMove: 0, reserve: 2, increment: 0, overdue: 'lose' } as const

async function loseJobs({ db }: Storage): Promise<void> {
  await db.deleteFrom('jobs').execute()
}

describe.each(KINDS)('on %s', (kind) => {
  test('bots play on, clocks run out and agreed ends come although their jobs were lost', async () => {
    const where = await place(kind)
    const before = await startServer(where)
    const me = await Client.guest(before.url)
    const playing = await Promise.all(
      Array.from({ length: 3 }, () =>
        me.post<TableInfo>('/api/tables', { game: 'sample', options: { rounds: '40' }, seats: bots }),
      ),
    )
    const timed = await seated(before.url, 2, { clock: blitz })
    const agreed = await seated(before.url, 2)
    await before.close()
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const draw = { kind: 'draw' as const, by_seat: 0, target: null, level: null, agreed: '[0,1]', created_at: 1 }
    await rows.db
      .insertInto('proposals')
      .values({ ...draw, table_id: agreed.id })
      .execute()
    await loseJobs(rows)

    // Several nodes find the same.
    const nodes = await Promise.all([where, ...(kind === 'postgres' ? [where] : [])].map(startServer))
    me.base = nodes[0]!.url
    for (const { body } of playing)
      await expect.poll(async () => (await me.ask('getTable', { id: body.id })).body.status).toBe('finished')
    for (const [{ id, clients }, reason] of [[timed, 'timeout'] as const, [agreed, 'agreed-draw'] as const]) {
      clients[0]!.base = nodes[0]!.url
      await expect.poll(async () => (await clients[0]!.ask('getTable', { id })).body.outcome).toMatchObject({ reason })
      const ends = await rows.db
        .selectFrom('entries')
        .select('n')
        .where('table_id', '=', id)
        .where('kind', '=', 'end')
        .execute()
      expect(ends).toHaveLength(1)
    }
    expect(await rows.db.selectFrom('jobs').select('id').where('kind', '=', 'sweep').execute()).toEqual([
      { id: 'sweep' },
    ])
    await rows.close()
  })

  test('a pause ends when it was told to, and a game begins without who does not open, although their jobs were lost', async () => {
    const where = await place(kind)
    const before = await startServer(where)
    const paused = await seated(before.url, 2, { clock: { kind: 'days', days: 2, overdue: 'lose' } })
    const [a, b] = paused.clients as [Client, Client]
    await a.ask('propose', { id: paused.id, body: { kind: 'pause' } })
    await b.vote(paused.id, 'pause', true)
    await a.ask('propose', { id: paused.id, body: { kind: 'resume' } })
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'page' }]
    const body = { game: 'sample', seats, commitment: 'ab'.repeat(32) }
    const opening = (await a.ask('createTable', { body })).body
    expect(opening.dice.opening).not.toBe(null)
    await before.close()
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    // Both have waited for longer than was told.
    await rows.db.updateTable('proposals').set({ created_at: 1 }).where('table_id', '=', paused.id).execute()
    await rows.db.updateTable('tables').set({ opening_at: 1 }).where('id', '=', opening.id).execute()
    await loseJobs(rows)
    await rows.close()
    a.base = (await startServer(where)).url
    const page = async (id: string) => (await a.ask('getTable', { id })).body
    await expect.poll(async () => (await page(paused.id)).paused).toBe(false)
    await expect.poll(async () => (await page(opening.id)).status).toBe('playing')
    expect((await page(opening.id)).dice.seats[0]?.way).toBe('withheld')
  })

  test('a running house finds them too', async () => {
    const where = await place(kind)
    const served = await startServer({ ...where, reconcileMs: 100 })
    const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
    const { id, clients } = await seated(served.url, 2, { clock: blitz })
    await loseJobs(rows)
    await expect
      .poll(async () => (await clients[0]!.ask('getTable', { id })).body.outcome)
      .toMatchObject({ reason: 'timeout' })
    await rows.close()
  })
})

test('what is found missing is planned, once, and whoever carries out jobs is told when', async () => {
  const where = await place('sqlite')
  const before = await startServer(where)
  await seated(before.url, 2, { clock: { kind: 'days', days: 2, overdue: 'lose' } })
  await before.close()
  const storage = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
  await loseJobs(storage)
  const told: string[] = []
  const schedule = (jobs: readonly NewJob[]): void =>
    void told.push(...jobs.map(({ kind, runAt }) => `${kind} ${runAt}`))
  const services = { storage, now: () => 1000, log: { warn: () => undefined }, jobs: { schedule } }
  await reconcile(services as unknown as Services)
  const planned = storage.db.selectFrom('jobs').select(['kind', 'run_at']).orderBy('kind')
  const rows = await planned.execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['clock', 'sweep'])
  expect(told.toSorted()).toEqual(rows.map(({ kind, run_at }) => `${kind} ${run_at}`))
  await reconcile(services as unknown as Services)
  expect(await planned.execute()).toEqual(rows)
  await storage.close()
})

test('several nodes that find the same missing plan it once', async () => {
  const where = await place('sqlite')
  const before = await startServer(where)
  const host = await Client.guest(before.url)
  const { clients } = await seated(before.url, 2, { clock: { kind: 'days', days: 2, overdue: 'lose' } })
  expect(clients).toHaveLength(2)
  // A bot that waits for somebody, and is not asked as long as they have not come.
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 'page' }]
  const { id } = (await host.ask('createTable', { body: { game: 'sample', seats } })).body
  await before.close()
  const storage = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
  const asked = storage.db.updateTable('tables').set({ status: 'playing', setup: '{}' }).where('id', '=', id)
  await asked.execute()
  await storage.db.updateTable('seats').set({ rank: 0 }).where('table_id', '=', id).where('seat', '=', 1).execute()
  await loseJobs(storage)
  const node = (now: number) =>
    reconcile({
      storage,
      now: () => now,
      log: { warn: () => undefined },
      jobs: { schedule: () => undefined },
    } as unknown as Services)
  await Promise.all([node(1000), node(1001)])
  const kinds = await storage.db.selectFrom('jobs').select('kind').orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['bot', 'clock', 'sweep'])
  await storage.close()
})
