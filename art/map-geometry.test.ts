import { expect, test } from 'vitest'
import { boxAround, mapGeometry } from './map-geometry.ts'

/** Two counties side by side: arc 0 is their border, arc 2 runs along the edge of the map. */
const map = mapGeometry({
  viewBox: [0, 0, 100, 100],
  arcs: [
    [
      [50, 0],
      [50, 100],
    ],
    [
      [50, 100],
      [0, 50],
      [50, 0],
    ],
    [
      [50, 100],
      [100, 50],
      [50, 0],
    ],
  ],
  frame: [2],
  areas: { west: { rings: [[0, 1]] }, east: { rings: [[~2, ~0]] } },
  coast: [1],
  decor: [],
  decorArcs: [],
  seaLines: [],
})

test('neighbours share a border, each walking it its own way', () => {
  expect(map.land('west')).toBe('M50 0L50 100L25 75 Q0 50 25 25L50 0Z')
  expect(map.arc(~0)).toEqual([
    [50, 100],
    [50, 0],
  ])
})

test('what the edge of the map cuts is straight', () => {
  expect(map.land('east')).toBe('M50 0L50 0L100 50L50 100L50 0Z')
})

test('an area the map does not draw has no outline', () => {
  expect(map.land('atlantis')).toBe('')
})

test('a close look leaves room on every side', () => {
  expect(
    boxAround(
      [
        [10, 20],
        [30, 60],
      ],
      [1, 2, 3, 4],
    ),
  ).toEqual([9, 18, 24, 46])
})
