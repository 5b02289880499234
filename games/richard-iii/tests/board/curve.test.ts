import { expect, test } from 'vitest'
import { lineOf, pointAlong, type Point } from '../../board/curve.ts'

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
