import { expect, test } from 'vitest'
import fc from 'fast-check'
import { canonical } from './json.ts'
import { diff, patched } from './patch.ts'

test('a patch turns the one value into the other, whatever they are', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(canonical(patched(before, diff(before, after)))).toBe(canonical(after))
    }),
    { numRuns: 2000 },
  )
})

test('a small change in a large value is a small patch', () => {
  const before = { board: Array.from({ length: 81 }, () => 0), hands: [[1, 2], [3]], turn: 0 }
  const after = { ...before, board: before.board.with(40, 1), turn: 1 }
  expect(diff(before, after)).toEqual({ at: { board: { at: { 40: { to: 1 } } }, turn: { to: 1 } } })
  expect(diff(before, structuredClone(before))).toBeNull()
  // One that touches everything would be longer than what it leads to.
  expect(diff({ a: 1, b: 2 }, { a: 2, b: 3 })).toEqual({ to: { a: 2, b: 3 } })
  expect(diff([1, 2], [2, 3])).toEqual({ to: [2, 3] })
})

test('a field that has gone is not taken for one that every object inherits', () => {
  for (const key of ['constructor', 'toString', '__proto__']) {
    const before: unknown = JSON.parse(`{"${key}":1,"a":2,"b":3}`)
    expect(diff(before, { a: 2, b: 3 })).toEqual({ at: {}, gone: [key] })
  }
})
