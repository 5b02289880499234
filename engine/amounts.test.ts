/** Moves that differ in a number alone are asked for by it; every other move has its own button. */
import { expect, test } from 'vitest'
import { offeredBy } from './amounts.ts'
import type { AnyGame } from './game.ts'

const amount = (move: unknown): number | null => {
  const [stem, number] = String(move).split(':')
  return stem === 'fold' || number === undefined ? null : Number(number)
}
const game = { write: String, speech: { amount } } as unknown as AnyGame

test('bids in any order are one range, by rising value, and what has no number stands alone in its order', () => {
  expect(offeredBy(game, ['fold', 'bid:30', 'bid:5', 'pass', 'bid:10'])).toEqual({
    ranges: [{ stem: 'bid:', choices: [5, 10, 30].map((value) => ({ value, move: `bid:${value}` })) }],
    single: ['fold', 'pass'],
  })
})

test('a single amount is a move like any other; two kinds of amounts are two ranges', () => {
  expect(offeredBy(game, ['bid:3', 'pay:1', 'pay:2'])).toMatchObject({ ranges: [{ stem: 'pay:' }], single: ['bid:3'] })
  expect(offeredBy(game, ['bid:3', 'bid:4', 'pay:1', 'pay:2']).ranges.map(({ stem }) => stem)).toEqual(['bid:', 'pay:'])
})

test('where a game names no amounts every move stands alone', () => {
  const silent = { write: String, speech: {} } as unknown as AnyGame
  expect(offeredBy(silent, ['bid:3', 'bid:4'])).toEqual({ ranges: [], single: ['bid:3', 'bid:4'] })
})
