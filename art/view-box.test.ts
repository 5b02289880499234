import { expect, test } from 'vitest'
import { type Box, fitted, moved, zoomed } from './view-box.ts'

const WHOLE: Box = [0, 0, 1000, 500]

test('the point under the pointer stays where it is', () => {
  const box = zoomed(WHOLE, WHOLE, 2, 6, [400, 200])
  expect(box).toEqual([200, 100, 500, 250])
  expect((400 - box[0]) / box[2]).toBeCloseTo(400 / 1000)
})

test('nobody zooms further out than the whole or further in than allowed', () => {
  expect(zoomed(WHOLE, WHOLE, 0.1, 6)).toEqual(WHOLE)
  expect(zoomed(WHOLE, WHOLE, 1000, 4)[2]).toBe(250)
})

test('the map cannot be dragged away', () => {
  const near = zoomed(WHOLE, WHOLE, 2, 6)
  expect(moved(near, WHOLE, -9999, 9999)).toEqual([0, 250, 500, 250])
})

test('looking at a part shows all of it in the proportions of the whole', () => {
  const box = fitted([100, 100, 50, 100], WHOLE, 6)
  expect(box[3]).toBe(100)
  expect(box[2]).toBe(200)
  expect(box[0]).toBeLessThanOrEqual(100)
  expect(box[0] + box[2]).toBeGreaterThanOrEqual(150)
})
