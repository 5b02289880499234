/** More time for a seat: agreed when the table is made, known before anybody sits down, changed by nobody afterwards. */
import { afterAll, expect, test } from 'vitest'
import { checkRecord } from '../../engine/index.ts'
import type { CreateTable, TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { catalogue } from './sample.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
const { url } = await startServer(await place('sqlite'))

const CLOCK = { kind: 'live', perMove: 60, reserve: 600, increment: 0, overdue: 'idle' } as const
const DAY = 86_400_000
const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const

test('whoever would sit down is told who has more time, and a stranger cannot change it', async () => {
  const host = await Client.guest(url)
  const guest = await Client.guest(url)
  const clock = { ...CLOCK, extra: [2, 1] }
  const made = await host.post<TableInfo>('/api/tables', { game: 'sample', seats: OPEN, clock, public: true })
  expect(made.body.clock).toEqual(clock)
  expect((await guest.ask('getTable', { id: made.body.id })).body.clock).toEqual(clock)
  const listed = (await guest.ask('listTables', {})).body as { tables: { id: string; clock: unknown }[] }
  expect(listed.tables.find(({ id }) => id === made.body.id)?.clock).toEqual(clock)
  await guest.post(`/api/tables/${made.body.id}/join`, {})
  expect((await guest.ask('getTable', { id: made.body.id })).body.clock).toEqual(clock)
})

test.each([[[2]], [[2, 1, 1]], [[0, 1]], [[100, 1]], [['2', 1]]])(
  'a table is not made with more time for nobody, or as much as one likes: %j',
  async (extra) => {
    const host = await Client.guest(url)
    const made = await host.post('/api/tables', { game: 'sample', seats: OPEN, clock: { ...CLOCK, extra } })
    expect(made.status).toBe(400)
  },
)

test('where sides are drawn, more time goes with whoever it was agreed for', async () => {
  const { id, clients } = await seated(url, 3, { clock: { ...CLOCK, extra: [2, 1, 1.5] }, sides: 'random' })
  const wanted = [2, 1, 1.5]
  for (const [i, client] of clients.entries()) {
    const { clock, you } = (await client.ask('getTable', { id })).body
    expect(clock.kind === 'none' ? null : clock.extra?.[you ?? -1]).toBe(wanted[i])
  }
})

test('where sides are drawn, the clock of whoever is on vacation stands still wherever they sit', async () => {
  const clients = await Promise.all(['Anna', 'Bob', 'Cecily'].map((name) => Client.guest(url, name)))
  const [away, ...others] = clients as [Client, Client, Client]
  const day = (n: number): string => new Date(Date.now() + n * DAY).toISOString().slice(0, 10)
  await away.ask('setPreferences', { body: { zone: 'UTC', vacation: [{ from: day(0), to: day(2) }] } })
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const clock = { kind: 'days', days: 3, overdue: 'idle' } as const
  const sat = new Set<number | null>()
  while (sat.size < 2) {
    const wish: CreateTable = { game: 'sample', seats, clock, sides: 'random', public: true }
    const { id } = (await away.ask('createTable', { body: wish })).body
    for (const client of others) await client.ask('joinTable', { id, body: {} })
    const { you } = (await away.ask('getTable', { id })).body
    const { clocks } = (await away.ask('getState', { id })).body
    const deadlines = clocks!.seats.map(({ deadline }) => deadline ?? 0)
    expect(deadlines.indexOf(Math.max(...deadlines))).toBe(you)
    sat.add(you)
  }
})

test('at a rematch, where seats move on by one, more time goes with whoever it was agreed for', async () => {
  const wanted: (1 | 1.5 | 2)[] = [2, 1, 1.5]
  const { id, clients } = await seated(url, 3, { clock: { ...CLOCK, extra: wanted } })
  await clients[0]!.ask('propose', { id, body: { kind: 'abort' } })
  for (const client of clients.slice(1)) await client.vote(id, 'abort', true)
  const next = (await clients[0]!.ask('offerRematch', { id })).body.id
  const { clock, seats } = (await clients[0]!.ask('getTable', { id: next })).body
  const names = seats.map((seat) => seat.name ?? seat.for)
  expect(names).not.toEqual(['Player 0', 'Player 1', 'Player 2'])
  expect(clock.kind === 'none' ? null : clock.extra).toEqual(
    names.map((name) => wanted[['Player 0', 'Player 1', 'Player 2'].indexOf(String(name))]),
  )
})

test('the record says who had more time, and the check of it reads it', async () => {
  const { id, clients } = await seated(url, 2, { clock: { ...CLOCK, extra: [1, 1.5] } })
  const [a, b] = clients
  await a!.ask('resign', { id })
  const text = (await b!.get<string>(`/api/tables/${id}/record`)).body
  expect(text.split('\n').map((line) => line.slice(0, line.lastIndexOf(' ~')))).toContain('extra time: [1,1.5]')
  const load = (game: string) => catalogue.find(({ about }) => about.id === game)?.load() ?? Promise.resolve(null)
  const checked = await checkRecord(text, load)
  expect(checked).toMatchObject({ fault: null, record: { format: 4, extra: [1, 1.5] } })
})

test('the clock of a seat with twice the time runs twice as long', async () => {
  const { id, clients } = await seated(url, 2, { clock: { ...CLOCK, extra: [2, 1] }, public: true })
  const lines = (await clients[0]!.ask('listMyTables', {})).body.tables
  const [longer = 0, usual = 0] = lines.find((line) => line.id === id)!.seats.map(({ deadline }) => deadline ?? 0)
  expect(longer - usual).toBe((CLOCK.perMove + CLOCK.reserve) * 1000)
})

test('whoever enters a vacation has as many days more, and loses nothing of the time agreed for them', async () => {
  const { id, clients } = await seated(url, 2, { clock: { kind: 'days', days: 3, overdue: 'idle', extra: [2, 1] } })
  const deadlines = async (): Promise<readonly number[]> => {
    const { clocks } = (await clients[0]!.ask('getState', { id })).body
    return clocks!.seats.map(({ deadline }) => deadline ?? 0)
  }
  const before = await deadlines()
  expect(before[0]! - before[1]!).toBe(3 * DAY)
  const day = (n: number): string => new Date(Date.now() + n * DAY).toISOString().slice(0, 10)
  for (const client of clients)
    await client.ask('setPreferences', { body: { zone: 'UTC', vacation: [{ from: day(2), to: day(3) }] } })
  await expect.poll(deadlines).toEqual(before.map((deadline) => deadline + 2 * DAY))
})
