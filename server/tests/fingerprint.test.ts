import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, stateHash } from '../../engine/index.ts'
import { fieldText, viewHash, WrittenView } from '../rules/fingerprint.ts'

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
      let written = WrittenView.of(first)
      expect(written.hash()).toBe(stateHash(first))
      for (const next of rest) {
        written = written.after(next, diff(written.view, next))
        expect(written.hash()).toBe(stateHash(next))
      }
    }),
    { numRuns: 500 },
  )
})

test('a fingerprint with some fields as somebody else sees them is that of the view with those fields', () => {
  const field = fc.constantFrom('a', 'b', 'c', '10')
  const fields = fc.dictionary(field, fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(fields, fields, (view, other) => {
      const own = Object.fromEntries(Object.entries(other).filter(([key]) => Object.hasOwn(view, key)))
      const texts = new Map(Object.entries(own).map(([key, value]) => [key, fieldText(key, value)]))
      expect(WrittenView.of(view).hash(texts)).toBe(stateHash({ ...view, ...own }))
    }),
  )
})
