/** Orders left for decisions one has foreseen: carried out as one's own move, told to nobody else. */
import { afterAll, describe, expect, test } from 'vitest'
import { game } from '../../games/rose-king/index.ts'
import { quick } from '../../engine/index.ts'
import type { SeatState, Standing } from '../../protocol/index.ts'
import type { Client } from './client.ts'
import { closeAll, KINDS, type Kind, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

const HOUSE = new URL('../../games/index.ts', import.meta.url).href
const soon = { games: HOUSE, thoughtMs: { least: 20, most: 60 } }
const slow = { clock: { kind: 'days', days: 3, overdue: 'idle' } } as const

const stateOf = async (client: Client, id: string, more = ''): Promise<SeatState> =>
  (await client.get<SeatState>(`/api/tables/${id}/state${more}`)).body

/** Waits until the seat's own number is past that one. */
const after = (client: Client, id: string, number: number): Promise<SeatState> =>
  stateOf(client, id, `?number=${number}&wait=20`)

let act = 0
async function play(client: Client, id: string, text: string): Promise<void> {
  const { number } = await stateOf(client, id)
  const answer = await client.post(`/api/tables/${id}/act`, { id: `hand-${act++}`, number, steps: [text] })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function twoAt(kind: Kind) {
  const { url } = await startServer({ ...(await place(kind)), ...soon })
  const { id, clients } = await seated(url, 2, {
    game: 'rose-king',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...slow,
  })
  const states = await Promise.all(clients.map((client) => stateOf(client, id)))
  const mover = states[0]?.awaiting[0] ?? 0
  return { id, mover: clients[mover] as Client, other: clients[1 - mover] as Client, seat: mover }
}

const order = (client: Client, id: string, body: object) => client.post<Standing>(`/api/tables/${id}/standing`, body)

describe.each(KINDS)('on %s', (kind) => {
  test('a reply to a foreseen move is played when it comes, once, and nobody else is told that it was ordered', async () => {
    const { id, mover, other, seat } = await twoAt(kind)
    const { view, legal, number } = await stateOf(mover, id)
    const first = legal.find((text) => !text.includes('+')) as string
    const world = game.guess(view as never, quick(1))
    game.apply(world, seat, game.legal(world, seat).find((move) => game.write(move) === first) as never, quick(1), null)
    const reply = game.write(game.legal(world, 1 - seat).find(({ type }) => type === 'play') as never)
    const before = JSON.stringify((await mover.get(`/api/tables/${id}`)).body)
    const given = await order(other, id, { kind: 'line', span: 'once', plies: [first, reply] })
    expect(given.body.orders).toMatchObject([{ kind: 'line', span: 'once', plays: [reply] }])
    // The table's page, its revision and dates say nothing of it.
    expect(JSON.stringify((await mover.get(`/api/tables/${id}`)).body)).toBe(before)
    await play(mover, id, first)
    const answered = await after(mover, id, number + 1)
    expect(answered.awaiting).toEqual([seat])
    const mine = (await other.get<Standing>(`/api/tables/${id}/standing`)).body
    expect(mine.done.map(({ text }) => text)).toEqual([reply])
    expect((await mover.get<Standing>(`/api/tables/${id}/standing`)).body).toMatchObject({ orders: [], done: [] })
  })

  test('a revoked order is not carried out, and one for another move than was played has nothing to say', async () => {
    const { id, mover, other, seat } = await twoAt(kind)
    const { view, legal, number } = await stateOf(mover, id)
    const [first, unplayed] = legal.filter((text) => !text.includes('+')) as [string, string]
    const repliesTo = (text: string): string[] => {
      const world = game.guess(view as never, quick(1))
      game.apply(
        world,
        seat,
        game.legal(world, seat).find((move) => game.write(move) === text) as never,
        quick(1),
        null,
      )
      return game
        .legal(world, 1 - seat)
        .filter(({ type }) => type === 'play')
        .map((move) => game.write(move))
    }
    const [revoked, kept] = repliesTo(first) as [string, string]
    await order(other, id, { kind: 'line', span: 'revoked', plies: [unplayed, repliesTo(unplayed)[0]] })
    const listed = await order(other, id, { kind: 'line', span: 'once', plies: [first, revoked] })
    await order(other, id, { kind: 'line', span: 'once', plies: [first, kept] })
    const away = { id, order: listed.body.orders[1]?.id ?? '' }
    expect((await other.ask('revokeStanding', away)).body).toMatchObject({ orders: [{}, {}] })
    expect((await other.ask('revokeStanding', away)).body).toMatchObject({ refused: 'no-such-order' })
    expect((await mover.ask('revokeStanding', { id, order: listed.body.orders[0]?.id ?? '' })).body).toMatchObject({
      refused: 'no-such-order',
    })
    await play(mover, id, first)
    await after(mover, id, number + 1)
    const { done } = (await other.get<Standing>(`/api/tables/${id}/standing`)).body
    expect(done.map(({ text }) => text)).toEqual([kept])
  })

  test('what is no order is refused by type and changes nothing', async () => {
    const { id, mover, other } = await twoAt(kind)
    const bad = [
      { kind: 'no-such', span: 'once' },
      { kind: 'draw', span: 'turn' },
      { kind: 'draw', span: 'once', plies: ['x'] },
      { kind: 'line', span: 'once' },
      { kind: 'line', span: 'once', plies: ['no-such-move'] },
      { kind: 'line', span: 'once', plies: ['+', '+'] },
    ]
    for (const body of bad)
      expect((await order(other, id, body)).body, JSON.stringify(body)).toMatchObject({ refused: 'bad-order' })
    for (const body of [{}, { kind: 'draw', span: 'for ever' }, { kind: '../x', span: 'once' }])
      expect((await order(other, id, body)).body).toMatchObject({ refused: 'bad-request' })
    expect((await mover.get<Standing>(`/api/tables/${id}/standing`)).body.orders).toEqual([])
  })
})
