/** Keeping order: reports, mutes, removed lines, bans and blocks, on one node and on two. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/index.ts'
import { type Client, Live } from './client.ts'
import { HostHouse, idOf, PASSWORD, tableOf } from './host-house.ts'
import { closeAll, KINDS, startServer } from './test-server.ts'

afterAll(closeAll)
const why = 'insults'
const HOUR = 3_600_000

describe.each(KINDS)('on %s', (kind) => {
  let house: HostHouse
  let host: Client
  /** Another node where there can be one. */
  let elsewhere = ''
  beforeAll(async () => {
    house = await HostHouse.open(kind)
    host = await house.host()
    elsewhere =
      kind === 'postgres'
        ? (await startServer({ ...house.where, trustProxy: true, now: () => house.now })).url
        : house.url
  })
  const say = async (client: Client, id: string, text: string) => await client.ask('sendChat', { id, body: { text } })
  const chatOf = async (client: Client, id: string) => (await client.ask('listChat', { id })).body.lines
  const reports = async () => (await host.ask('hostReports')).body.reports

  test('the host reads the very words that were reported, although who said them is rid of them', async () => {
    const [anna, rude] = [await house.account(), await house.guest('Rude')]
    const id = await tableOf(anna, rude)
    await say(rude, id, 'You play like a turnip.')
    const body = { table: id, line: 0, reason: 'insult', note: ' Not the first time. ' } as const
    expect((await anna.ask('reportPerson', { body })).status).toBe(200)
    // Once said is enough.
    await anna.ask('reportPerson', { body })
    const mine = (await reports()).filter(({ table }) => table === id)
    expect(mine).toMatchObject([
      {
        game: 'sample',
        name: 'Rude',
        person: await idOf(rude),
        by: { id: await idOf(anna), name: anna.called },
        line: 0,
        words: 'You play like a turnip.',
        removed: false,
        reason: 'insult',
        note: 'Not the first time.',
        settledAt: null,
      },
    ])
    await host.ask('hostRemoveLine', { id, body: { line: 0, why } })
    expect((await reports()).find(({ table }) => table === id)).toMatchObject({
      removed: true,
      words: 'You play like a turnip.',
    })
    const report = mine[0]!.id
    expect((await host.ask('hostSettle', { id: report, body: { why: 'a warning' } })).status).toBe(200)
    expect((await host.ask('hostSettle', { id: report, body: { why } })).body).toMatchObject({
      refused: 'no-such-report',
    })
    expect((await reports()).some(({ table }) => table === id)).toBe(false)
    const settled = (await host.ask('hostReports', { query: { settled: true } })).body.reports
    expect(settled).toMatchObject([{ id: report, settledAt: house.now }])
    // What is done again may be told again; the page of who did it counts both, and what was told by them is not among it.
    expect((await anna.ask('reportPerson', { body })).status).toBe(200)
    expect((await reports()).filter(({ table }) => table === id)).toHaveLength(1)
    expect((await host.ask('hostPerson', { id: await idOf(rude) })).body).toMatchObject({ reports: 2 })
    expect((await host.ask('hostPerson', { id: await idOf(anna) })).body).toMatchObject({ reports: 0 })
  })

  test('one reports whom one meets: not oneself, not a bot, not at a table one may not see', async () => {
    const [anna, otto, stranger] = [await house.guest(), await house.guest(), await house.guest()]
    const id = await tableOf(anna, otto)
    const about = (seat: number) => ({ body: { table: id, seat, reason: 'name' as const } })
    expect((await anna.ask('reportPerson', about(0))).body).toMatchObject({ refused: 'bad-request' })
    expect((await anna.ask('reportPerson', about(7))).body).toMatchObject({ refused: 'no-such-person' })
    expect((await anna.ask('blockPerson', { body: { table: id, line: 3 } })).body).toMatchObject({
      refused: 'no-such-person',
    })
    expect((await anna.ask('blockPerson', { body: { table: id } })).body).toMatchObject({ refused: 'bad-request' })
    expect((await stranger.ask('reportPerson', about(0))).body).toMatchObject({ refused: 'no-such-table' })
    expect((await anna.ask('reportPerson', about(1))).status).toBe(200)
    expect((await reports()).find(({ table }) => table === id)).toMatchObject({ line: null, words: '', reason: 'name' })
  })

  test('a removed line is gone for everybody: live on every node, and in later loads; its place stays', async () => {
    const [anna, rude] = [await house.guest('Anna'), await house.guest('Rude')]
    const id = await tableOf(anna, rude)
    await say(rude, id, 'a word nobody wants to read')
    await say(anna, id, 'please')
    anna.base = elsewhere
    const live = await Live.connect(anna)
    await live.open(id)
    const told = live.wait((message) => message.tell === 'chat' && message.line.removed === true)
    expect((await host.ask('hostRemoveLine', { id, body: { line: 0, why } })).status).toBe(200)
    expect(await told).toMatchObject({ table: id, line: { n: 0, name: 'Rude', text: '' } })
    expect(await chatOf(anna, id)).toMatchObject([
      { n: 0, seat: 1, text: '', removed: true },
      { n: 1, text: 'please' },
    ])
    expect((await host.ask('hostRemoveLine', { id, body: { line: 0, why } })).body).toMatchObject({
      refused: 'no-such-line',
    })
    const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
    const chat = await rows.db.selectFrom('chat').selectAll().where('table_id', '=', id).execute()
    expect(JSON.stringify(chat)).not.toContain('nobody wants')
    await rows.close()
    live.close()
  })

  test('who is muted plays on and is not heard until the time is over, not as another account either', async () => {
    const [anna, rude] = [await house.guest(), await house.guest()]
    const id = await tableOf(anna, rude)
    await host.ask('hostMute', { id: await idOf(rude), body: { hours: 2, why } })
    expect((await say(rude, id, 'hear me')).body).toMatchObject({ refused: 'muted' })
    const live = await Live.connect(rude)
    await live.open(id)
    expect(await live.ask({ do: 'chat', table: id, text: 'hear me' })).toMatchObject({ ok: false, refused: 'muted' })
    expect(await chatOf(anna, id)).toEqual([])
    expect((await rude.ask('getState', { id })).status).toBe(200)
    const other = await house.account()
    await rude.ask('signIn', { body: { name: other.called, password: PASSWORD } })
    expect((await say(rude, id, 'hear me')).body).toMatchObject({ refused: 'muted' })
    house.now += 2 * HOUR
    expect((await say(rude, id, 'good evening')).status).toBe(200)
    await host.ask('hostProve', { body: { password: PASSWORD } })
    await host.ask('hostMute', { id: await idOf(rude), body: { hours: null, why } })
    expect((await say(rude, id, 'hear me')).body).toMatchObject({ refused: 'muted' })
    await host.ask('hostUnmute', { id: await idOf(rude), body: { why: 'apologised' } })
    expect((await say(rude, id, 'thank you')).status).toBe(200)
    live.close()
  })

  test('a ban ends sessions and connections on every node at once, and guests of that address with them', async () => {
    const address = kind === 'postgres' ? '2001:db8:7:8::1' : '203.0.113.7'
    const neighbour = kind === 'postgres' ? '2001:db8:7:8:ffff::2' : address
    const rude = await house.account(undefined, address)
    const twin = await house.guest('Twin', neighbour)
    const family = await house.account(undefined, neighbour)
    const watcher = house.stranger(neighbour)
    const clients = [rude, twin, family, watcher] as const
    for (const client of clients) client.base = elsewhere
    const [a, b, c, d] = (await Promise.all(clients.map((client) => Live.connect(client)))) as [Live, Live, Live, Live]
    const id = await idOf(rude)
    expect((await host.ask('hostPerson', { id })).body).toMatchObject({ household: 1 })
    expect((await host.ask('hostBan', { id, body: { hours: 24, why, household: true } })).status).toBe(200)
    await expect.poll(() => [a, b, d].map((live) => live.closed?.code)).toEqual([4001, 4001, 4001])
    const goodbyes = [a, b, d].map((live) => live.messages.find((message) => message.tell === 'bye')?.reason)
    expect(goodbyes).toEqual(['banned', 'banned', 'banned'])
    for (const client of [rude, twin]) expect((await client.get('/api/me')).body).toEqual({ me: null })
    expect((await rude.ask('signIn', { body: { name: rude.called, password: PASSWORD } })).body).toMatchObject({
      refused: 'banned',
    })
    // Nor as somebody new from there, by name or nameless; from elsewhere the world goes on.
    const again = house.stranger(neighbour)
    expect((await again.ask('createGuest', { body: {} })).body).toMatchObject({ refused: 'banned' })
    await expect(Live.connect(again)).rejects.toThrow('403')
    expect((await house.stranger('203.0.113.8').ask('createGuest', { body: {} })).status).toBe(200)
    // Accounts of the same house are somebody else.
    expect(c.closed).toBe(null)
    expect((await family.ask('getMe')).body.me).not.toBe(null)
    house.now += 24 * HOUR
    expect((await again.ask('createGuest', { body: {} })).status).toBe(200)
    expect((await rude.ask('signIn', { body: { name: rude.called, password: PASSWORD } })).status).toBe(200)
    for (const live of [a, b, c, d]) live.close()
    await host.ask('hostProve', { body: { password: PASSWORD } })
  })

  test('a ban for good lasts until the host lets them in again, and its door opens with it', async () => {
    const rude = await house.account(undefined, '203.0.113.99')
    const id = await idOf(rude)
    await host.ask('hostBan', { id, body: { hours: null, why, household: true } })
    expect((await host.ask('hostPerson', { id })).body).toMatchObject({ banned: true, bannedUntil: null, sessions: [] })
    expect((await house.stranger('203.0.113.99').ask('createGuest', { body: {} })).status).toBe(403)
    await host.ask('hostUnban', { id, body: { why: 'apologised' } })
    expect((await house.stranger('203.0.113.99').ask('createGuest', { body: {} })).status).toBe(200)
    expect((await rude.ask('signIn', { body: { name: rude.called, password: PASSWORD } })).status).toBe(200)
    expect((await host.ask('hostPerson', { id })).body).toMatchObject({ banned: false })
  })

  test('whoever is blocked is not heard, live or later, and hears of nothing', async () => {
    const [anna, rude, third] = [await house.guest('Anna'), await house.guest('Rude'), await house.guest('Third')]
    const id = await tableOf(anna, rude, third)
    await say(rude, id, 'one')
    expect((await anna.ask('blockPerson', { body: { table: id, line: 0 } })).status).toBe(200)
    const [hearing, deaf] = [await Live.connect(third), await Live.connect(anna)]
    await Promise.all([hearing.open(id), deaf.open(id)])
    const heard = hearing.wait((message) => message.tell === 'chat' && message.line.text === 'two')
    expect(await say(rude, id, 'two')).toMatchObject({ status: 200, body: { text: 'two' } })
    await heard
    const after = deaf.wait((message) => message.tell === 'chat' && message.line.text === 'three')
    await say(third, id, 'three')
    await after
    expect(deaf.messages.filter(({ tell }) => tell === 'chat')).toHaveLength(1)
    expect((await chatOf(anna, id)).map(({ text }) => text)).toEqual(['three'])
    expect((await chatOf(rude, id)).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    const blocked = (await anna.ask('listBlocks')).body.blocked
    expect(blocked).toMatchObject([{ id: await idOf(rude), name: 'Rude' }])
    await anna.ask('unblockPerson', { id: blocked[0]!.id })
    expect((await chatOf(anna, id)).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    hearing.close()
    deaf.close()
  })

  test('at an open table of mine whom I blocked finds what anybody finds who has a wrong link', async () => {
    const [anna, rude] = [await house.guest('Anna'), await house.account('Suffolk')]
    await anna.ask('blockPerson', { body: { table: await tableOf(anna, rude), seat: 1 } })
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const made = (await anna.ask('createTable', { body: { game: 'sample', seats, public: true } })).body
    const { id } = made
    const invite = made.invite ?? ''
    const nowhere = { id: 'nowhere', body: { invite: 'no-such-invitation' } }
    for (const operation of ['joinTable', 'enterTable'] as const) {
      const wrong = await rude.ask(operation, nowhere)
      const blocked = await rude.ask(operation, { id, body: { invite } })
      expect([blocked.status, blocked.body]).toEqual([wrong.status, wrong.body])
    }
    expect((await rude.ask('getTable', { id })).body).toEqual((await rude.ask('getTable', { id: 'nowhere' })).body)
    const live = await Live.connect(rude)
    expect(await live.open(id)).toMatchObject({ refused: 'no-such-table' })
    live.close()
    expect((await rude.ask('listTables')).body.tables.map((line) => line.id)).not.toContain(id)
    // A guest who signs in to the account is blocked as well, and the other way round.
    const disguised = await house.guest()
    expect((await disguised.ask('listTables')).body.tables.map((line) => line.id)).toContain(id)
    await disguised.ask('signIn', { body: { name: 'Suffolk', password: PASSWORD } })
    expect((await disguised.ask('joinTable', { id, body: {} })).body).toMatchObject({ refused: 'no-such-table' })
    // Everybody else sits down.
    expect((await (await house.guest()).ask('joinTable', { id, body: {} })).status).toBe(200)
  })

  test('whom I block while we wait at my open table keeps the seat until I give it to somebody else', async () => {
    const [anna, rude] = [await house.guest('Anna'), await house.guest('Rude')]
    const met = await tableOf(anna, rude)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
    const { id } = (await anna.ask('createTable', { body: { game: 'sample', seats, public: true } })).body
    expect((await rude.ask('joinTable', { id, body: {} })).status).toBe(200)
    await anna.ask('blockPerson', { body: { table: met, seat: 1 } })
    expect((await rude.ask('getTable', { id })).body).toMatchObject({ you: 1 })
    await anna.ask('openSeat', { id, body: { seat: 1 } })
    expect((await rude.ask('getTable', { id })).body).toMatchObject({ refused: 'no-such-table' })
  })

  test('no rematch is offered to who does not want to meet me', async () => {
    const [anna, rude] = [await house.guest('Anna'), await house.guest('Rude')]
    const id = await tableOf(anna, rude)
    await anna.ask('blockPerson', { body: { table: id, seat: 1 } })
    await anna.ask('resign', { id })
    await expect.poll(async () => (await rude.ask('listNotices')).body.notices.length).toBeGreaterThan(0)
    await expect
      .poll(async () => (await anna.ask('listNotices')).body.notices.map(({ kind: of }) => of))
      .toContain('finished')
    const { id: next } = (await rude.ask('offerRematch', { id })).body
    const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
    const waiting = () => rows.db.selectFrom('jobs').select('id').where('table_id', '=', next).execute()
    await expect.poll(waiting).toEqual([])
    await rows.close()
    expect((await anna.ask('listNotices')).body.notices.map(({ kind: of }) => of)).not.toContain('rematch')
  })

  test('the rematch I have offered is not there for whom I have blocked since', async () => {
    const [anna, rude] = [await house.guest('Anna'), await house.guest('Rude')]
    const id = await tableOf(anna, rude)
    await rude.ask('resign', { id })
    expect((await anna.ask('offerRematch', { id })).status).toBe(200)
    await anna.ask('blockPerson', { body: { table: id, seat: 1 } })
    expect((await rude.ask('offerRematch', { id })).body).toMatchObject({ refused: 'no-such-table' })
  })

  test('reports and blocks go with whoever is deleted: what they said, and that it was they who told', async () => {
    const [anna, rude] = [await house.account(), await house.account()]
    const id = await tableOf(anna, rude)
    await say(anna, id, 'a word of Anna')
    await anna.ask('blockPerson', { body: { table: id, seat: 1 } })
    await anna.ask('reportPerson', { body: { table: id, seat: 1, reason: 'spam' } })
    await rude.ask('reportPerson', { body: { table: id, line: 0, reason: 'spam' } })
    const mine = JSON.stringify((await anna.get('/api/me/export')).body)
    expect(mine).toContain('"reason":"spam"')
    const of = async () => (await reports()).filter(({ table }) => table === id)
    expect(await of()).toHaveLength(2)
    await anna.ask('deleteMe', { body: { password: PASSWORD } })
    expect(await of()).toMatchObject([{ by: null, person: await idOf(rude) }])
  })
})

test('a reporter who floods the host is stopped after ten a day, and a household of guests after forty', async () => {
  const house = await HostHouse.open('sqlite', { limits: 1 })
  const anna = await house.account()
  const id = await tableOf(anna, await house.guest(), await house.guest())
  const send = async (client: Client, seat: number) =>
    (await client.ask('reportPerson', { body: { table: id, seat, reason: 'spam' } })).status
  for (let i = 0; i < 10; i++) expect(await send(anna, 1)).toBe(200)
  expect(await send(anna, 2)).toBe(429)
  house.now += 24 * HOUR
  expect(await send(anna, 2)).toBe(200)
  const address = '203.0.113.50'
  const statuses: number[] = []
  const { invite } = (await anna.ask('getTable', { id })).body
  for (let guests = 0; guests < 5; guests++) {
    const guest = await house.guest('Nobody', address)
    await guest.ask('enterTable', { id, body: { invite: invite ?? '' } })
    for (let i = 0; i < 9; i++) statuses.push(await send(guest, 0))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.slice(40).every((status) => status === 429)).toBe(true)
})
