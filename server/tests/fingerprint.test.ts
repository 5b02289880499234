import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, stateHash } from '../../engine/index.ts'
import { Fingerprint, viewHash } from '../rules/fingerprint.ts'

test('the server’s fingerprint of a view is the engine’s', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(viewHash(value)).toBe(stateHash(value))
    }),
  )
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
