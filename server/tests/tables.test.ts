/** What people do at tables besides moving. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Served } from '../main.ts'
import type { Notice, SeatState, TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { closeAll, startServer, KINDS, place, seated } from './test-server.ts'

afterAll(closeAll)
const twoSeats = [{ kind: 'me' }, { kind: 'open' }]

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  let base = ''
  beforeAll(async () => {
    served = await startServer({ ...(await place(kind)), awayMs: 400, minuteMs: 400 })
    base = served.url
  })

  test('a table is made, joined by link, left, joined again and starts by itself when full', async () => {
    const [a, b] = await Promise.all([Client.guest(base, 'Ann'), Client.guest(base, 'Bob')])
    const made = (await a.post<TableInfo>('/api/tables', { game: 'sample', seats: twoSeats })).body
    expect(made).toMatchObject({ status: 'open', host: true, you: 0, public: false, dice: { key: null } })
    expect((await b.post(`/api/tables/${made.id}/join`, {})).body).toMatchObject({ refused: 'no-such-table' })
    expect((await b.post(`/api/tables/${made.id}/enter`, { invite: made.invite })).body).toMatchObject({
      you: null,
      invite: null,
    })
    expect((await b.ask('getTable', { id: made.id })).status).toBe(200)
    const left = await a.ask('leaveTable', { id: made.id })
    expect(left.body.seats[0]).toMatchObject({ kind: 'open', name: null })
    await a.post(`/api/tables/${made.id}/join`, { seat: 1 })
    expect((await b.post(`/api/tables/${made.id}/join`, { seat: 1 })).body).toMatchObject({ refused: 'seat-taken' })
    const full = await b.post<TableInfo>(`/api/tables/${made.id}/join`, { seat: 0 })
    expect(full.body).toMatchObject({ status: 'playing', you: 0 })
    expect(full.body.seats.map((seat) => seat.name)).toEqual(['Bob', 'Ann'])
    expect(full.body.dice.commitment).toBe(made.dice.commitment)
    expect((await a.post(`/api/tables/${made.id}/leave`)).body).toMatchObject({ refused: 'already-started' })
  })

  test('the host seats bots and starts; others may not', async () => {
    const [a, b] = await Promise.all([Client.guest(base), Client.guest(base)])
    const wish = {
      game: 'sample',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      autoStart: false,
      public: true,
    }
    const { id } = (await a.post<TableInfo>('/api/tables', wish)).body
    await b.post(`/api/tables/${id}/join`, {})
    expect((await a.post(`/api/tables/${id}/start`)).body).toMatchObject({ refused: 'seats-open' })
    expect((await b.post(`/api/tables/${id}/bot`, { seat: 2, level: 'page' })).body).toMatchObject({
      refused: 'not-yours',
    })
    for (const level of ['wizard', 'earl.kind', 'page.bold', 'earl.bold'])
      expect((await a.post(`/api/tables/${id}/bot`, { seat: 2, level })).body).toMatchObject({ refused: 'bad-options' })
    expect((await a.post<TableInfo>(`/api/tables/${id}/bot`, { seat: 2, level: 'page' })).body.status).toBe('open')
    expect((await b.post(`/api/tables/${id}/start`)).body).toMatchObject({ refused: 'not-yours' })
    expect((await a.ask('startGame', { id })).body.status).toBe('playing')
  })

  test('options and seats that the game does not know are refused in words', async () => {
    const a = await Client.guest(base)
    const bad = await a.post('/api/tables', { game: 'sample', seats: twoSeats, options: { rounds: '7' } })
    expect(bad).toMatchObject({ status: 400, body: { refused: 'bad-options' } })
    expect(String(bad.body['message'])).toContain('3, 6, 40')
    expect((await a.post('/api/tables', { game: 'sample', seats: [{ kind: 'me' }] })).body).toMatchObject({
      refused: 'bad-options',
    })
    expect((await a.post('/api/tables', { game: 'chess', seats: twoSeats })).body).toMatchObject({
      refused: 'no-such-game',
    })
  })

  test('nobody sits at a table twice', async () => {
    const host = await Client.guest(base)
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }]
    expect((await host.post('/api/tables', { game: 'sample', seats })).status).toBe(400)
    const made = (await host.ask('createTable', { body: { game: 'sample', seats: [seats[0]!, { kind: 'open' }] } }))
      .body
    await host.ask('joinTable', { id: made.id, body: { invite: made.invite ?? '' } })
    const { you, seats: now } = (await host.ask('getTable', { id: made.id })).body
    expect([you, now[1]?.kind]).toEqual([0, 'open'])
  })

  test('giving up ends a game of two; the other wins', async () => {
    const { id, clients } = await seated(base, 2)
    const info = (await clients[1]!.ask('resign', { id })).body
    expect(info).toMatchObject({ status: 'finished', outcome: { reason: 'resigned', places: [1, 2] } })
    expect((await clients[0]!.get(`/api/tables/${id}/record`)).status).toBe(200)
  })

  test('giving up among three hands the seat to a bot, and its cards to nobody', async () => {
    const { id, clients } = await seated(base, 3)
    const live = await clients[2]!.live()
    await live.open(id)
    const info = (await clients[2]!.ask('resign', { id })).body
    expect(info).toMatchObject({ status: 'playing', you: null })
    expect(info.seats[2]).toMatchObject({ kind: 'bot' })
    // Whoever gave up sees what a spectator sees from now on.
    const state = await live.until(id, (each) => each.seat === null)
    expect((state.view as { hand: number[] }).hand).toEqual([])
    const act = { id: 'x', number: state.number, steps: ['c770001'] }
    expect((await clients[2]!.post(`/api/tables/${id}/act`, act)).body).toMatchObject({ refused: 'not-seated' })
    live.close()
  })

  test('a draw needs everybody; one no is enough', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    await a.post(`/api/tables/${id}/propose`, { kind: 'draw' })
    expect((await b.ask('getTable', { id })).body.proposals).toMatchObject([
      { kind: 'draw', by: 0, agreed: [0], needed: [0, 1] },
    ])
    const no = await b.vote(id, 'draw', false)
    expect(no.body).toMatchObject({ status: 'playing', proposals: [] })
    expect((await b.vote(id, 'draw', true)).body).toMatchObject({
      refused: 'no-such-proposal',
    })
    await b.post(`/api/tables/${id}/propose`, { kind: 'draw' })
    const yes = await a.vote(id, 'draw', true)
    const outcome = { reason: 'agreed-draw', places: [1, 1] }
    expect(yes.body).toMatchObject({ status: 'finished', outcome, proposals: [] })
    // Said twice, as after a lost answer: refused, and the game has ended once.
    expect((await a.vote(id, 'draw', true)).status).toBeGreaterThanOrEqual(400)
    expect((await b.ask('getTable', { id })).body).toMatchObject({ status: 'finished', outcome })
  })

  test('a pause stops moves and clocks until both want to go on', async () => {
    const clock = { kind: 'live', perMove: 60, reserve: 60, increment: 0, overdue: 'lose' } as const
    const { id, clients } = await seated(base, 2, { clock })
    const [a, b] = clients as [Client, Client]
    await a.post(`/api/tables/${id}/propose`, { kind: 'pause' })
    await b.vote(id, 'pause', true)
    const paused = (await a.ask('getState', { id })).body
    expect(paused.clocks).toMatchObject({ paused: true })
    const act = { id: 'p', number: paused.number, steps: [paused.legal[0]!] }
    expect((await a.post(`/api/tables/${id}/act`, act)).body).toMatchObject({ refused: 'paused' })
    await b.post(`/api/tables/${id}/resume`)
    expect((await a.post(`/api/tables/${id}/act`, act)).body).toMatchObject({ refused: 'paused' })
    await a.post(`/api/tables/${id}/resume`)
    const on = (await a.ask('getState', { id })).body
    // What is left of everybody's time: `pause.test.ts`.
    expect(on.clocks).toMatchObject({ paused: false })
    expect((await a.post(`/api/tables/${id}/act`, act)).status).toBe(200)
  })

  test('at a table that has not begun, and at one that is over, whoever plays, asks or gives up is told which it is', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const open = (await a.ask('createTable', { body: { game: 'sample', seats } })).body.id
    await b.ask('resign', { id })
    const body = { id: 'm', number: 0 }
    const tried = async (table: string) => {
      const answers = {
        act: await a.ask('act', { id: table, body: { ...body, steps: ['x'] } }),
        undo: await a.ask('undo', { id: table, body }),
        propose: await a.ask('propose', { id: table, body: { kind: 'draw' } }),
        resign: await a.ask('resign', { id: table }),
        getState: await a.ask('getState', { id: table }),
        getRecord: await a.ask('getRecord', { id: table }),
        offerRematch: await a.ask('offerRematch', { id: table }),
        giveStanding: await a.ask('giveStanding', { id: table, body: { kind: 'two', span: 'once' } }),
        leaveTable: await a.ask('leaveTable', { id: table }),
      }
      return Object.fromEntries(
        Object.entries(answers).map(([what, reply]) => [what, (reply.body as { refused?: string }).refused ?? 'yes']),
      )
    }
    expect(await tried(open)).toEqual({
      act: 'not-started',
      undo: 'not-started',
      propose: 'not-started',
      resign: 'not-started',
      getState: 'not-started',
      getRecord: 'not-finished',
      offerRematch: 'not-finished',
      giveStanding: 'not-started',
      leaveTable: 'yes',
    })
    expect(await tried(id)).toEqual({
      act: 'game-over',
      undo: 'nothing-to-undo',
      propose: 'game-over',
      resign: 'game-over',
      getState: 'yes',
      getRecord: 'yes',
      offerRematch: 'yes',
      giveStanding: 'game-over',
      leaveTable: 'already-started',
    })
  })

  test('at a rematch a bot sits where it comes to by moving on, and is as strong as before', async () => {
    const [a, b] = [await Client.guest(base, 'Anna'), await Client.guest(base, 'Bob')]
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'squire' }]
    const { id } = (await a.ask('createTable', { body: { game: 'sample', seats, public: true } })).body
    await b.ask('joinTable', { id, body: {} })
    await a.ask('propose', { id, body: { kind: 'abort' } })
    await b.vote(id, 'abort', true)
    const next = (await a.ask('offerRematch', { id })).body
    expect(next.seats.map(({ kind: what, name, level, reserved }) => [what, name, level, reserved])).toEqual([
      ['open', 'Bob', null, true],
      ['bot', null, 'squire', false],
      ['person', 'Anna', null, false],
    ])
  })

  test('an aborted game has no winner', async () => {
    const { id, clients } = await seated(base, 2)
    await clients[0]!.post(`/api/tables/${id}/propose`, { kind: 'abort' })
    const info = (await clients[1]!.vote(id, 'abort', true)).body
    expect(info).toMatchObject({ status: 'finished', outcome: { reason: 'aborted', places: [1, 1] } })
  })

  test('somebody who vanished is replaced by vote, and whoever comes may sit in; somebody who is here is not', async () => {
    const wish = { absence: { kind: 'vote', after: 1 }, substitute: 'none' } as const
    const { id, clients, info } = await seated(base, 3, wish)
    const [a, b, c] = clients as [Client, Client, Client]
    const propose = { kind: 'substitute', seat: 2 }
    const live = await c.live()
    await live.open(id)
    // By now somebody who is not here counts as away.
    await expect.poll(async () => (await a.ask('getTable', { id })).body.seats[1]?.away).toBe(true)
    expect((await a.post(`/api/tables/${id}/propose`, propose)).body).toMatchObject({ refused: 'not-away' })
    live.close()
    await expect.poll(async () => (await a.post(`/api/tables/${id}/propose`, propose)).status).toBe(200)
    const open = (await b.vote(id, 'substitute', true)).body
    expect(open.seats[2]).toMatchObject({ kind: 'open', for: 'Player 2' })
    const d = await Client.guest(base, 'Dora')
    const joined = (await d.post<TableInfo>(`/api/tables/${id}/join`, { invite: info.invite })).body
    expect(joined).toMatchObject({ you: 2, status: 'playing' })
    const state = (await d.get<SeatState>(`/api/tables/${id}/state`)).body
    expect(state.legal.length).toBeGreaterThan(0)
  })

  test('talk is for the table, notes are for oneself', async () => {
    const { id, clients } = await seated(base, 2, { public: true })
    const [a, b] = clients as [Client, Client]
    const live = await b.live()
    await live.open(id)
    const heard = live.wait((message) => message.tell === 'chat')
    await a.post(`/api/tables/${id}/chat`, { text: ' <b>Well met</b>\u202e ' })
    expect(await heard).toMatchObject({ line: { n: 0, seat: 0, name: 'Player 0', text: '<b>Well met</b>' } })
    const watcher = await Client.guest(base)
    expect((await watcher.post(`/api/tables/${id}/chat`, { text: 'psst' })).body).toMatchObject({
      refused: 'not-seated',
    })
    expect((await watcher.get(`/api/tables/${id}/chat`)).body).toMatchObject({ lines: [{ text: '<b>Well met</b>' }] })
    await a.put(`/api/tables/${id}/notes`, { text: 'beware of him' })
    expect((await a.get(`/api/tables/${id}/notes`)).body).toEqual({ text: 'beware of him' })
    expect((await b.get(`/api/tables/${id}/notes`)).body).toEqual({ text: '' })
    live.close()
  })

  test('a rematch keeps the seats for the same people, moved on by one; asking twice makes one table', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    expect((await a.post(`/api/tables/${id}/rematch`)).body).toMatchObject({ refused: 'not-finished' })
    await a.post(`/api/tables/${id}/resign`)
    const [one, two] = await Promise.all([a.ask('offerRematch', { id }), b.ask('offerRematch', { id })])
    expect(one.body.id).toBe(two.body.id)
    const now = (await b.ask('getTable', { id: one.body.id })).body
    expect(now.status).toBe('playing')
    expect(now.seats.map((seat) => seat.name)).toEqual(['Player 1', 'Player 0'])
    expect((await a.ask('getTable', { id })).body.rematch).toBe(now.id)
    expect((await a.ask('getTable', { id: now.id })).body.dice.commitment).not.toBe(
      (await a.ask('getTable', { id })).body.dice.commitment,
    )
  })

  test('people are told when a game starts and ends, once each', async () => {
    const { id, clients } = await seated(base, 2)
    await clients[0]!.post(`/api/tables/${id}/resign`)
    const kinds = async () => {
      const { notices } = (await clients[1]!.get<{ notices: Notice[] }>('/api/me/notices')).body
      return notices
        .filter((notice) => notice.table === id)
        .map((notice) => notice.kind)
        .sort()
    }
    await expect.poll(kinds).toEqual(['finished', 'started'])
    // What is told later has come, and nothing was told twice meanwhile.
    await clients[0]!.ask('offerRematch', { id })
    const all = async (who = clients[1]!) => (await who.ask('listNotices')).body.notices.map(({ kind }) => kind)
    await expect.poll(() => all()).toContain('rematch')
    // Whoever asks for it knows.
    expect(await all(clients[0])).not.toContain('rematch')
    expect(await kinds()).toEqual(['finished', 'started'])
    await clients[1]!.call('DELETE', '/api/me/notices')
    expect(await kinds()).toEqual([])
  })
})
