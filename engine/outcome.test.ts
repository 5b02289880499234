import { expect, test } from 'vitest'
import { placesBy, winnersOf } from './outcome.ts'

const ended = (places: readonly number[], lost = false) => ({
  places,
  scores: places.map(() => 0),
  reason: 'over',
  ...(lost && { lost }),
})

test('a side is as strong as its strongest, and equals share their place', () => {
  expect(placesBy([5, 3, 3, 1], [0, 1, 2, 3])).toEqual([1, 2, 2, 4])
  expect(placesBy([1, 4, 6, 2], [0, 1, 0, 1])).toEqual([1, 2, 1, 2])
  expect(placesBy([2, 2], [0, 1])).toEqual([1, 1])
})

test('nobody has won when all sides share the first place, or when the game has beaten them', () => {
  expect(winnersOf(ended([1, 1]), [0, 1])).toEqual([])
  expect(winnersOf(ended([1, 2, 1, 2]), [0, 1, 0, 1])).toEqual([0, 2])
  expect(winnersOf(ended([1, 1], true), [0, 0])).toEqual([])
})

test('who plays together against the game wins together', () => {
  expect(winnersOf(ended([1, 1, 1]), [0, 0, 0])).toEqual([0, 1, 2])
})
