import { expect, test } from 'vitest'
import { chanceOfHit, expectedHits } from '../../board/odds.ts'

test('three dice at two or less are worth one hit', () => {
  expect(expectedHits(3, 2)).toBe(1)
})

test('firepower above six hits always, not more often', () => {
  expect(expectedHits(4, 7)).toBe(4)
  expect(chanceOfHit(1, 7)).toBe(100)
})

test('the chance of a hit counts every way to miss', () => {
  expect(chanceOfHit(2, 3)).toBe(75)
  expect(chanceOfHit(3, 2)).toBe(70)
})
