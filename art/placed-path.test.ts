import { expect, test } from 'vitest'
import { placedPath } from './placed-path.ts'

test('a path is written where a group would have moved it', () => {
  expect(placedPath('M1 2 L-3 4 Z', { x: 10, y: 20 })).toBe('M11 22L7 24Z')
  expect(placedPath('M1 2 C3 4 5 6 7 8', { scale: 0.5, x: 1 })).toBe('M1.5 1C2.5 2 3.5 3 4.5 4')
  expect(placedPath('M1 0 L0 1', { turn: 90 })).toBe('M0 1L-1 0')
})

test('what is told from the point before is turned and sized, but not moved', () => {
  expect(placedPath('M0 0 q5 -6 10 0 t10 0', { x: 3, y: 4, scale: 2 })).toBe('M3 4q10 -12 20 0t20 0')
})

test('a path whose numbers are no points is refused, not bent', () => {
  expect(() => placedPath('M0 0 H4', { turn: 30 })).toThrow()
})
