/** Seats that change hands under an open connection: whoever lost one no longer sees from it, whoever has one does. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
let base = ''
beforeAll(async () => {
  base = (await startServer(await place('sqlite'))).url
})

test('who gives up among three sees from then on what spectators see, on the connection that was open', async () => {
  const { id, clients } = await seated(base, 3, { options: { rounds: '6' } })
  const [a, b, c] = clients as [Client, Client, Client]
  const live = await c.live()
  await live.open(id)
  expect(live.states.get(id)?.seat).toBe(2)
  const moved = live.wait((message) => message.tell === 'state' && message.seat === null)
  await c.ask('resign', { id })
  await moved
  const heard = live.messages.length
  const shown = live.wait((message) => message.tell === 'update')
  for (const client of [a, b]) {
    const { number, legal } = (await client.ask('getState', { id })).body
    await client.ask('act', { id, body: { id: 'x', number, steps: [legal[0]!] } })
  }
  // The bot in that seat plays too: the round is over, and all hear of it.
  await shown
  const later = live.messages.slice(heard).filter((message) => message.tell === 'update' || message.tell === 'state')
  expect(later.map(({ seat }) => seat)).toEqual(later.map(() => null))
  expect(await live.act(id, ['whatever'])).toMatchObject({ ok: false, refused: 'not-seated' })
  live.close()
})

test('who sits down while the table is open on the screen sees from the seat at once', async () => {
  const { id, clients, info } = await seated(base, 1, {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    public: true,
  })
  const [host] = clients as [Client]
  const other = await Client.guest(base, 'Late')
  const live = await other.live()
  await live.open(id)
  expect(info.status).toBe('open')
  await other.ask('joinTable', { id, body: { seat: 1 } })
  await host.ask('seatBot', { id, body: { seat: 2, level: 'page' } })
  const state = await live.until(id, ({ seat }) => seat !== null)
  expect(state.seat).toBe(1)
  live.close()
})

test('when the game is over anybody may look with the eyes of every seat there is, and of no other', async () => {
  const { id, clients } = await seated(base, 2, { public: true })
  const [a, b] = clients as [Client, Client]
  const eyes = async (who: Client, viewer: string) => {
    const { body } = await who.get<{ seat?: number | null; refused?: string }>(
      `/api/tables/${id}/history?viewer=${viewer}`,
    )
    return body.refused ?? body.seat
  }
  expect([await eyes(a, '0'), await eyes(a, '1'), await eyes(a, 'watch')]).toEqual([0, 'not-finished', null])
  await b.ask('resign', { id })
  for (const who of [a, b, new Client(base)])
    expect([await eyes(who, '0'), await eyes(who, '1'), await eyes(who, 'watch')]).toEqual([0, 1, null])
  expect([await eyes(a, '2'), await eyes(a, '15')]).toEqual(['bad-request', 'bad-request'])
})
