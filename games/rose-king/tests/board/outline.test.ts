import { expect, test } from 'vitest'
import { hedgePath, loops } from '../../board/outline.ts'
import { spaceNamed } from '../../rules/spaces.ts'

const spaces = (...names: string[]) => names.map(spaceNamed)

test('a single bed has four corners', () => {
  expect(loops(spaces('a9'))).toEqual([
    [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
      { x: 0, y: 0 },
    ],
  ])
})

test('an L of three beds has six corners, and a straight edge adds none', () => {
  expect(loops(spaces('a9', 'b9', 'b8')).map((loop) => loop.length)).toEqual([6])
  expect(loops(spaces('a9', 'b9', 'c9')).map((loop) => loop.length)).toEqual([4])
})

test('a ring of beds has a hedge outside and one inside', () => {
  const ring = spaces('a9', 'b9', 'c9', 'a8', 'c8', 'a7', 'b7', 'c7')
  expect(loops(ring).map((loop) => loop.length)).toEqual([4, 4])
})

test('the board does not wrap: the ends of two rows are not neighbours', () => {
  expect(loops(spaces('i9', 'a8')).length).toBe(2)
})

test('where a territory touches itself at a corner only, the hedge keeps the beds apart', () => {
  // a9 b9 / . b8 / a7 b7 leaves a8 open to the west; d9 and c8 touch at one corner.
  const [first, second] = [loops(spaces('d9')), loops(spaces('c8'))]
  expect(loops(spaces('d9', 'c8')).length).toBe(first.length + second.length)
})

test('the hedge stands inside its beds', () => {
  const numbers = [...hedgePath(spaces('a9'), 80, 5, 10).matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))
  expect(Math.min(...numbers)).toBe(5)
  expect(Math.max(...numbers)).toBe(75)
})
