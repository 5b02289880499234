/** What lists of tables say: all that helps to choose, nothing that a spectator may not know, and to each what is their own. */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableInfo, TableLine } from '../../protocol/index.ts'
import type { Served } from '../main.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

/** Who sits where by the draw, worked out from its description and Node's own cryptography. */
function drawnAgain(key: string, entropy: readonly string[]): number[] {
  const hmac = (secret: string, text: string): Buffer =>
    createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest()
  const own = hmac(key, 'rose-and-crown sides').toString('hex')
  const stream = hmac(own, `rose-and-crown dice stream ${JSON.stringify(entropy)}`).toString('hex')
  const from = entropy.map((_, seat) => seat)
  for (let i = from.length - 1, number = 0; i > 0; i--, number++) {
    const j = hmac(stream, `${number}:0`).readUIntBE(0, 6) % (i + 1)
    ;[from[i], from[j]] = [from[j]!, from[i]!]
  }
  return from
}

describe.each(KINDS)('on %s', (kind) => {
  let served: Served
  let base = ''
  let where: Awaited<ReturnType<typeof place>>
  beforeAll(async () => {
    where = await place(kind)
    served = await startServer(where)
    base = served.url
  })
  const mine = async (who: Client, query = ''): Promise<readonly TableLine[]> =>
    (await who.get<{ tables: TableLine[] }>(`/api/me/tables${query}`)).body.tables

  test('a line tells sides, stage, clock, options and who is awaited, as a spectator may know it', async () => {
    const clock = { kind: 'days', days: 3, bank: 7, overdue: 'idle' } as const
    const { id, clients } = await seated(base, 2, { public: true, clock, options: { rounds: '3' } })
    const line = (await mine(clients[0]!)).find((each) => each.id === id)!
    expect(line).toMatchObject({
      stage: { say: 'stage', n: 0, of: 3 },
      options: { rounds: '3' },
      clock,
      sides: 'chosen',
      you: 0,
      needed: true,
      seats: [
        { side: { say: 'seat.0' }, livery: 'lancaster', awaited: true },
        { side: { say: 'seat.1' }, livery: 'york', awaited: true },
      ],
    })
    // Three days and a bank of seven: nothing is lost before ten days are over.
    expect(line.deadline! - Date.now()).toBeGreaterThan(9.9 * 86_400_000)
    const stranger = await new Client(base).get<{ tables: TableLine[] }>('/api/tables?status=playing')
    const seen = stranger.body.tables.find((each) => each.id === id)!
    expect(seen).toMatchObject({ you: null, needed: false, deadline: null, unread: 0, stage: line.stage })
  })

  test('a line says of every seat, be it a person’s, a bot’s, kept or free, what the page of the table says', async () => {
    const [me, friend] = await Promise.all(['Host', 'Friend'].map((name) => Client.guest(base, `${name} ${kind}`)))
    const wish = { game: 'sample', public: true, options: { rounds: '3' } }
    const bot = { kind: 'bot' as const, level: 'page' }
    const [open, made] = await Promise.all(
      [{ kind: 'open' as const }, { kind: 'me' as const }].map((first) =>
        me!.ask('createTable', { body: { ...wish, seats: [first, bot, { kind: 'open' as const }] } }),
      ),
    )
    await friend!.ask('joinTable', { id: made!.body.id, body: { seat: 2 } })
    for (const { body } of [open!, made!]) {
      const page = (await me!.ask('getTable', { id: body.id })).body
      const { status, version, game, options, clock, sides, paused } = page
      const seats = page.seats.map(({ kind: what, name, level, reserved }) => ({ kind: what, name, level, reserved }))
      expect(seats).toHaveLength(3)
      const lines = [...(await mine(me!)), ...(await me!.ask('listTables', { query: { status } })).body.tables]
      const about = lines.filter((line) => line.id === body.id)
      expect(about.length).toBeGreaterThan(0)
      for (const line of about)
        expect(line).toMatchObject({ status, version, game, options, clock, sides, paused, public: true, seats })
    }
  })

  test('of my tables that wait for me the one comes first at which my own time is up first', async () => {
    const me = await Client.guest(base, `Punctual ${kind}`)
    const made: string[] = []
    for (const [days, extra] of [
      [2, [1, 2]],
      [3, [1, 1]],
      [1, [2, 1.5]],
    ] as const) {
      const host = await Client.guest(base)
      const clock = { kind: 'days' as const, days, overdue: 'idle' as const, extra: [...extra] }
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      const { id } = (await host.ask('createTable', { body: { game: 'sample', seats, clock, public: true } })).body
      await me.ask('joinTable', { id, body: {} })
      made.push(id)
    }
    // I have four days at the first, three at the second and a day and a half at the third.
    expect((await mine(me)).map(({ id }) => made.indexOf(id))).toEqual([2, 1, 0])
  })

  test('what another seat decides in secret moves nothing in a list, until everybody hears of it', async () => {
    const lines: string[] = []
    for (const card of [0, 2]) {
      const { id, clients } = await seated(base, 2, { public: true })
      const { number, legal } = (await clients[1]!.ask('getState', { id })).body
      await clients[1]!.post(`/api/tables/${id}/act`, { id: 'a', number, steps: [legal[card]!] })
      const seen = await new Client(base).get<{ tables: TableLine[] }>('/api/tables?status=playing')
      const line = seen.body.tables.find((each) => each.id === id)!
      lines.push(JSON.stringify({ ...line, id: '', updatedAt: 0 }))
    }
    expect(lines[1]).toBe(lines[0])
  })

  test('what needs me comes first, the shortest time left before all', async () => {
    const me = await Client.guest(base, 'Busy')
    const made: string[] = []
    for (const days of [5, 1, 9]) {
      const body = { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }], public: true }
      const clock = { kind: 'days', days, overdue: 'idle' }
      const { id } = (await me.post<TableInfo>('/api/tables', { ...body, clock })).body
      await (await Client.guest(base)).post(`/api/tables/${id}/join`, {})
      made.push(id)
    }
    const open = (
      await me.post<TableInfo>('/api/tables', { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] })
    ).body.id
    expect((await mine(me)).map(({ id }) => id)).toEqual([made[1], made[0], made[2], open])
    expect((await mine(me, '?show=open')).map(({ id }) => id)).toEqual([open])
    expect((await mine(me, '?show=needed')).length).toBe(3)
    expect((await mine(me, '?game=ransom')).length).toBe(0)
  })

  test('neither of two of whom one has blocked the other is offered the other’s table', async () => {
    const made: { readonly client: Client; readonly id: string }[] = []
    for (const name of ['Wall', 'Gate']) {
      const client = await Client.guest(base)
      await client.post('/api/me/account', { name: `${name} ${kind}`, password: 'a long enough password' })
      const body = { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }], public: true }
      made.push({ client, id: (await client.post<TableInfo>('/api/tables', body)).body.id })
    }
    const [wall, gate] = made as [(typeof made)[number], (typeof made)[number]]
    const offered = async ({ client }: (typeof made)[number], id: string): Promise<boolean> =>
      (await client.get<{ tables: TableLine[] }>('/api/tables?status=open')).body.tables.some((each) => each.id === id)
    expect([await offered(wall, gate.id), await offered(gate, wall.id)]).toEqual([true, true])
    await wall.client.ask('blockPerson', { body: { table: gate.id, seat: 0 } })
    expect([await offered(wall, gate.id), await offered(gate, wall.id)]).toEqual([false, false])
  })

  test('more than fifty tables come page by page, each once', async () => {
    const me = await Client.guest(base, 'Everywhere')
    const body = { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] }
    // One of them waits for me, and comes before all others.
    const needed = (await me.post<TableInfo>('/api/tables', { ...body, public: true })).body.id
    await (await Client.guest(base)).post(`/api/tables/${needed}/join`, {})
    for (let i = 0; i < 52; i++) await me.post('/api/tables', body)
    const first = (await me.ask('listMyTables', { query: {} })).body
    const second = (await me.ask('listMyTables', { query: { after: first.next! } })).body
    expect([first.tables.length, second.tables.length, second.next]).toEqual([50, 3, null])
    expect(first.tables[0]?.id).toBe(needed)
    expect(new Set([...first.tables, ...second.tables].map(({ id }) => id)).size).toBe(53)
  })

  test('the lobby comes page by page, the newest first, each table once', async () => {
    const host = await Client.guest(base, 'Innkeeper')
    const body = { game: 'sample', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], public: true }
    const made: string[] = []
    for (let i = 0; i < 5; i++) made.unshift((await host.ask('createTable', { body })).body.id)
    const listed: string[] = []
    let after: string | undefined
    do {
      const query = { status: 'open' as const, limit: 2, ...(after === undefined ? {} : { after }) }
      const page = (await new Client(base).ask('listTables', { query })).body
      listed.push(...page.tables.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((id) => made.includes(id)).toSorted()).toEqual(made.toSorted())
  })

  test('words I have not read are counted for me alone, and are read once', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    for (const text of ['Well met', 'Still there?']) await a.ask('sendChat', { id, body: { text } })
    const unread = async (who: Client) => (await mine(who)).find((each) => each.id === id)?.unread
    expect([await unread(a), await unread(b)]).toEqual([0, 2])
    expect((await b.ask('readChat', { id, body: { n: 0 } })).status).toBe(200)
    expect(await unread(b)).toBe(1)
    // Further than anybody has said anything is no further than that.
    await b.ask('readChat', { id, body: { n: 99 } })
    await a.ask('sendChat', { id, body: { text: 'Good night' } })
    expect(await unread(b)).toBe(1)
    // Whoever reads old lines again has read the later ones all the same.
    await b.ask('readChat', { id, body: { n: 0 } })
    expect(await unread(b)).toBe(1)
  })

  test('sides are drawn from what everybody was bound to, and each plays with what the dice gave', async () => {
    const orders = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { id, clients, info } = await seated(base, 3, { sides: 'random' })
      expect(info).toMatchObject({ status: 'playing', sides: 'random' })
      const drawn = info.drawn!
      expect(info.seats.map(({ name }) => name)).toEqual(drawn.map((from) => `Player ${from}`))
      orders.add(drawn.join())
      if (i > 0) continue
      for (const [from, client] of clients.entries()) {
        const own = (await client.ask('getTable', { id })).body.you!
        expect(drawn[own]).toBe(from)
        expect((await client.ask('getState', { id })).body.seat).toBe(own)
      }
      await clients[0]!.post(`/api/tables/${id}/propose`, { kind: 'abort' })
      for (const client of clients.slice(1)) await client.vote(id, 'abort', true)
      const { dice } = (await clients[0]!.ask('getTable', { id })).body
      expect(drawnAgain(dice.key!, dice.entropy as string[])).toEqual(drawn)
    }
    expect(orders.size).toBeGreaterThan(2)
  })

  test('an opponent who goes is shown as gone within ten seconds, and as here on coming back', async () => {
    const { id, clients } = await seated(base, 2)
    // The one who looks on is served by another node, where there is more than one.
    if (kind === 'postgres') clients[0]!.base = (await startServer(where)).url
    const [here, there] = [await clients[0]!.live(), await clients[1]!.live()]
    await Promise.all([here.open(id), there.open(id)])
    const present = (on: boolean) =>
      here.wait((message) => message.tell === 'table' && message.info.seats[1]?.present === on)
    const gone = present(false)
    there.close()
    await gone
    const back = present(true)
    const again = await clients[1]!.live()
    await again.open(id)
    await back
    here.close()
    again.close()
  })

  test('whoever looks on is counted, and told so to everybody there', async () => {
    const { id, clients } = await seated(base, 2, { public: true })
    const player = await clients[0]!.live()
    await player.open(id)
    const watching = (count: number) =>
      player.wait((message) => message.tell === 'table' && message.info.watching === count)
    const one = watching(1)
    const onlooker = await new Client(base).live()
    await onlooker.open(id)
    await one
    const none = watching(0)
    onlooker.close()
    await none
    player.close()
  })
})
