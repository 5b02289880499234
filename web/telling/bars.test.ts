/** The drawings of the end page: bars cut by source, and the ends of the curve. */
import { expect, test } from 'vitest'
import { spread } from '../replay/spread.ts'
import { barsOf } from './bars.ts'

test('a bar has a part for every source that brought something', () => {
  const bySource = [
    [23, 0],
    [0, 0],
    [8, 4],
  ]
  expect(barsOf(bySource, [31, 4])).toEqual([
    [
      { points: 23, look: 'part-0' },
      { points: 8, look: 'part-2' },
    ],
    [{ points: 4, look: 'part-2' }],
  ])
})

test('what was taken away follows what is left, so that the bar is as long as all there was', () => {
  const heirs = [[5], [-2], [0], [-1]]
  expect(barsOf(heirs, [2])).toEqual([
    [
      { points: 2, look: 'part-0' },
      { points: -2, look: 'part-1 part-lost' },
      { points: -1, look: 'part-3 part-lost' },
    ],
  ])
})

test('the ends of equal lines stand beside each other, in sight, and in their order', () => {
  expect(spread([0, 100, 50], 24, 150)).toEqual([0, 100, 50])
  expect(spread([60, 60, 40], 24, 150)).toEqual([64, 88, 40])
  expect(spread([150, 150, 149], 24, 150)).toEqual([126, 150, 102])
})
