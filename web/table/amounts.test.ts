/** A field for moves that differ in a number. */
import { expect, test } from 'vitest'
import { type Amounts, stepOf } from './amounts.ts'

const of = (...values: number[]): number => stepOf(values.map((value) => ({ value })) as unknown as Amounts)

test('a field goes from one number on offer to the next, wherever it begins', () => {
  expect(of(5, 8, 11)).toBe(3)
  expect(of(10, 20, 50)).toBe(10)
  expect(of(1, 2, 5)).toBe(1)
  expect(of(4, 4)).toBe(1)
})
