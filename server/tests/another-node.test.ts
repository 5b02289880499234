/**
 * Several nodes have one table. After an act a node does not read the rows again: what it takes them to be is what anybody would read. What
 * another node has done it reads, and tells those who listen here as if it had happened here.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Hub } from '../live/hub.ts'
import { Pool } from '../rules/pool.ts'
import type { Services } from '../services.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { actAs } from '../tables/acts.ts'
import { createTable } from '../tables/create.ts'
import { TableRegistry } from '../tables/registry.ts'
import { readTableRows } from '../tables/rows.ts'
import { joinTable } from '../tables/seats.ts'
import { startTable } from '../tables/start.ts'
import type { CreateTable, ServerMessage } from '../../protocol/index.ts'
import type { Connection } from '../live/connection.ts'
import { catalogue } from './sample.ts'
import { idOf } from './host-house.ts'
import { Client } from './client.ts'
import { play, state } from './playing.ts'
import { closeAll, place, SAMPLE, seated, startServer } from './test-server.ts'

let url = ''
let storage: Storage
let services: Services
let pool: Pool
let now = Date.now()
beforeAll(async () => {
  const where = await place('sqlite')
  ;({ url } = await startServer(where))
  storage = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
  pool = new Pool({ games: SAMPLE, threads: 1, onFault: ({ detail }) => expect(detail).toBe('no fault') })
  const nothing = () => undefined
  const parts = {
    storage,
    pool,
    catalogue,
    // Nothing happens twice in one moment.
    now: () => ++now,
    hub: new Hub(() => now, 60_000),
    awayMs: 60_000,
    goesBackFrom: 0,
    thought: { think: () => 0 },
    jobs: { schedule: nothing },
    metrics: { acts: { inc: nothing }, tables: { inc: nothing }, moves: { observe: nothing } },
    log: { error: nothing, warn: nothing },
  } as unknown as Services
  services = Object.assign(parts, { tables: new TableRegistry(parts) })
})
afterAll(async () => {
  await pool.close()
  await storage.close()
  await closeAll()
})

test.each<[string, Partial<CreateTable>]>([
  ['without a clock', {}],
  ['with a clock', { clock: { kind: 'live', perMove: 60, reserve: 600, increment: 5, overdue: 'lose' } }],
  ['by days', { clock: { kind: 'days', days: 2, bank: 3, overdue: 'idle' } }],
])('a game %s, with steps taken back and offers that lapse, from its first act to its last', async (_how, wish) => {
  const { id, clients } = await seated(url, 2, { ...wish, options: { rounds: '3' } })
  const people = await Promise.all(clients.map(idOf))
  const table = await services.tables.find(id)
  const kinds = new Set<string>()
  const same = async (): Promise<void> => expect(table.rows).toEqual(await readTableRows(storage, id))
  for (let acts = 0; table.rows.outcome === null; acts++) {
    const [seat = 0] = (await state(clients[0]!, id)).awaiting
    const { number, legal } = await state(clients[seat]!, id)
    if (acts === 3) {
      await clients[1 - seat]!.ask('propose', { id, body: { kind: 'draw' } })
      await services.tables.current(id)
      expect(table.rows.proposals).toHaveLength(1)
    }
    await actAs(services, table, people[seat]!, { id: `m${acts}`, number, steps: [legal[0]!] }, services.now())
    await same()
    kinds.add(table.rows.seats.map(({ rank }) => rank).join())
    if (acts !== 4) continue
    await actAs(services, table, people[seat]!, { id: 'back', number: number + 1 }, services.now())
    await same()
  }
  // Both were asked, one of them, and in the end nobody.
  expect(kinds.size).toBeGreaterThan(2)
  expect(table.rows).toMatchObject({ row: { status: 'finished' }, proposals: [] })
})

test('a table that is made, joined and begun here is not read again for it', async () => {
  const people = await Promise.all(
    ['Anna', 'Bob'].map(async (name) => ({ id: await idOf(await Client.guest(url, name)), name })),
  )
  const read = vi.spyOn(storage, 'tableRows')
  const table = await createTable(services, people[0]!, { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await joinTable(services, table, people[1]!, {})
  expect(table.rows.row.status).toBe('playing')
  expect(read.mock.calls).toEqual([])
  read.mockRestore()
  expect(table.rows).toEqual(await readTableRows(storage, table.id))
})

/** Somebody with a page open at this node; what they are told. */
async function listening(client: Client, id: string, seat: number | null) {
  const heard: ServerMessage[] = []
  const send = (text: string): boolean => heard.push(JSON.parse(text) as ServerMessage) > 0
  const connection = { person: await idOf(client), prints: true, opened: null, send, sendAlways: send }
  services.hub.open(connection as unknown as Connection, id, seat)
  const table = await services.tables.find(id)
  return {
    heard,
    /** This node looks at the rows. */
    async told(): Promise<readonly string[]> {
      heard.length = 0
      await services.tables.refresh(table)
      return heard.map((message) => ('seat' in message ? `${message.tell} of ${message.seat}` : message.tell))
    },
  }
}

test('when a game begins at another node whoever waits here is shown the table as their seat sees it', async () => {
  const [a, b] = await Promise.all(['Anna', 'Bob'].map((name) => Client.guest(url, name)))
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await a!.ask('createTable', { body: { game: 'sample', seats, public: true } })).body
  const [here, onlooker] = [await listening(a!, id, 0), await listening(await Client.guest(url), id, null)]
  expect(await here.told()).toEqual([])
  await b!.ask('joinTable', { id, body: {} })
  expect(await here.told()).toEqual(['table', 'state of 0'])
  expect(onlooker.heard.map(({ tell }) => tell)).toEqual(['table', 'state'])
  // A move is an update to those who see it, and nothing to the others; said once.
  await play(a!, id)
  onlooker.heard.length = 0
  expect(await here.told()).toEqual(['update of 0'])
  await play(b!, id)
  expect(await here.told()).toEqual(['update of 0'])
  expect(onlooker.heard.map(({ tell }) => tell)).toEqual(['update'])
  expect(await here.told()).toEqual([])
})

test('whoever gives up a seat at another node sees what spectators see, and the others who sits there', async () => {
  const { id, clients } = await seated(url, 3, { public: true })
  const [c, a] = [await listening(clients[2]!, id, 2), await listening(clients[0]!, id, 0)]
  await clients[2]!.ask('resign', { id })
  expect(await c.told()).toEqual(['table', 'state of null'])
  expect(a.heard).toMatchObject([{ tell: 'table', info: { you: 0, seats: [{}, {}, { kind: 'bot' }] } }])
})

test('that somebody is seen to come, or is not seen any more, is told though nothing else has changed', async () => {
  const { id, clients } = await seated(url, 2)
  const here = await listening(clients[0]!, id, 0)
  const seen = (change: { seen_at?: number; shown_until?: number }) =>
    storage.db.updateTable('seats').set(change).where('table_id', '=', id).where('seat', '=', 1).execute()
  const present = (): boolean | undefined =>
    here.heard.flatMap((message) => (message.tell === 'table' ? [message.info.seats[1]?.present] : []))[0]
  now += 120_000
  await seen({ shown_until: now + 60_000 })
  expect([await here.told(), present()]).toEqual([['table'], true])
  expect(await here.told()).toEqual([])
  now += 120_000
  await seen({ seen_at: now })
  expect([await here.told(), present()]).toEqual([['table'], true])
})

test('a game begins with those who sit there when it does, whoever sat there when it was told to', async () => {
  const [a, b, c] = (await Promise.all(['Anna', 'Bob', 'Cecily'].map((name) => Client.guest(url, name)))) as [
    Client,
    Client,
    Client,
  ]
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
  const body = { game: 'sample', seats, public: true, autoStart: false }
  const { id } = (await a.ask('createTable', { body })).body
  await b.ask('joinTable', { id, body: { entropy: 'bb'.repeat(32) } })
  let setUps = 0
  // While the game is set up, somebody leaves and somebody else comes.
  const slow = {
    ask: async (...asked: Parameters<Pool['ask']>) => {
      if (setUps++ === 0) {
        await b.ask('leaveTable', { id })
        await c.ask('joinTable', { id, body: { entropy: 'cc'.repeat(32) } })
      }
      return await pool.ask(...asked)
    },
  }
  const parts = { ...services, pool: slow } as unknown as Services
  const here: Services = Object.assign(parts, { tables: new TableRegistry(parts) })
  await startTable(here, await here.tables.find(id))
  const { setup } = (await readTableRows(storage, id))!.row
  expect(JSON.parse(setup ?? '{}')).toMatchObject({ dice: { entropy: [expect.any(String), 'cc'.repeat(32)] } })
  expect((await a.ask('getTable', { id })).body).toMatchObject({ status: 'playing', seats: [{}, { name: 'Cecily' }] })
})
