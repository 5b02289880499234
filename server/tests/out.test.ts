/** Seats that are out while the others play on, and a loss of all. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFault, parseRecord, replayRecord } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/index.ts'
import { game } from '../../engine/kit/samples/ransom.ts'
import type { StateMessage, TableInfo } from '../../protocol/index.ts'
import type { Served } from '../main.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
const ransom = game as unknown as AnyGame
const info = async (client: Client, id: string): Promise<TableInfo> => (await client.ask('getTable', { id })).body

/** Everybody still in pledges and seals, in one act each. */
async function year(id: string, pledges: readonly (readonly [Client, number])[]): Promise<void> {
  for (const [client, marks] of pledges) {
    const { number } = (await client.get<StateMessage>(`/api/tables/${id}/state`)).body
    const steps = [`pledge:${marks}`, 'seal']
    const acted = await client.post(`/api/tables/${id}/act`, { id: `a${marks}.${number}`, number, steps })
    expect(acted.body).toMatchObject({ ok: true })
  }
}

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  let base = ''
  beforeAll(async () => {
    served = await startServer({ ...(await place(kind)), awayMs: 100, minuteMs: 20 })
    base = served.url
  })

  async function ransomOf(count: number, wish: object = {}): Promise<{ id: string; clients: Client[] }> {
    return await seated(base, count, { game: 'ransom', autoStart: true, ...wish })
  }

  /** Three sit down, and the first is ruined in the first year. */
  async function firstIsOut(wish: object = {}): Promise<{ id: string; clients: [Client, Client, Client] }> {
    const { id, clients } = await ransomOf(3, wish)
    const [a, b, c] = clients as [Client, Client, Client]
    await year(id, [
      [a, 1],
      [b, 2],
      [c, 3],
    ])
    return { id, clients: [a, b, c] }
  }

  test('who is out is shown as out, is not called away, and has no clock', async () => {
    const clock = { kind: 'live', perMove: 600, reserve: 600, increment: 0, overdue: 'lose' }
    const { id, clients } = await firstIsOut({ clock })
    const page = await info(clients[1], id)
    expect(page.seats.map((seat) => seat.out)).toEqual([true, false, false])
    await expect
      .poll(async () => (await info(clients[1], id)).seats.map((seat) => seat.present))
      .toEqual([false, true, false])
    // Two are left, and between two the clock decides.
    expect((await info(clients[1], id)).seats.map((seat) => seat.away)).toEqual([false, false, false])
    const { awaiting, clocks } = (await clients[0].get<StateMessage>(`/api/tables/${id}/state`)).body
    expect(awaiting).toEqual([1, 2])
    expect(clocks?.seats.map(({ deadline }) => deadline !== null)).toEqual([false, true, true])
  })

  test('a vote does not wait for who is out, and who is out has none', async () => {
    const { id, clients } = await firstIsOut()
    const [out, b, c] = clients
    for (const [path, body] of [
      ['propose', { kind: 'draw' }],
      ['resign', {}],
    ] as const)
      expect(await out.post(`/api/tables/${id}/${path}`, body)).toMatchObject({ status: 403, body: { refused: 'out' } })
    const proposed = (await b.post<TableInfo>(`/api/tables/${id}/propose`, { kind: 'draw' })).body
    expect(proposed.proposals).toMatchObject([{ kind: 'draw', needed: [1, 2], agreed: [1] }])
    expect((await out.vote(id, 'draw', false)).body).toMatchObject({ refused: 'out' })
    const agreed = (await c.vote(id, 'draw', true)).body
    expect(agreed).toMatchObject({ status: 'finished', outcome: { reason: 'agreed-draw', places: [3, 1, 1] } })
  })

  test('a draw that all others want comes as soon as the one who had not answered is out', async () => {
    const { id, clients } = await ransomOf(3)
    const [a, b, c] = clients as [Client, Client, Client]
    for (const [client, marks] of [[a, 1] as const, [b, 2] as const]) await year(id, [[client, marks]])
    await b.post(`/api/tables/${id}/propose`, { kind: 'draw' })
    await c.vote(id, 'draw', true)
    expect((await info(a, id)).status).toBe('playing')
    await year(id, [[c, 3]])
    await expect
      .poll(async () => (await info(a, id)).outcome)
      .toMatchObject({ reason: 'agreed-draw', places: [3, 1, 1] })
  })

  test('between the last two sides giving up ends the game, and everybody gets a place', async () => {
    const { id, clients } = await firstIsOut()
    const ended = (await clients[2].ask('resign', { id })).body
    expect(ended).toMatchObject({ status: 'finished', outcome: { reason: 'resigned', places: [3, 1, 2] } })
  })

  test('while three sides are in, a bot plays on for who gives up', async () => {
    const { id, clients } = await ransomOf(3)
    const page = (await clients[0]!.ask('resign', { id })).body
    expect(page).toMatchObject({ status: 'playing', seats: [{ kind: 'bot' }, { kind: 'person' }, { kind: 'person' }] })
  })

  test('who is out may leave and goes on watching; nobody takes that seat, and its name stays in the record', async () => {
    const { id, clients } = await firstIsOut()
    const [out, b, c] = clients
    expect((await b.post(`/api/tables/${id}/leave`)).body).toMatchObject({ refused: 'already-started' })
    const live = await out.live()
    await live.open(id)
    expect(live.states.get(id)?.seat).toBe(0)
    const seen = live.until(id, (state) => state.seat === null)
    const left = (await out.ask('leaveTable', { id })).body
    expect(left).toMatchObject({ you: null, seats: [{ kind: 'gone', name: 'Player 0', out: true }, {}, {}] })
    await seen
    const stranger = await Client.guest(base)
    const { invite } = await info(b, id)
    expect((await stranger.post(`/api/tables/${id}/join`, { invite })).body).toMatchObject({ refused: 'seat-taken' })
    const over = live.until(id, ({ outcome }) => outcome !== null)
    for (let i = 0; i < 2; i++)
      await year(id, [
        [b, 30 + i],
        [c, 31 + i],
      ])
    await over
    expect(live.faults).toEqual([])
    live.close()
    expect(await info(out, id)).toMatchObject({
      status: 'finished',
      outcome: { places: [3, 1, 2], reason: 'king-free' },
    })
    const record = parseRecord((await b.get<string>(`/api/tables/${id}/record`)).body)
    if (isFault(record)) throw new Error(record.fault)
    expect(record.players).toEqual(['Player 0', 'Player 1', 'Player 2'])
    expect(isFault(replayRecord(record, ransom))).toBe(false)
  })

  test('a listener is told when somebody else is out', async () => {
    const { id, clients } = await ransomOf(3)
    const [a, b, c] = clients as [Client, Client, Client]
    const live = await b.live()
    await live.open(id)
    const told = live.wait((message) => message.tell === 'table' && message.info.seats[0]?.out === true)
    await year(id, [
      [a, 1],
      [b, 2],
      [c, 3],
    ])
    await told
    live.close()
  })

  test('when the game beats everybody nobody has won, and the record says so', async () => {
    const { id, clients } = await ransomOf(2, { options: { demand: 60 } })
    const [a, b] = clients as [Client, Client]
    await year(id, [
      [a, 1],
      [b, 2],
    ])
    await year(id, [[b, 1]])
    const page = await info(a, id)
    expect(page.outcome).toEqual({ places: [1, 1], scores: [0, 0], lost: true, reason: 'nobody-pays' })
    const record = parseRecord((await a.get<string>(`/api/tables/${id}/record`)).body)
    if (isFault(record)) throw new Error(record.fault)
    const again = replayRecord(record, ransom)
    if (isFault(again)) throw new Error(again.fault)
    expect(again.outcome?.lost).toBe(true)
  })
})
