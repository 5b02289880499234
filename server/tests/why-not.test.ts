/** A refused move is answered by the API in the words that the pages and the terminal have for it. */
import { afterAll, expect, test } from 'vitest'
import { closeAll, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
const games = new URL('../../games/index.ts', import.meta.url).href

test('RK-3.1 RK-4.3 why a move cannot be made is said in the game’s own words, with the reason for programs beside it', async () => {
  const { url } = await startServer({ ...(await place('sqlite')), games })
  const { id, clients } = await seated(url, 2, { game: 'rose-king' })
  const told = await Promise.all(
    clients.map(async (client) => {
      const { number } = (await client.ask('getState', { id })).body
      const { body } = await client.post(`/api/tables/${id}/act`, { id: 'w1', number, steps: ['+'] })
      return body
    }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({
      refused: 'not-legal',
      reason: 'hand-full',
      message: 'Your hand is full. Play a card first.',
    }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({ refused: 'not-awaited', reason: 'not-your-turn', message: 'It is not your turn.' }),
  )
})
