import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, diff, stateHash } from '../../engine/index.ts'
import { canonicalText, Fingerprint, viewHash } from '../rules/fingerprint.ts'

test('the server’s fingerprint of a view is the engine’s', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(value)).toBe(canonical(value))
      expect(viewHash(value)).toBe(stateHash(value))
    }),
  )
  const wide = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${(i * 37) % 60}`, [i, { b: i, a: [] }]]))
  expect(canonicalText(wide)).toBe(canonical(wide))
  // Keys that look like numbers, are empty, or differ only in where a list is cut.
  for (const odd of [{ b: 1, a: { 10: 1, 9: [], '': null } }, { 'a\nb': 1 }, { a: 1, b: 2 }, {}, [[]], -0, 1e21])
    expect(canonicalText(odd)).toBe(canonical(odd))
})

test('a fingerprint carried on from view to view is that of the whole view', () => {
  const field = fc.constantFrom('a', 'b', 'c', '10')
  const view = fc.oneof(fc.dictionary(field, fc.jsonValue({ maxDepth: 2 })), fc.jsonValue())
  fc.assert(
    fc.property(fc.array(view, { minLength: 2, maxLength: 6 }), ([first, ...rest]) => {
      const print = new Fingerprint()
      expect(print.of(first)).toBe(stateHash(first))
      let before: unknown = first
      for (const next of rest) {
        expect(print.after(next, diff(before, next))).toBe(stateHash(next))
        before = next
      }
    }),
    { numRuns: 500 },
  )
})
