/** A seat is its owner's: who counts as away, who sits in, and that the owner comes back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CreateTable, SeatState, TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
const CLOCK = { kind: 'live', perMove: 600, reserve: 600, increment: 0, overdue: 'lose' } as const
const SOON = { kind: 'vote', after: 1 } as const
const info = async (client: Client, id: string): Promise<TableInfo> =>
  (await client.get<TableInfo>(`/api/tables/${id}`)).body
const state = async (client: Client, id: string): Promise<SeatState> =>
  (await client.get<SeatState>(`/api/tables/${id}/state`)).body

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  /** The same, where time goes on only when the test says so. */
  let timed = ''
  let moment = Date.now()
  beforeAll(async () => {
    const where = { ...(await place(kind)), awayMs: 300, minuteMs: 100 }
    base = (await startServer(where)).url
    timed = (await startServer({ ...where, ...(await place(kind)), now: () => moment })).url
  })
  const propose = (client: Client, id: string, more = {}) =>
    client.post(`/api/tables/${id}/propose`, { kind: 'substitute', seat: 2, ...more })

  /** Three play, the third stays away, and the others have somebody sit in. */
  async function replaced(wish: Partial<CreateTable> = {}) {
    const made = await seated(base, 3, { absence: SOON, options: { rounds: '40' }, ...wish })
    const [a, b, c] = made.clients as [Client, Client, Client]
    await expect.poll(async () => (await propose(a, made.id, { level: 'page' })).status).toBe(200)
    const page = (await b.vote(made.id, 'substitute', true)).body
    return { ...made, a, b, c, page }
  }

  test('between two nobody takes the seat of the only opponent: the clock decides', async () => {
    const { id, clients } = await seated(base, 2, { clock: CLOCK, absence: SOON })
    const [a] = clients as [Client, Client]
    await expect.poll(async () => (await info(a, id)).seats[1]?.present).toBe(false)
    const wish = { kind: 'substitute', seat: 1, level: 'page' }
    expect((await a.post(`/api/tables/${id}/propose`, wish)).body).toMatchObject({ refused: 'clock-decides' })
    expect((await info(a, id)).seats[1]).toMatchObject({ kind: 'person', away: false })
  })

  test('without a clock nobody is replaced unless the table was made so, which it says before anybody sits down', async () => {
    const { id, clients, info: page } = await seated(base, 3)
    expect(page).toMatchObject({ absence: { kind: 'none' }, substitute: 'knight' })
    await expect.poll(async () => (await info(clients[0]!, id)).seats[2]?.present).toBe(false)
    expect((await propose(clients[0]!, id)).body).toMatchObject({ refused: 'not-away' })
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const wish = { game: 'sample', seats, absence: { kind: 'vote', after: 4320 }, substitute: 'squire' }
    expect((await clients[0]!.post('/api/tables', wish)).body).toMatchObject({
      status: 'open',
      absence: { kind: 'vote', after: 4320 },
      substitute: 'squire',
    })
    const wrong = await clients[0]!.post('/api/tables', { ...wish, substitute: 'wizard' })
    expect(wrong.body).toMatchObject({ refused: 'bad-options' })
  })

  test('whom the table does not wait for is not missed', async () => {
    const { id, clients } = await seated(timed, 3, { absence: SOON })
    const [a, , c] = clients as [Client, Client, Client]
    const { number, legal } = await state(c, id)
    await c.post(`/api/tables/${id}/act`, { id: 'c', number, steps: [legal[0]!] })
    moment += 1000
    expect((await info(a, id)).seats.map((seat) => seat.away)).toEqual([false, true, false])
    expect((await propose(a, id)).body).toMatchObject({ refused: 'not-away' })
  })

  test('who comes back before the last vote keeps the seat', async () => {
    const { id, clients } = await seated(timed, 3, { absence: SOON })
    const [a, b, c] = clients as [Client, Client, Client]
    moment += 1000
    expect((await propose(a, id)).status).toBe(200)
    await state(c, id)
    const page = (await b.vote(id, 'substitute', true)).body
    expect(page).toMatchObject({ proposals: [] })
    expect(page.seats[2]).toMatchObject({ kind: 'person', name: 'Player 2' })
  })

  test('the bot agreed on sits in, not one of the proposer’s choice, and the owner sits again by opening the table', async () => {
    const { id, a, c, page } = await replaced({ substitute: 'squire' })
    expect(page.seats[2]).toMatchObject({ kind: 'bot', level: 'squire', for: 'Player 2' })
    expect(await info(c, id)).toMatchObject({ you: null, kept: 2 })
    expect((await c.get<{ tables: { id: string }[] }>('/api/me/tables')).body.tables.map((line) => line.id)).toContain(
      id,
    )
    const other = await a.live()
    await other.open(id)
    const told = other.wait((message) => message.tell === 'table' && message.info.seats[2]?.kind === 'person')
    const live = await c.live()
    await live.open(id)
    expect(live.infos.get(id)).toMatchObject({ you: 2, kept: null })
    expect(live.states.get(id)?.seat).toBe(2)
    expect(await told).toMatchObject({ info: { seats: [{}, {}, { name: 'Player 2', for: null }] } })
    live.close()
    other.close()
  })

  test('the owner also comes back by HTTP, and plays on', async () => {
    const { id, c } = await replaced()
    await expect.poll(async () => (await info(c, id)).seats[2]?.kind).toBe('bot')
    const mine = await state(c, id)
    expect(mine.seat).toBe(2)
    expect(await info(c, id)).toMatchObject({ you: 2, seats: [{}, {}, { kind: 'person', name: 'Player 2' }] })
  })

  test.each([
    [{}, 'knight'],
    [{ substitute: 'squire' }, 'squire'],
    [{ substitute: 'none' }, 'knight'],
  ] as const)('who gave up does not come back; of the bots %j it is the %s who plays on', async (wish, level) => {
    const { id, clients } = await seated(base, 3, wish)
    await clients[2]!.post(`/api/tables/${id}/resign`)
    expect((await state(clients[2]!, id)).seat).toBe(null)
    expect((await info(clients[0]!, id)).seats[2]).toMatchObject({ kind: 'bot', level, for: null })
  })

  test('when the clock has handed a seat on, its owner still comes back to it', async () => {
    const clock = { kind: 'live', perMove: 3, reserve: 0, increment: 0, overdue: 'bot' } as const
    const { id, clients } = await seated(base, 3, { clock, options: { rounds: '40' } })
    const [a, b, c] = clients as [Client, Client, Client]
    for (const client of [a, b]) {
      const { number, legal } = await state(client, id)
      await client.post(`/api/tables/${id}/act`, { id: 'first', number, steps: [legal[0]!] })
    }
    const live = await c.live()
    await live.open(id)
    await expect.poll(async () => (await info(a, id)).seats[2]?.kind).toBe('bot')
    // By doing something on the connection that was open all the time.
    const wish = { do: 'act', table: id, number: 0, steps: ['whatever'] }
    await expect.poll(async () => (await live.ask(wish)) as { refused?: string }).toMatchObject({ refused: 'stale' })
    expect((await info(a, id)).seats[2]).toMatchObject({ kind: 'person', for: null })
    expect((await state(c, id)).seat).toBe(2)
    live.close()
  })

  test('whoever sat or watched there never takes a free seat; the owner takes it even from who did', async () => {
    const watcher = await Client.guest(base, 'Watcher')
    const { id, a, c, page } = await replaced({ substitute: 'none', public: true })
    expect(page.seats[2]).toMatchObject({ kind: 'open', for: 'Player 2' })
    await state(watcher, id)
    expect((await watcher.post(`/api/tables/${id}/join`, {})).body).toMatchObject({ refused: 'has-watched' })
    const live = await Client.guest(base, 'Other Watcher')
    await (await live.live()).open(id)
    expect((await live.post(`/api/tables/${id}/join`, {})).body).toMatchObject({ refused: 'has-watched' })
    // What somebody has seen at another table is no hindrance.
    const fresh = await Client.guest(base, 'Dora')
    const elsewhere = await seated(base, 2, { public: true })
    expect((await state(fresh, elsewhere.id)).seat).toBe(null)
    expect((await fresh.post(`/api/tables/${id}/join`, {})).body).toMatchObject({ you: 2 })
    // Who sits in gives up the seat for themselves alone: a bot sits in, and the game goes on.
    expect((await fresh.post(`/api/tables/${id}/resign`)).body).toMatchObject({ status: 'playing', you: null })
    expect((await fresh.post(`/api/tables/${id}/join`, {})).body).toMatchObject({ refused: 'has-watched' })
    expect((await info(a, id)).seats[2]).toMatchObject({ kind: 'bot', for: 'Player 2' })
    expect((await state(c, id)).seat).toBe(2)
  })

  test('whom one of the players has blocked does not take a free seat of their running game; to them it is taken', async () => {
    const { id, a, b, c, page } = await replaced({ substitute: 'none', public: true })
    expect(page.seats[2]).toMatchObject({ kind: 'open' })
    const unwanted: Client[] = []
    for (const player of [a, b]) {
      const rude = await Client.guest(base, 'Rude')
      unwanted.push(rude)
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
      const earlier = (await player.ask('createTable', { body: { game: 'sample', seats, public: true } })).body.id
      await rude.ask('joinTable', { id: earlier, body: {} })
      expect((await player.ask('blockPerson', { body: { table: earlier, seat: 1 } })).status).toBe(200)
      expect((await rude.ask('joinTable', { id, body: {} })).body).toMatchObject({ refused: 'seat-taken' })
      expect((await info(a, id)).seats[2]).toMatchObject({ kind: 'open' })
    }
    // Whoever made the table is still its host when they do not play any more.
    expect((await a.ask('resign', { id })).body).toMatchObject({ you: null, status: 'playing' })
    for (const rude of unwanted)
      expect((await rude.ask('joinTable', { id, body: {} })).body).toMatchObject({ refused: 'seat-taken' })
    const fresh = await Client.guest(base, 'Dora')
    expect((await fresh.ask('joinTable', { id, body: {} })).body).toMatchObject({ you: 2 })
    // Whoever sat in is told that the owner is back.
    expect((await state(c, id)).seat).toBe(2)
    const told = async () => (await fresh.ask('listNotices')).body.notices.filter(({ kind }) => kind === 'returned')
    await expect.poll(told).toMatchObject([{ table: id }])
  })

  test('who sits in for another gives up for themselves alone, also when nobody else is left to play', async () => {
    const { id, a, b, c } = await replaced({ substitute: 'none', public: true })
    const fresh = await Client.guest(base, 'Dora')
    await fresh.ask('joinTable', { id, body: {} })
    for (const player of [a, b]) expect((await player.ask('resign', { id })).body.status).toBe('playing')
    expect((await fresh.ask('resign', { id })).body).toMatchObject({ status: 'playing', you: null, outcome: null })
    expect((await info(a, id)).seats[2]).toMatchObject({ kind: 'bot', for: 'Player 2' })
    expect((await state(c, id)).seat).toBe(2)
    // It is the owner who ends it.
    expect((await c.ask('resign', { id })).body).toMatchObject({ status: 'finished' })
  })

  test('what somebody offered or agreed to who sits in is not the owner’s word', async () => {
    const { id, a, b, c } = await replaced({ substitute: 'none', public: true })
    const fresh = await Client.guest(base, 'Dora')
    await fresh.post(`/api/tables/${id}/join`, {})
    const [draw] = (await fresh.ask('propose', { id, body: { kind: 'draw' } })).body.proposals
    await a.ask('propose', { id, body: { kind: 'pause' } })
    for (const who of [a, fresh]) await who.vote(id, who === a ? 'draw' : 'pause', true)
    expect((await info(a, id)).proposals.map(({ agreed }) => agreed.length)).toEqual([2, 2])
    expect((await state(c, id)).seat).toBe(2)
    const late = await b.ask('vote', { id, body: { proposal: draw!.id, agree: true } })
    expect(late.body).toMatchObject({ refused: 'no-such-proposal' })
    expect(await info(b, id)).toMatchObject({ status: 'playing', paused: false, proposals: [] })
  })

  test('a pause is no absence, at a table without a clock either', async () => {
    const HOUR = 3_600_000
    const { id, clients } = await seated(timed, 3, { absence: { kind: 'vote', after: HOUR / 100 } })
    const [a, b, c] = clients as [Client, Client, Client]
    await a.ask('propose', { id, body: { kind: 'pause' } })
    for (const who of [b, c]) await who.vote(id, 'pause', true)
    await a.ask('propose', { id, body: { kind: 'resume' } })
    await c.vote(id, 'resume', true)
    moment += 10 * HOUR
    expect((await b.vote(id, 'resume', true)).body).toMatchObject({ paused: false })
    expect((await info(a, id)).seats[2]?.away).toBe(false)
    moment += HOUR
    expect((await info(a, id)).seats[2]?.away).toBe(true)
  })

  test('a game that is over is over: nobody sits down again, but a rematch keeps their seat', async () => {
    const { id, a, b, c } = await replaced()
    await a.post(`/api/tables/${id}/propose`, { kind: 'abort' })
    await b.vote(id, 'abort', true)
    expect((await state(c, id)).seat).toBe(null)
    const again = (await a.post<TableInfo>(`/api/tables/${id}/rematch`)).body
    expect(again.seats.map((seat) => seat.name)).toEqual(['Player 1', 'Player 2', 'Player 0'])
    expect((await c.post<TableInfo>(`/api/tables/${id}/rematch`)).body).toMatchObject({ id: again.id, you: 1 })
  })

  test('who plays by HTTP alone is here', async () => {
    const { id, clients } = await seated(timed, 2)
    const [a, b] = clients as [Client, Client]
    moment += 1000
    expect((await info(a, id)).seats[1]?.present).toBe(false)
    await state(b, id)
    expect((await info(a, id)).seats[1]?.present).toBe(true)
  })

  test('that somebody comes is told to those who are there, also when they open another page', async () => {
    const { id, clients } = await seated(timed, 2)
    const [a, b] = clients as [Client, Client]
    const mine = await a.live()
    await mine.open(id)
    moment += 1000
    expect((await info(a, id)).seats[1]?.present).toBe(false)
    const told = mine.wait((message) => message.tell === 'table' && message.info.seats[1]?.present === true)
    const theirs = await b.live()
    await theirs.open(id)
    expect(theirs.infos.get(id)?.seats[1]?.present).toBe(true)
    await told
    const another = await b.live()
    await another.open(id)
    expect(another.infos.get(id)?.seats[1]?.present).toBe(true)
    for (const live of [mine, theirs, another]) live.close()
  })
})

test('who is connected to one node is here at the other', async () => {
  const where = await place('postgres')
  const [one, two] = await Promise.all([1, 2].map(() => startServer({ ...where, awayMs: 3000 })))
  const { id, clients } = await seated(one!.url, 2)
  const [a, b] = clients as [Client, Client]
  const mine = await a.live()
  await mine.open(id)
  await expect.poll(async () => (await info(a, id)).seats[1]?.present).toBe(false)
  b.base = two!.url
  const told = mine.wait((message) => message.tell === 'table' && message.info.seats[1]?.present === true)
  const live = await b.live()
  await live.open(id)
  expect(await told).toMatchObject({ info: { seats: [{ present: true }, { name: 'Player 1' }] } })
  expect((await info(a, id)).seats[1]?.present).toBe(true)
  live.close()
  mine.close()
})
