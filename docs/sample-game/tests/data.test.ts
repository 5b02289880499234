/** The printed figures, counted in another way than the rules do. */
import { expect, test } from 'vitest'
import data from '../data.json' with { type: 'json' }

test('SG-1.1 ten counties, worth from 1 to 6 and 31 points in all', () => {
  const worths = data.counties.map(({ worth }) => worth)
  expect(new Set(data.counties.map(({ id }) => id)).size).toBe(10)
  expect([Math.min(...worths), Math.max(...worths)]).toEqual([1, 6])
  expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(31)
})

test('SG-1.2 eight coins, and no game is longer than they last', () => {
  expect(data.coins).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(data.rounds).toEqual({ whole: 8, short: 5 })
})
