/** Who is here, as written down for other nodes: who has done something lately, and who is connected, however silent. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../live/connection.ts'
import { Hub } from '../live/hub.ts'
import type { Services } from '../services.ts'
import { type Hint, openStorage, type Storage } from '../storage/index.ts'
import { markSeen, noteSeen, seenBefore, withSeen, writeSeen } from '../tables/presence.ts'
import { TableRegistry } from '../tables/registry.ts'
import type { TableRows } from '../tables/rows.ts'
import { idOf } from './host-house.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

const AWAY_MS = 60_000
let url = ''
let storage: Storage
beforeAll(async () => {
  const where = await place('sqlite')
  ;({ url } = await startServer(where))
  storage = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
})
afterAll(async () => {
  await storage.close()
  await closeAll()
})

/** Another node of the house, with a clock of its own that starts in a year. */
async function node() {
  const { id, clients } = await seated(url, 2)
  let now = Date.now() + 31_536_000_000
  const hub = new Hub(() => now, AWAY_MS)
  const hints: Hint[] = []
  const told = Object.assign(Object.create(storage) as Storage, { hint: (hint: Hint) => void hints.push(hint) })
  const parts = { storage: told, hub, now: () => now, awayMs: AWAY_MS } as unknown as Services
  const services: Services = Object.assign(parts, { tables: new TableRegistry(parts) })
  const table = await services.tables.find(id)
  const seen = async () => {
    const rows = storage.db.selectFrom('seats').select('seen_at').where('table_id', '=', id).orderBy('seat')
    return (await rows.execute()).map(({ seen_at }) => seen_at)
  }
  const go = (ms: number): number => (now += ms)
  return { id, clients, services, hub, table, seen, go, hints }
}

test('who is connected is seen, whatever they do, and who only looks on sits nowhere', async () => {
  const { id, services, hub, seen, go, hints } = await node()
  const [, other] = await seen()
  hub.open({ person: 'anna' } as Connection, id, 0)
  hub.open({ person: 'carl' } as Connection, id, null)
  const before = await seen()
  await writeSeen(services, false)
  expect(await seen()).toEqual(before)
  const now = go(20_000)
  await writeSeen(services, true)
  expect(await seen()).toEqual([now, other])
  // To stay is nothing new that anybody would have to be told.
  expect(hints).toEqual([])
})

test('who has done something was seen then and not later, and other nodes are told to look', async () => {
  const { id, clients, services, table, seen, go, hints } = await node()
  const [first] = await seen()
  const person = await idOf(clients[1]!)
  noteSeen(services, table, person)
  const early = go(0)
  // Again within a moment: that is not worth a word.
  go(1000)
  noteSeen(services, table, person)
  await writeSeen(services, false)
  expect(await seen()).toEqual([first, early])
  expect(hints).toEqual([{ tables: [id] }])
  const late = go(AWAY_MS)
  noteSeen(services, table, person)
  noteSeen(services, table, 'somebody who looks on')
  markSeen(services, table, 0)
  await writeSeen(services, false)
  expect(await seen()).toEqual([late, late])
  // What is written down is not written again.
  go(1000)
  await writeSeen(services, false)
  expect(await seen()).toEqual([late, late])
})

test('unless a house says otherwise who is not seen for two minutes has gone, and before that is there', async () => {
  let now = Date.now()
  const house = await startServer({ ...(await place('sqlite')), now: () => now })
  const { id, clients } = await seated(house.url, 2)
  const present = async () => (await clients[0]!.ask('getTable', { id })).body.seats[1]?.present
  now += 110_000
  expect(await present()).toBe(true)
  now += 20_000
  expect(await present()).toBe(false)
})

test('what is known of who was seen is kept when the rows are read again, unless somebody else sits there', () => {
  const rows = (...seats: readonly (readonly [string | null, number])[]) =>
    ({ seats: seats.map(([person_id, seen_at], seat) => ({ seat, person_id, seen_at })) }) as unknown as TableRows
  const before = rows(['anna', 50], ['ben', 50], ['clara', 10])
  const after = rows(['anna', 20], ['dora', 20], ['clara', 30])
  expect(seenBefore(before, after)).toEqual([50, 0, 10])
  expect(withSeen(after, seenBefore(before, after)).seats.map(({ seen_at }) => seen_at)).toEqual([50, 20, 30])
  // Nothing new is nothing changed.
  expect(withSeen(after, [1, 1, 1])).toBe(after)
})

test('who was here a moment before the house closes was here when it opens again', async () => {
  const where = await place('sqlite')
  let now = Date.now()
  const served = await startServer({ ...where, now: () => now })
  const { id, clients } = await seated(served.url, 2)
  now += AWAY_MS
  await clients[1]!.ask('getState', { id })
  await served.close()
  const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
  const seen = await rows.db.selectFrom('seats').select('seen_at').where('table_id', '=', id).orderBy('seat').execute()
  await rows.close()
  expect(seen.map(({ seen_at }) => now - seen_at)).toEqual([AWAY_MS, 0])
})

test('whoever waits by HTTP hears of what another node has changed, as those do who listen', async () => {
  const { id, clients, services, hub, table } = await node()
  const poll = async (): Promise<number> => {
    await services.tables.poll()
    return table.rows.proposals.length
  }
  await clients[0]!.ask('propose', { id, body: { kind: 'draw' } })
  // Nobody here asks about that table.
  expect([hub.isFollowed(id), await poll()]).toEqual([false, 0])
  const heard = hub.change(id, AWAY_MS)
  expect([hub.isFollowed(id), await poll()]).toEqual([true, 1])
  await heard
  expect([hub.isFollowed(id), hub.isQuiet]).toEqual([false, true])
})
