/** Levels mean something in any game that says how well a seat stands, however many play. */
import { expect, test } from 'vitest'
import { league } from '../node/index.ts'

const catalogue = new URL('./samples/catalogue.ts', import.meta.url).href

test.each([2, 3, 4, 5])(
  'with plain knowledge and %i seats a squire is far better than chance, and an earl better than a squire',
  async (seats) => {
    const played = { game: 'harvest', seats, seed: 4, catalogue, threads: 1 }
    const { pairs } = await league({ ...played, bots: ['squire', 'random'], games: 6 * seats })
    const { won, wonError, fair } = pairs[0]!
    expect(won - wonError).toBeGreaterThan(fair)
    expect(won).toBeGreaterThan(1.5 * fair)
    const above = await league({ ...played, bots: ['earl', 'squire'], games: 20 })
    expect(above.pairs[0]!.ahead).toBeGreaterThan(0.55)
  },
)

test('in the sample game, where most is luck, a squire still has more than its share', async () => {
  const played = { game: 'sample-game', seats: 3, seed: 3, catalogue, threads: 1 }
  const { pairs } = await league({ ...played, bots: ['squire', 'random'], games: 240 })
  const { won, wonError, fair } = pairs[0]!
  expect(won - wonError).toBeGreaterThan(fair)
})
