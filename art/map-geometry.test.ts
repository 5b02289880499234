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

/** A far land that the left edge cuts, in its middle an island of its own; arc 1 runs along the edge. */
const beyond = mapGeometry({
  viewBox: [0, 0, 1000, 1000],
  arcs: [
    [
      [0, 200],
      [200, 400],
      [0, 600],
    ],
    [
      [0, 600],
      [0, 200],
    ],
    [
      [400, 400],
      [440, 400],
      [400, 400],
    ],
  ],
  frame: [1],
  areas: {},
  coast: [],
  decor: [{ ring: [0, 1] }],
  decorArcs: [0, 2],
  seaLines: [],
})

/** All points of a path, in their order. */
const pointsOf = (path: string): readonly (readonly number[])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('a land that the edge of the map cuts goes on outside, the way its shores were heading', () => {
  const land = pointsOf(beyond.farLand)
  expect(land).toContainEqual([0, 200])
  expect(land).toContainEqual([0, 600])
  // Both shores run apart at half a right angle: far out the land is as much wider as it is far.
  expect(land).toContainEqual([-1400, -1200])
  expect(land).toContainEqual([-1400, 2000])
  const outside = land.filter(([x = 0]) => x < -1)
  expect(outside.filter(([, y = 0]) => y > 240 && y < 560)).toEqual([])
})

test('its shore goes with it, and an island closes', () => {
  const [shore = '', island = ''] = beyond.farCoast.split(/(?=M)/)
  expect(shore.startsWith('M-1400 -1200')).toBe(true)
  expect(shore.endsWith('L-1400 2000')).toBe(true)
  expect(island).toBe('M400 400L420 400 Q440 400 420 400L400 400')
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
