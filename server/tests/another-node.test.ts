/**
 * Several nodes have one table. After an act a node does not read the rows again: what it takes them to be is what anybody would read. What
 * another node has done it reads, and tells those who listen here as if it had happened here.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Hub } from '../live/hub.ts'
import { Pool } from '../rules/pool.ts'
import type { Services } from '../services.ts'
import { type NewJob, openStorage, type Storage } from '../storage/index.ts'
import { actAs } from '../tables/acts.ts'
import { createTable } from '../tables/create.ts'
import { TableRegistry } from '../tables/registry.ts'
import { rematch } from '../tables/rematch.ts'
import { NEEDED, readTableRows } from '../tables/rows.ts'
import { checkRules } from '../tables/rules-log.ts'
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
    jobs: { schedule: nothing, wake: nothing },
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
  const counted = vi.spyOn(services.metrics.tables, 'inc')
  const table = await createTable(services, people[0]!, { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await joinTable(services, table, people[1]!, {})
  expect(table.rows.row.status).toBe('playing')
  expect([read.mock.calls, counted.mock.calls]).toEqual([[], [[{ game: 'sample' }]]])
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

test('who opens a table at the same moment as somebody else is at the same table', async () => {
  const { id } = await seated(url, 2)
  const [one, two] = await Promise.all([services.tables.find(id), services.tables.find(id)])
  expect(one).toBe(two)
})

test('a table that is gone is gone here as well, and is not found again', async () => {
  const { id } = await seated(url, 2)
  await services.tables.find(id)
  await storage.db.deleteFrom('tables').where('id', '=', id).execute()
  await expect(services.tables.current(id)).rejects.toThrow()
  await expect(services.tables.find(id)).rejects.toThrow()
})

test('what this node has planned for a table another may have planned anew: after its acts nothing is known of it', async () => {
  const clock = { kind: 'live', perMove: 60, reserve: 600, increment: 5, overdue: 'lose' } as const
  const { id, clients } = await seated(url, 2, { clock })
  const table = await services.tables.find(id)
  const [seat = 0] = (await state(clients[0]!, id)).awaiting
  const { number, legal } = await state(clients[seat]!, id)
  await actAs(services, table, await idOf(clients[seat]!), { id: 'm', number, steps: [legal[0]!] }, services.now())
  expect(table.due.size).toBeGreaterThan(0)
  const [next = 0] = (await state(clients[0]!, id)).awaiting
  await play(clients[next]!, id)
  await services.tables.current(id)
  expect([...table.due]).toEqual([])
})

test('whoever sits down here where somebody has just left at another node is not told that the seat is taken', async () => {
  const [a, b, c] = (await Promise.all(['Anna', 'Bob', 'Cecily'].map((name) => Client.guest(url, name)))) as [
    Client,
    Client,
    Client,
  ]
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = (await a.ask('createTable', { body: { game: 'sample', seats, public: true } })).body
  await b.ask('joinTable', { id, body: { seat: 1 } })
  const table = await services.tables.find(id)
  await b.ask('leaveTable', { id })
  await joinTable(services, table, { id: await idOf(c), name: 'Cecily' }, { seat: 1 })
  expect(table.rows.seats.map(({ name }) => name)).toEqual(['Anna', 'Cecily', null])
})

test.each<[string, NonNullable<CreateTable['clock']>, readonly string[]]>([
  ['without a clock', { kind: 'none' }, ['needed', 'started']],
  // Whoever plays by the second is here.
  ['with a clock of seconds', { kind: 'live', perMove: 60, reserve: 600, increment: 5, overdue: 'lose' }, ['started']],
])('other nodes are told of what changes here, and of what is planned by it: %s', async (_how, clock, kinds) => {
  const hinted = vi.spyOn(storage, 'hint')
  const [a, b] = await Promise.all(
    ['Anna', 'Bob'].map(async (name) => ({ id: await idOf(await Client.guest(url, name)), name })),
  )
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
  const table = await createTable(services, a!, { game: 'sample', seats, clock })
  hinted.mockClear()
  const scheduled = vi.spyOn(services.jobs, 'schedule')
  await joinTable(services, table, b!, {})
  const hints = hinted.mock.calls.map(([hint]) => hint)
  hinted.mockRestore()
  expect(scheduled.mock.calls.map(([jobs]) => jobs)).toEqual(hints.map(({ jobs }) => jobs))
  scheduled.mockRestore()
  // That somebody sits down, and that the game begins.
  expect(hints.map(({ tables }) => tables)).toEqual([[table.id], [table.id]])
  const planned = hints.flatMap(({ jobs }) => (Array.isArray(jobs) ? (jobs as readonly NewJob[]) : []))
  const notices = planned
    .filter(({ kind }) => kind === 'notice')
    .map(({ body }) => (JSON.parse(body) as { kind: string }).kind)
  expect([...new Set(notices)].toSorted()).toEqual(kinds)
})

test('other nodes are told of a rematch, and those who look at the game that is over', async () => {
  const { id, clients } = await seated(url, 2)
  await clients[0]!.ask('resign', { id })
  const here = await listening(clients[1]!, id, 1)
  await here.told()
  here.heard.length = 0
  const hinted = vi.spyOn(storage, 'hint')
  const woken = vi.spyOn(services.jobs, 'wake')
  const table = await services.tables.find(id)
  await rematch(services, table, { id: await idOf(clients[0]!), name: 'Player 0' }, {})
  const hints = hinted.mock.calls.map(([hint]) => hint)
  hinted.mockRestore()
  expect(woken.mock.calls).toHaveLength(1)
  woken.mockRestore()
  expect(table.rows.rematch).not.toBeNull()
  expect(here.heard).toMatchObject([{ tell: 'table', info: { rematch: table.rows.rematch } }])
  expect(hints).toContainEqual({ tables: [id], jobs: true })
})

test('who was seen at another node was seen, also when nothing else has changed there', async () => {
  const { id } = await seated(url, 2)
  const table = await services.tables.find(id)
  const seen_at = Math.max(now, Date.now()) + 600_000
  await storage.db.updateTable('seats').set({ seen_at }).where('table_id', '=', id).where('seat', '=', 1).execute()
  await services.tables.current(id)
  expect(table.rows.seats[1]?.seen_at).toBe(seen_at)
})

test('a table is let go of when nobody has used it for a while, and nobody looks at it', async () => {
  const { id, clients } = await seated(url, 2)
  const table = await services.tables.find(id)
  now += 200_000
  await services.tables.find(id)
  now += 200_000
  services.tables.sweep()
  expect(services.tables.get(id)).toBe(table)
  now += 200_000
  services.tables.sweep()
  expect(services.tables.get(id)).toBeUndefined()
  await listening(clients[0]!, id, 0)
  now += 400_000
  services.tables.sweep()
  expect(services.tables.get(id)).toBeDefined()
})

test('of the snapshots of a table the latest is kept, with its length and with the rules that made it', async () => {
  const { id, clients } = await seated(url, 2)
  const often = {
    ask: async (...asked: Parameters<Pool['ask']>) => {
      const reply = await pool.ask(...asked)
      if (reply.kind !== 'played') return reply
      return { ...reply, played: { ...reply.played, snapshot: { length: reply.played.length } } }
    },
  }
  const parts = { ...services, pool: often } as unknown as Services
  const here: Services = Object.assign(parts, { tables: new TableRegistry(parts) })
  const table = await here.tables.find(id)
  const { make } = checkRules(here, table.rows.row)
  for (const act of ['first', 'second']) {
    const [seat = 0] = (await state(clients[0]!, id)).awaiting
    const { number, legal } = await state(clients[seat]!, id)
    await actAs(here, table, await idOf(clients[seat]!), { id: act, number, steps: [legal[0]!] }, here.now())
    const { length } = table
    await expect
      .poll(async () => {
        const rows = await storage.db.selectFrom('snapshots').selectAll().where('table_id', '=', id).execute()
        return rows.map((row) => [row.length, JSON.parse(row.body) as unknown])
      })
      .toEqual([[length, { length, make }]])
  }
})

test('a table with bots alone beside its host has begun when it is made; bots of a temper that the game does not know sit nowhere', async () => {
  const person = { id: await idOf(await Client.guest(url, 'Anna')), name: 'Anna' }
  const made = (level: string) =>
    createTable(services, person, { game: 'sample', seats: [{ kind: 'me' }, { kind: 'bot', level }] })
  expect((await made('knight')).rows.row.status).toBe('playing')
  await expect(made('knight.bold')).rejects.toMatchObject({ type: 'bad-options' })
})

test('where sides are drawn every bot is as strong as it was where it was put, and is asked when it is to decide', async () => {
  const person = { id: await idOf(await Client.guest(url, 'Anna')), name: 'Anna' }
  const levels = ['page', 'earl']
  const seats: CreateTable['seats'] = [{ kind: 'me' }, ...levels.map((level) => ({ kind: 'bot' as const, level }))]
  const orders = new Set<string>()
  while (orders.size < 3) {
    const scheduled = vi.spyOn(services.jobs, 'schedule')
    const { rows } = await createTable(services, person, { game: 'sample', seats, sides: 'random' })
    const planned = scheduled.mock.calls.flatMap(([jobs]) => jobs as readonly NewJob[])
    const asked = planned.flatMap(({ kind, body }) =>
      kind === 'bot' ? [(JSON.parse(body) as { seat: number }).seat] : [],
    )
    scheduled.mockRestore()
    const drawn = JSON.parse(rows.row.drawn ?? '[]') as number[]
    expect(rows.seats.map(({ level }) => level)).toEqual(drawn.map((from) => [null, ...levels][from]))
    expect(asked).toEqual(
      rows.seats.flatMap(({ seat, kind, rank }) => (kind === 'bot' && rank === NEEDED ? [seat] : [])),
    )
    orders.add(drawn.join())
  }
})
