import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, isPrint, printAfter, printChange, printOf, printSum, printText, sameJson, stateHash } from './index.ts'

const field = fc.constantFrom('a', 'b', 'ab', '10', '0', '')
const leaf = fc.constantFrom(null, true, false, 0, 1, -1, '', '0', 'a', 2 ** 31, 0.5)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(field, tie('value')),
  ),
}))

test('a print carried on from change to change is that of the whole', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 6 }), ([first, ...rest]) => {
      let print = printOf(first)
      let before = first
      for (const next of rest) {
        print = printAfter(print, before, diff(before, next))
        expect(printText(print)).toBe(printText(printOf(next)))
        before = next
      }
    }),
    { numRuns: 1000 },
  )
})

test('what the changes of fields add up to is the change of the whole', () => {
  fc.assert(
    fc.property(fc.dictionary(field, value), fc.dictionary(field, value), (before, more) => {
      let print = printOf(before)
      for (const [key, to] of Object.entries(more)) {
        const change = Object.hasOwn(before, key) ? diff(before[key], to) : { to }
        if (change) print = printSum(print, printChange(key, before[key], change))
      }
      expect(printText(print)).toBe(printText(printOf({ ...before, ...more })))
    }),
  )
})

test('different data has different prints, and the order of fields has no part in it', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(printText(printOf(a)) === printText(printOf(b))).toBe(sameJson(a, b))
    }),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(fc.dictionary(field, value), (object) => {
      const turned = Object.fromEntries(Object.entries(object).toReversed())
      expect(printText(printOf(turned))).toBe(printText(printOf(object)))
    }),
  )
})

test('what only changes places, or kind, has another print', () => {
  const empty: readonly unknown[] = [[], {}, [[]], [{}], [null], { 0: null }, '', 0, '0', null, false, true]
  const placed: readonly unknown[] = [[1, 2], [2, 1], { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { b: { a: 1 } }]
  const split: readonly unknown[] = [{ ab: 1 }, ['ab', ''], ['a', 'b'], ['', 'ab']]
  const numbers: readonly unknown[] = [1.5, '1.5', 4294967296, -1, 4294967295]
  const alike = [empty, placed, split, numbers].flat()
  expect(new Set(alike.map((each) => printText(printOf(each)))).size).toBe(alike.length)
})

test('a print is never taken for a hash', () => {
  for (const each of [null, {}, [0], 'x']) {
    expect(printText(printOf(each))).toMatch(/^[0-9a-f]{16}$/)
    expect(isPrint(printText(printOf(each)))).toBe(true)
    expect(isPrint(stateHash(each))).toBe(false)
  }
})
