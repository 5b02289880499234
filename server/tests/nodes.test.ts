/** Two nodes, one PostgreSQL: any node serves any table, and races are settled by the database. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateHash } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { Hub } from '../live/hub.ts'
import { markSeen, writeSeen } from '../tables/presence.ts'
import { openStorage } from '../storage/index.ts'
import { TableRegistry } from '../tables/registry.ts'
import { catchUpChat, pollChat } from '../tables/talk.ts'
import { Client } from './client.ts'
import { closeAll, startServer, place, SAMPLE, seated, thePostgres } from './test-server.ts'
import { Player } from './player.ts'
import { type NodeProcess, startNode } from './process.ts'
import { catalogue } from './sample.ts'

const TABLES = 20
/** Acts at each table; a minute's worth on demand: NODES_ACTS=80. */
const ACTS = Number(process.env['NODES_ACTS'] ?? 8)
const game = await catalogue[0]!.load()
let where: { databaseUrl?: string | undefined }
let nodes: NodeProcess[] = []

beforeAll(async () => {
  // One of the tests restarts it.
  await thePostgres({ own: true })
  where = await place('postgres')
  nodes = await Promise.all([
    startNode({ ...where, port: 0, games: SAMPLE }),
    startNode({ ...where, port: 0, games: SAMPLE }),
  ])
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGKILL')))
  await closeAll()
})

test('a move made on one node is told on the other, and chat and pages cross too', async () => {
  const { id, clients } = await seated(nodes[0]!.url, 2)
  const [a, b] = clients as [Client, Client]
  b.base = nodes[1]!.url
  const [left, right] = await Promise.all([a.live(), b.live()])
  await left.open(id)
  await right.open(id)
  await left.act(id, [left.legal(game, id)[0]!])
  await right.until(id, (state) => state.number === 1)
  const heard = left.wait((message) => message.tell === 'chat')
  expect((await b.post(`/api/tables/${id}/chat`, { text: 'from the other side' })).status).toBe(200)
  expect(await heard).toMatchObject({ line: { text: 'from the other side' } })
  const told = left.wait((message) => message.tell === 'table' && message.info.proposals.length > 0)
  expect((await b.post(`/api/tables/${id}/propose`, { kind: 'draw' })).status).toBe(200)
  await told
  // What A reads away in one tab is read in the other, at whatever node that is.
  const read = left.wait((message) => message.tell === 'read')
  a.base = nodes[1]!.url
  await a.ask('clearNotices')
  expect(await read).toMatchObject({ table: null })
  a.base = nodes[0]!.url
  // Acting through a node that has not heard of the last change yet is not refused as stale.
  const state = (await a.ask('getState', { id })).body
  expect(state.number).toBe(1)
  expect([...left.faults, ...right.faults]).toEqual([])
  left.close()
  right.close()
})

test('what is said at another node while the first listener comes is told to them, whoever looks first', async () => {
  const storage = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  const { id, clients } = await seated(nodes[0]!.url, 2)
  const heard: string[] = []
  const hub = { viewers: () => [0], tellChat: (_: unknown, line: { text: string }) => heard.push(line.text) }
  const parts = { storage, hub, now: Date.now } as unknown as Services
  const table = await Object.assign(parts, { tables: new TableRegistry(parts) }).tables.find(id)
  const say = async (text: string) =>
    expect((await clients[0]!.post(`/api/tables/${id}/chat`, { text })).status).toBe(200)
  // Nobody here has counted a line yet: neither the look at the rows nor the hint may take it for one that was heard.
  await say('welcome')
  await pollChat(parts)
  await catchUpChat(parts, table)
  expect(heard).toEqual(['welcome'])
  await say('your turn')
  await Promise.all([pollChat(parts), pollChat(parts)])
  expect(heard).toEqual(['welcome', 'your turn'])
  await storage.close()
})

test('twenty tables, both nodes at once: nothing missing, nothing doubled, the same hash everywhere', async () => {
  const urls = nodes.map((node) => node.url)
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, i) => seated(urls[i % 2]!, 2, { options: { rounds: '40' } })),
  )
  const total = (): number => players.reduce((sum, player) => sum + player.acknowledged, 0)
  const stop = () => total() >= TABLES * ACTS
  const players: readonly Player[] = tables.flatMap(({ id, clients }, t) =>
    clients.map((client, seat) => new Player(client, id, game, seat === 0 ? urls : urls.toReversed(), t * 10 + seat)),
  )
  await Promise.all(players.map((player) => player.play(stop)))
  expect(players.flatMap((player) => player.faults)).toEqual([])
  const rows = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  for (const { id, clients } of tables) {
    const ids = await rows.db
      .selectFrom('entries')
      .select(['n', 'move_id'])
      .where('table_id', '=', id)
      .orderBy('n')
      .execute()
    expect(ids.map((row) => row.n)).toEqual(ids.map((_, n) => n))
    expect(new Set(ids.map((row) => row.move_id)).size).toBe(ids.length)
    const acknowledged = players
      .filter((player) => player.table === id)
      .reduce((sum, player) => sum + player.acknowledged, 0)
    expect(ids.length).toBe(acknowledged)
    for (const client of clients) {
      const seen = await Promise.all(
        urls.map(async (url) => {
          client.base = url
          return (await client.ask('getState', { id })).body
        }),
      )
      expect(seen[0]!.hash).toBe(seen[1]!.hash)
      expect(stateHash(seen[0]!.view)).toBe(seen[0]!.hash)
      expect(seen[0]!.number).toBe(seen[1]!.number)
    }
  }
  await rows.close()
})

test('when a node is killed its sockets resume on the other, and its bots’ turns are taken up there', async () => {
  const urls = nodes.map((node) => node.url)
  const me = await Client.guest(urls[0]!)
  const bots = (
    await me.post<TableInfo>('/api/tables', {
      game: 'sample',
      seats: [
        { kind: 'bot', level: 'page' },
        { kind: 'bot', level: 'page' },
      ],
    })
  ).body
  const { id, clients } = await seated(urls[0]!, 2)
  const players = clients.map((client, seat) => new Player(client, id, game, urls, seat + 500))
  const whole = Promise.all(players.map((player) => player.play()))
  await expect.poll(() => players[0]!.acknowledged, { interval: 5 }).toBeGreaterThan(1)
  await nodes[0]!.kill('SIGKILL')
  await whole
  expect(players.flatMap((player) => player.faults)).toEqual([])
  me.base = urls[1]!
  await expect.poll(async () => (await me.ask('getTable', { id: bots.id })).body.status).toBe('finished')
})

test('a job is carried out by one node only', async () => {
  const [one, two] = await Promise.all([
    startServer(await place('postgres').then((fresh) => (where = fresh))),
    startServer(where),
  ])
  const clock = { kind: 'live', perMove: 0, reserve: 1, increment: 0, overdue: 'lose' } as const
  const tables = await Promise.all(Array.from({ length: 6 }, (_, i) => seated([one, two][i % 2]!.url, 2, { clock })))
  for (const { id, clients } of tables)
    await expect.poll(async () => (await clients[0]!.ask('getTable', { id })).body.outcome?.reason).toBe('timeout')
  const rows = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  const ends = await rows.db.selectFrom('entries').select('table_id').where('kind', '=', 'end').execute()
  expect(ends.length).toBe(tables.length)
  await rows.close()
})

test('noting who is here waits for no act, and is made up for afterwards', async () => {
  const storage = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  const served = await startServer(where)
  const tables = await Promise.all([seated(served.url, 2), seated(served.url, 2)])
  const [busy, free] = tables.map(({ id }) => id) as [string, string]
  const parts = { storage, hub: new Hub(Date.now, 0), now: () => 5 } as unknown as Services
  const registry = Object.assign(parts, { tables: new TableRegistry(parts) }).tables
  for (const id of [busy, free]) markSeen(parts, await registry.find(id), 0)
  const seenAt = async (): Promise<number[]> => {
    const rows = await storage.db.selectFrom('seats').select('seen_at').where('seat', '=', 0).execute()
    return rows.map((row) => row.seen_at).filter((at) => at === 5)
  }
  await storage.db.transaction().execute(async (act) => {
    await act.updateTable('seats').set({ rank: 0 }).where('table_id', '=', busy).execute()
    await writeSeen(parts, false)
    expect(await seenAt()).toHaveLength(1)
  })
  await writeSeen(parts, false)
  expect(await seenAt()).toHaveLength(2)
  await storage.close()
})

test('a notice that is no hint is passed over', async () => {
  const storage = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  const heard: unknown[] = []
  storage.onHint((hint) => heard.push(hint))
  const other = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  await expect
    .poll(async () => {
      for (const text of ['garbage', 'null', '7', '{}', ''])
        await sql`select pg_notify('roses', ${text})`.execute(other.db)
      other.hint({ chat: ['here'] })
      return heard.length
    })
    .toBeGreaterThan(0)
  expect(heard[0]).toMatchObject({ chat: ['here'] })
  await Promise.all([storage.close(), other.close()])
})

test('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
  const rows = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  const own = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const broken = rows.db.transaction().execute(async (held) => {
    const { pid } = (await own.execute(held)).rows[0]!
    await sql`select pg_terminate_backend(${pid})`.execute(rows.db)
    await new Promise((soon) => setTimeout(soon, 200))
    await own.execute(held)
  })
  await expect(broken).rejects.toThrow()
  expect((await own.execute(rows.db)).rows).toHaveLength(1)
  await rows.close()
})

test('PostgreSQL is restarted under a running game: the players play on and nothing is lost or doubled', async () => {
  const served = await startServer(await place('postgres').then((fresh) => (where = fresh)))
  const { id, clients } = await seated(served.url, 2, { options: { rounds: '40' } })
  const players = clients.map((client, seat) => new Player(client, id, game, [served.url], seat + 900))
  const whole = Promise.all(players.map((player) => player.play()))
  await expect.poll(() => players[0]!.acknowledged, { interval: 5 }).toBeGreaterThan(3)
  await (await thePostgres()).restart()
  await whole
  expect(players.flatMap((player) => player.faults)).toEqual([])
  const rows = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  const ids = await rows.db.selectFrom('entries').select('move_id').where('table_id', '=', id).execute()
  await rows.close()
  expect(new Set(ids.map((row) => row.move_id)).size).toBe(80)
  expect(ids.length).toBe(80)
})
