import { expect, test } from 'vitest'
import { bow, lineOf, lobed, pointAlong, type Point } from './curve.ts'

const LINE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
]

test('a line walked backwards passes the same points, so neighbours fit', () => {
  expect(lineOf(LINE)).toBe('M0 0L5 0 Q10 0 10 5L10 10')
  expect(lineOf(LINE.toReversed())).toBe('M10 10L10 5 Q10 0 5 0L0 0')
})

test('half way is half of the length, not half of the points', () => {
  expect(pointAlong(LINE, 0.5)).toEqual([10, 0])
  expect(pointAlong(LINE, 0.75)).toEqual([10, 5])
})

test('a frame comes back to where it began, its corners bitten inwards', () => {
  expect(lobed([0, 0, 100, 50], 4, 9)).toBe(
    'M13 4H87a9 9 0 0 0 9 9V37a9 9 0 0 0 -9 9H13a9 9 0 0 0 -9 -9V13a9 9 0 0 0 9 -9Z',
  )
})

test('an arrow stops short of both its ends', () => {
  const { shaft, tip } = bow([0, 0], [100, 0], 10)
  expect(shaft.startsWith('M10 0Q')).toBe(true)
  expect(tip).toBe('90 0')
})
