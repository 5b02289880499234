/** Clocks over the server: what happens when time is up, also over a restart. */
import { afterAll, describe, expect, test } from 'vitest'
import type { ClockSpec, Overdue, TableInfo } from '../../protocol/index.ts'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { closeAll, startServer, KINDS, place, seated } from './test-server.ts'

afterAll(closeAll)
const clock = (overdue: Overdue, reserve = 1): ClockSpec => ({
  kind: 'live',
  perMove: 0,
  reserve,
  increment: 0,
  overdue,
})

describe.each(KINDS)('on %s', (kind) => {
  test('time up loses the game, plays the idle move, or gives the seat to a bot, as the table chose', async () => {
    const served = await startServer(await place(kind))
    const lose = await seated(served.url, 2, { clock: clock('lose') })
    const idle = await seated(served.url, 2, { clock: clock('idle'), options: { rounds: '3' } })
    const bot = await seated(served.url, 2, { clock: clock('bot'), options: { rounds: '3' } })
    const info = async (table: { id: string; clients: Client[] }) =>
      (await table.clients[0]!.ask('getTable', { id: table.id })).body
    await expect.poll(async () => (await info(lose)).outcome?.reason).toBe('timeout')
    // Both were late: only the first to be charged lost, and it happened once.
    expect((await info(lose)).outcome!.places.toSorted((x, y) => x - y)).toEqual([1, 2])
    await expect.poll(async () => (await info(idle)).outcome?.reason).toBe('played')
    await expect.poll(async () => (await info(bot)).outcome?.reason).toBe('played')
    expect((await info(bot)).seats.map((seat) => seat.kind)).toEqual(['bot', 'bot'])
  })

  test('a deadline that passes while the house is closed is charged when it opens again, once', async () => {
    const where = await place(kind)
    const first = await startServer(where)
    const { id, clients } = await seated(first.url, 2, { clock: clock('lose') })
    await first.close()
    if (kind === 'sqlite') {
      // As after a crash in the middle of it: where there is one house only, nobody else can have taken it.
      const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
      await rows.db
        .updateTable('jobs')
        .set({ lease: 'nobody’s', lease_until: Date.now() + 3_600_000 })
        .execute()
      await rows.close()
    }
    // Two seconds later, by the clock of the house.
    const second = await startServer({ ...where, now: () => Date.now() + 2000 })
    for (const client of clients) client.base = second.url
    const info = async () => (await clients[0]!.ask('getTable', { id })).body
    await expect.poll(async () => (await info()).outcome?.reason).toBe('timeout')
  })

  test('a bot’s turn that was under way when the house closed is taken up again', async () => {
    const where = await place(kind)
    const first = await startServer(where)
    const me = await Client.guest(first.url)
    const seats = [
      { kind: 'bot', level: 'page' },
      { kind: 'bot', level: 'page' },
    ]
    const made = (await me.post<TableInfo>('/api/tables', { game: 'sample', seats, options: { rounds: '6' } })).body
    expect(made.status).toBe('playing')
    await first.close()
    const second = await startServer(where)
    me.base = second.url
    await expect.poll(async () => (await me.ask('getTable', { id: made.id })).body.status).toBe('finished')
  })

  test.each([
    { kind: 'live', perMove: 0, reserve: 60, increment: 10, overdue: 'lose' },
    { kind: 'live', perMove: 60, reserve: 0, increment: 0, overdue: 'lose' },
    { kind: 'days', days: 3, overdue: 'idle' },
  ] as const)(
    'twenty rounds of playing and taking back leave no more time than before: $kind, $increment',
    async (set) => {
      const served = await startServer(await place(kind))
      const { id, clients } = await seated(served.url, 3, { clock: set })
      const stateOf = async (seat: number) => (await clients[seat]!.ask('getState', { id })).body
      const say = async (seat: number, what: 'act' | 'undo', n: number) => {
        const { number, legal } = await stateOf(seat)
        const steps = what === 'act' ? { steps: [legal[0]] } : {}
        const done = await clients[seat]!.post(`/api/tables/${id}/${what}`, { id: `${what}${n}`, number, ...steps })
        expect(done).toMatchObject({ status: 200 })
      }
      const before = (await stateOf(0)).clocks!.seats[0]
      expect(before!.deadline).not.toBeNull()
      for (let round = 0; round < 20; round++) {
        await say(0, 'act', round)
        // Another seat decides in secret meanwhile.
        if (round === 10) await say(1, 'act', round)
        expect((await stateOf(0)).clocks!.seats[0]!.deadline).toBeNull()
        await say(0, 'undo', round)
      }
      expect((await stateOf(0)).clocks!.seats[0]).toEqual(before)
    },
  )

  test('a correspondence table counts days and says so', async () => {
    const served = await startServer(await place(kind))
    const { info } = await seated(served.url, 2, { clock: { kind: 'days', days: 3, overdue: 'idle' } })
    const state = await (await Client.guest(served.url)).get(`/api/tables/${info.id}`)
    expect(state.status).toBe(404)
    expect(info.clock).toEqual({ kind: 'days', days: 3, overdue: 'idle' })
  })
})
