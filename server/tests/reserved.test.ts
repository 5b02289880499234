/** Seats kept for those who played before: for them alone, and for nobody else however quick. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
let base = ''
beforeAll(async () => {
  base = (await startServer(await place('sqlite'))).url
})

test('the seats of a rematch wait for who sat there: a stranger with the link takes none of them', async () => {
  const { id, clients } = await seated(base, 2)
  const [a, b] = clients as [Client, Client]
  await b.ask('resign', { id })
  const again = (await a.ask('offerRematch', { id })).body
  expect(again.seats.filter(({ reserved }) => reserved)).toHaveLength(1)
  const stranger = await Client.guest(base, 'Quick')
  const invite = again.invite ?? ''
  for (const body of [{ invite }, { invite, seat: 0 }, { invite, seat: 1 }])
    expect(await stranger.ask('joinTable', { id: again.id, body })).toMatchObject({ body: { refused: 'seat-taken' } })
  const joined = await b.ask('joinTable', { id: again.id, body: {} })
  expect(joined).toMatchObject({ status: 200, body: { status: 'playing' } })
})

test('whose seat waits for them sits down there, though another is free', async () => {
  const { id, clients } = await seated(base, 3)
  const [a, b, c] = clients as [Client, Client, Client]
  await a.ask('propose', { id, body: { kind: 'abort' } })
  for (const client of [b, c]) await client.vote(id, 'abort', true)
  const again = (await a.ask('offerRematch', { id })).body
  const kept = again.seats.findLastIndex(({ reserved }) => reserved)
  const [first, last] = again.seats.flatMap((seat, i) => (seat.reserved ? [{ ...seat, i }] : []))
  // The first of the two that wait is opened to anybody.
  await a.ask('openSeat', { id: again.id, body: { seat: first!.i } })
  const who = last!.for === 'Player 1' ? b : c
  expect((await who.ask('joinTable', { id: again.id, body: {} })).body).toMatchObject({ you: kept })
})
