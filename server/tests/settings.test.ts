/** What each seat chooses for itself before the start, and whole numbers as options. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { game } from '../../engine/kit/samples/ransom.ts'
import type { StateMessage, TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  beforeAll(async () => {
    base = (await startServer(await place(kind))).url
  })

  test('each seat chooses for itself before the start, the host for bots; the game begins with what they chose', async () => {
    const [a, b] = await Promise.all([Client.guest(base, 'Ann'), Client.guest(base, 'Bob')])
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'page' }]
    const made = (await a.post<TableInfo>('/api/tables', { game: 'ransom', seats, options: { demand: 25 } })).body
    const { id, invite } = made
    expect(made.options).toEqual({ demand: 25, crowns: false, estate: ['manor', 'manor', 'manor'] })
    const joined = (await b.post<TableInfo>(`/api/tables/${id}/join`, { invite })).body
    expect(joined).toMatchObject({ status: 'open', you: 1 })
    const choose = (client: Client, seat: number, value: unknown, option = 'estate') =>
      client.post<TableInfo>(`/api/tables/${id}/setting`, { seat, option, value })
    expect((await choose(b, 0, 'castle')).body).toMatchObject({ refused: 'not-yours' })
    expect((await choose(b, 2, 'castle')).body).toMatchObject({ refused: 'not-yours' })
    expect((await choose(a, 1, 'castle')).body).toMatchObject({ refused: 'not-yours' })
    expect((await choose(a, 7, 'castle')).body).toMatchObject({ refused: 'not-yours' })
    expect((await choose(b, 1, 'palace')).body).toMatchObject({ refused: 'bad-options' })
    expect((await choose(b, 1, true)).body).toMatchObject({ refused: 'bad-options' })
    expect((await choose(b, 1, 30, 'demand')).body).toMatchObject({ refused: 'bad-options' })
    expect((await choose(b, 1, ['castle'])).body).toMatchObject({ refused: 'bad-request' })
    expect((await choose(b, 1, 'castle')).body.options['estate']).toEqual(['manor', 'castle', 'manor'])
    expect((await choose(a, 2, 'abbey')).body.options['estate']).toEqual(['manor', 'castle', 'abbey'])
    expect((await a.ask('startGame', { id })).body.status).toBe('playing')
    expect((await choose(b, 1, 'manor')).body).toMatchObject({ refused: 'already-started' })
    const { view } = (await b.get<StateMessage>(`/api/tables/${id}/state`)).body
    expect(view).toMatchObject({ purses: [90, 130, 110], demand: 75 })
  })

  test('numbers as options are whole, within their bounds and on their steps, and are said so', async () => {
    const a = await Client.guest(base)
    for (const demand of [5, 65, 22, 20.5, '20', null])
      expect(
        (await a.post('/api/tables', { game: 'ransom', seats: [{ kind: 'me' }], options: { demand } })).body,
      ).toMatchObject({
        refused: 'bad-options',
        message: 'option demand must be a whole number from 10 to 60 in steps of 5',
      })
    for (const estate of [['manor'], 'palace', ['manor', 'palace'], 3])
      expect(
        (
          await a.post('/api/tables', {
            game: 'ransom',
            seats: [{ kind: 'me' }, { kind: 'open' }],
            options: { estate },
          })
        ).body,
      ).toMatchObject({ refused: 'bad-options' })
    const { games } = (await a.get<{ games: { id: string; options: unknown[] }[] }>('/api/games')).body
    expect(games.find((each) => each.id === 'ransom')?.options).toEqual(game.about.options)
  })

  test('at a rematch what a seat chose goes with whoever sat there', async () => {
    const { id, clients } = await seated(base, 2, {
      game: 'ransom',
      autoStart: true,
      options: { estate: ['castle', 'abbey'] },
    })
    const [a, b] = clients as [Client, Client]
    await a.post(`/api/tables/${id}/resign`)
    const again = (await a.ask('offerRematch', { id })).body
    expect(again).toMatchObject({ you: 1, options: { estate: ['abbey', 'castle'] } })
    expect((await b.ask('offerRematch', { id })).body).toMatchObject({ you: 0, status: 'playing' })
  })
})
