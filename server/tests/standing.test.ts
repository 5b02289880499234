/** Orders left for decisions one has foreseen: carried out as one's own move, told to nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quick } from '../../engine/index.ts'
import { game } from '../../games/rose-king/index.ts'
import type { SeatState, Standing } from '../../protocol/index.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { orphaned } from '../standing/ending.ts'
import { Client } from './client.ts'
import { startNode } from './process.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const HOUSE = new URL('../../games/index.ts', import.meta.url).href
const slow = { clock: { kind: 'days', days: 3, overdue: 'idle' }, public: true } as const
const patient = { interval: 20 }
const SOON = 20
const NEVER = 3_600_000

const stateOf = async (client: Client, id: string, more = ''): Promise<SeatState> =>
  (await client.get<SeatState>(`/api/tables/${id}/state${more}`)).body

/** Waits until the seat's own number is past that one. */
const after = (client: Client, id: string, number: number): Promise<SeatState> =>
  stateOf(client, id, `?number=${number}&wait=20`)

let acts = 0
async function play(client: Client, id: string, text: string): Promise<void> {
  const { number } = await stateOf(client, id)
  const answer = await client.post(`/api/tables/${id}/act`, { id: `hand-${acts++}`, number, steps: [text] })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const order = (client: Client, id: string, body: object) => client.post<Standing>(`/api/tables/${id}/standing`, body)
const orders = async (client: Client, id: string): Promise<Standing> =>
  (await client.get<Standing>(`/api/tables/${id}/standing`)).body

/** Two at a table, the one who is to move and the one who waits, with what may be played and answered: both have cards for it. */
async function twoAt(url: string) {
  for (;;) {
    const table = await dealt(url)
    const { first, second, movesAfter } = table
    const [reply, another] = first && second ? movesAfter(first) : []
    const third = reply && another ? movesAfter(first, reply)[0] : undefined
    if (reply && third && movesAfter(first, reply, third)[0]) return table
  }
}

async function dealt(url: string) {
  const { id, clients } = await seated(url, 2, { game: 'rose-king', ...slow })
  const { awaiting } = await stateOf(clients[0]!, id)
  const seat = awaiting[0] ?? 0
  const mover = clients[seat]!
  const { view, legal, number } = await stateOf(mover, id)
  const played = (texts: readonly string[]): ReturnType<typeof game.guess> => {
    const world = game.guess(structuredClone(view) as never, quick(1))
    for (const text of texts) {
      const [awaited = 0] = game.awaiting(world)
      const move = game.legal(world, awaited).find((each) => game.write(each) === text)
      game.apply(world, awaited, move as never, quick(1), null)
    }
    return world
  }
  const movesAfter = (...texts: readonly string[]): readonly string[] => {
    const world = played(texts)
    return game
      .legal(world, game.awaiting(world)[0] ?? 0)
      .filter(({ type }) => type === 'play')
      .map((move) => game.write(move))
  }
  const firsts = legal.filter((text) => movesAfter().includes(text))
  return { id, seat, mover, other: clients[1 - seat]!, number, first: firsts[0]!, second: firsts[1]!, movesAfter }
}

describe.each(KINDS)('on %s', (kind) => {
  let url = ''
  let rows: Storage
  /** How long somebody seems to look before they play. */
  let look = SOON

  beforeAll(async () => {
    const where = await place(kind)
    const options = { ...where, games: HOUSE, awayMs: 1, drawMs: (least: number) => (least === 1500 ? look : SOON) }
    ;({ url } = await startServer(options))
    // On PostgreSQL another node looks at the same jobs.
    if (kind === 'postgres') await startServer(options)
    rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: where.databaseUrl })
  })
  afterAll(() => rows.close())

  const movesAt = (id: string) =>
    rows.db.selectFrom('entries').select(['seat', 'body']).where('table_id', '=', id).orderBy('n').execute()

  test('a line is played as far as the other follows it, each reply once, and is told to nobody else', async () => {
    const { id, mover, other, first, number, movesAfter } = await twoAt(url)
    const reply = movesAfter(first)[0]!
    const third = movesAfter(first, reply)[0]!
    const fourth = movesAfter(first, reply, third)[0]!
    const onlooker = await Client.guest(url, 'Onlooker')
    const seen = async (client: Client): Promise<string> => {
      const paths = [`tables/${id}`, `tables/${id}/state`, `tables/${id}/history`, `tables/${id}/chat`, 'tables', 'me']
      const answers = await Promise.all(paths.map((path) => client.get(`/api/${path}`)))
      // When they were asked is all that may differ, and who was here within the one millisecond that this house counts.
      return JSON.stringify(answers.map(({ body }) => body)).replace(/"at":\d+|"present":\w+/g, '')
    }
    // What follows the start of a game by itself has come: nothing changes any more from look to look.
    let before: readonly string[] = []
    let same = 0
    await expect
      .poll(async () => {
        const now = await Promise.all([mover, onlooker].map(seen))
        same = JSON.stringify(now) === JSON.stringify(before) ? same + 1 : 0
        before = now
        return same
      }, patient)
      .toBeGreaterThan(4)
    const given = await order(other, id, { kind: 'line', span: 'once', plies: [first, reply, third, fourth] })
    expect(given.body.orders).toMatchObject([{ kind: 'line', plays: [reply, fourth] }])
    // Pages, states, histories, lists and revisions say nothing of it.
    expect(await Promise.all([mover, onlooker].map(seen))).toEqual(before)
    await play(mover, id, first)
    await after(mover, id, number + 1)
    expect((await orders(other, id)).orders).toMatchObject([{ plays: [fourth] }])
    await play(mover, id, third)
    await after(mover, id, number + 3)
    expect(await orders(other, id)).toMatchObject({
      orders: [],
      done: [{ text: fourth }, { text: reply }],
      ended: [{ kind: 'line', why: 'done' }],
    })
    expect((await movesAt(id)).map(({ body }) => (JSON.parse(body) as { move: string }).move)).toEqual([
      first,
      reply,
      third,
      fourth,
    ])
    expect(await orders(mover, id)).toMatchObject({ orders: [], done: [], ended: [] })
    expect((await onlooker.get(`/api/tables/${id}/standing`)).body).toMatchObject({ refused: 'not-seated' })
    // To the others it is a move like any other: nothing they ever heard has a word of orders.
    for (const client of [mover, onlooker])
      expect(client.heard.filter((text) => text.includes('standing-'))).toEqual([])
  })

  test('of what an order has done the latest is told, and where a clock runs by seconds there are none', async () => {
    const { id, mover, other, first, number, movesAfter } = await twoAt(url)
    const [reply] = movesAfter(first)
    const { body } = await order(other, id, { kind: 'line', span: 'once', plies: [first, reply] })
    const done = Array.from({ length: 20 }, () => ({ at: 1, text: 'long ago', number: -1 }))
    await rows.db
      .updateTable('standing_orders')
      .set({ done: JSON.stringify(done) })
      .where('id', '=', body.orders[0]?.id ?? '')
      .execute()
    await play(mover, id, first)
    await after(mover, id, number + 1)
    const told = (await orders(other, id)).done
    expect([told.length, told[0]?.text]).toEqual([20, reply])
    const clock = { kind: 'live', perMove: 0, reserve: 600, increment: 0, overdue: 'lose' } as const
    const live = await seated(url, 2, { game: 'rose-king', clock })
    const here = live.clients[0]!
    expect(await orders(here, live.id)).toMatchObject({ kinds: [], line: false })
    const refused = await order(here, live.id, { kind: 'draw', span: 'revoked' })
    expect(refused.body).toMatchObject({ refused: 'bad-order' })
  })

  test('whoever leaves a foreseen line ends it, and its owner reads so', async () => {
    const { id, mover, other, first, second, movesAfter } = await twoAt(url)
    await order(other, id, { kind: 'line', span: 'once', plies: [first, movesAfter(first)[0]] })
    await play(mover, id, second)
    await expect.poll(async () => (await orders(other, id)).ended, patient).toMatchObject([{ why: 'stopped' }])
    expect(await orders(other, id)).toMatchObject({ orders: [], done: [] })
    expect(await movesAt(id)).toHaveLength(1)
  })

  test('a revoked order is not carried out, not even when its seat was about to play', async () => {
    const { id, seat, mover, other, first, number, movesAfter } = await twoAt(url)
    const [revoked, kept] = movesAfter(first)
    look = NEVER
    const { body } = await order(other, id, { kind: 'line', span: 'once', plies: [first, revoked] })
    await play(mover, id, first)
    const looks = rows.db.selectFrom('jobs').select('body').where('kind', '=', 'standing').where('table_id', '=', id)
    await expect
      .poll(async () => (await looks.execute()).map((job) => job.body).join(), patient)
      .toContain('"here":true')
    // Before the move comes its seat is seen to come, as by hand: nobody moves from outside. The other node may have written it, and this one hears of it.
    const isThere = async () => (await mover.ask('getTable', { id })).body.seats[1 - seat]?.present
    await expect.poll(isThere, patient).toBe(true)
    look = SOON
    const away = { id, order: body.orders[0]?.id ?? '' }
    expect((await mover.ask('revokeStanding', away)).body).toMatchObject({ refused: 'no-such-order' })
    // As a node leaves it that died after it had chosen the order and before it played.
    await rows.db.updateTable('standing_orders').set({ claimed: number }).where('id', '=', away.order).execute()
    expect((await other.ask('revokeStanding', away)).body).toMatchObject({ orders: [] })
    expect((await other.ask('revokeStanding', away)).body).toMatchObject({ refused: 'no-such-order' })
    await order(other, id, { kind: 'line', span: 'once', plies: [kept] })
    await after(mover, id, number + 1)
    expect((await orders(other, id)).done).toMatchObject([{ text: kept }])
    expect(await movesAt(id)).toHaveLength(2)
  })

  test('what an order has played can be taken back by its owner, and is not played again for that', async () => {
    const { id, mover, other, number, first } = await twoAt(url)
    await order(mover, id, { kind: 'line', span: 'once', plies: [first] })
    await after(other, id, number)
    const taken = await mover.post(`/api/tables/${id}/undo`, { id: 'back', number: (await stateOf(mover, id)).number })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    expect((await orders(mover, id)).ended).toMatchObject([{ why: 'done' }])
    const looks = rows.db.selectFrom('jobs').select('id').where('kind', '=', 'standing').where('table_id', '=', id)
    await expect.poll(async () => await looks.execute(), patient).toEqual([])
    expect((await stateOf(mover, id)).legal).toContain(first)
  })

  test('an order dies with the seat: nobody who takes it sees or plays it, nor does its owner find it again', async () => {
    const { id, mover, other, first, movesAfter } = await twoAt(url)
    await order(other, id, { kind: 'line', span: 'once', plies: [first, movesAfter(first)[0]] })
    const seat = (await other.ask('getTable', { id })).body.you ?? 0
    const owner = await rows.db
      .selectFrom('seats')
      .select('person_id')
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .executeTakeFirstOrThrow()
    // As when the others have agreed on a bot: the seat is kept, and its owner comes back to it.
    await rows.db
      .updateTable('seats')
      .set({ kind: 'bot', person_id: null, level: 'page' })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute()
    await rows.db
      .insertInto('kept_seats')
      .values({ table_id: id, seat, person_id: owner.person_id ?? '' })
      .execute()
    await rows.db
      .updateTable('tables')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    expect((await other.get(`/api/tables/${id}/standing`)).body).toMatchObject({ orders: [], ended: [{ why: 'left' }] })
    expect((await orders(mover, id)).ended).toEqual([])
  })

  test('what is no order is refused by type and changes nothing', async () => {
    const { id, mover, other } = await twoAt(url)
    const bad = [
      { kind: 'no-such', span: 'once' },
      { kind: 'draw', span: 'turn' },
      { kind: 'draw', span: 'once', plies: ['x'] },
      { kind: 'line', span: 'once' },
      { kind: 'line', span: 'revoked', plies: ['x'] },
      { kind: 'line', span: 'once', plies: ['no-such-move'] },
      { kind: 'line', span: 'once', plies: ['+', '+'] },
    ]
    for (const body of bad)
      expect((await order(other, id, body)).body, JSON.stringify(body)).toMatchObject({ refused: 'bad-order' })
    for (const body of [{}, { kind: 'draw', span: 'for ever' }, { kind: '../x', span: 'once' }])
      expect((await order(other, id, body)).body).toMatchObject({ refused: 'bad-request' })
    expect((await orders(mover, id)).orders).toEqual([])
  })
})

test('a node killed as soon as an order is carried out: it was carried out once, and everybody is told after all', async () => {
  const where = await place('sqlite')
  const options = { ...where, port: 0, games: HOUSE, drawMs: SOON }
  const node = await startNode(options)
  const { id, mover, other, first, movesAfter } = await twoAt(node.url)
  const reply = movesAfter(first)[0]!
  await order(other, id, { kind: 'line', span: 'once', plies: [first, reply] })
  const rows = await openStorage({ dataDir: where.dataDir ?? '', databaseUrl: undefined })
  const played = rows.db.selectFrom('entries').select('body').where('table_id', '=', id).orderBy('n')
  await play(mover, id, first)
  await expect.poll(async () => (await played.execute()).length, { interval: 1 }).toBe(2)
  await node.kill('SIGKILL')
  const again = await startNode(options)
  for (const client of [mover, other]) client.base = again.url
  expect((await stateOf(mover, id)).awaiting).toHaveLength(1)
  expect(await orders(other, id)).toMatchObject({ orders: [], done: [{ text: reply }], ended: [{ why: 'done' }] })
  const looks = rows.db.selectFrom('jobs').select('id').where('kind', '=', 'standing').where('id', 'like', `%:${id}:%`)
  await expect.poll(async () => await looks.execute(), patient).toEqual([])
  expect(await played.execute()).toHaveLength(2)
  await rows.close()
  await again.kill('SIGTERM')
})

test('with a seat that changes hands its own orders end, and nobody else’s', async () => {
  const rows = await openStorage({ dataDir: (await place('sqlite')).dataDir ?? '', databaseUrl: undefined })
  const order = (id: string, table_id: string, seat: number, ended: 'done' | null = null) => ({
    id,
    table_id,
    seat,
    person_id: 'p',
    kind: 'draw',
    span: 'revoked' as const,
    turn: 0,
    steps: '[]',
    claimed: null,
    done: '[]',
    ended,
    ended_at: ended && 3,
    at: 1,
  })
  await rows.db
    .insertInto('standing_orders')
    .values([order('theirs', 't', 0), order('earlier', 't', 0, 'done'), order('mine', 't', 1), order('there', 'u', 0)])
    .execute()
  await rows.write([orphaned(rows.db, 't', 0, 5)])
  const ended = await rows.db.selectFrom('standing_orders').select(['id', 'ended', 'ended_at']).orderBy('id').execute()
  expect(ended.map((each) => [each.id, each.ended, each.ended_at])).toEqual([
    ['earlier', 'done', 3],
    ['mine', null, null],
    ['theirs', 'left', 5],
    ['there', null, null],
  ])
  await rows.close()
})
