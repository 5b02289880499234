/** Secret plans over the whole server: what a game of bots leaves in the log. */
import { expect, test } from 'vitest'
import { botsGame } from '../bench/plans.ts'

test(
  'a whole game of Wars of the Roses for four: a plan is one row, and of five rows of secret phases at most one is left',
  { timeout: 240_000 },
  async () => {
    const { moves, rows, bytes, apart } = await botsGame('wars-of-the-roses', 4, 'page')
    // Five turns of four plans; on a slow machine a bot may send one in parts.
    expect(rows).toBeGreaterThanOrEqual(20)
    expect(moves).toBeGreaterThan(5 * rows)
    expect(bytes).toBeLessThan(0.7 * apart)
  },
)

test('a whole game of Lancaster for four: a vote is one row, as it is one move', { timeout: 240_000 }, async () => {
  const { moves, rows } = await botsGame('lancaster', 4, 'page')
  expect(rows).toBe(moves)
  // Four first tiles, and four votes on three laws in each of five rounds.
  expect(rows).toBe(4 + 4 * 3 * 5)
})
