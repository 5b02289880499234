import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printOf, printText, stateHash } from '../../engine/index.ts'
import { fingerprint, isFingerprintOf, viewHash } from '../rules/fingerprint.ts'

test('the server’s fingerprint of a view is the engine’s', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(viewHash(value)).toBe(stateHash(value))
      expect(fingerprint(value, false)).toBe(stateHash(value))
      expect(fingerprint(value, true)).toBe(printText(printOf(value)))
    }),
  )
})

test('whoever comes back is known by a print as by a hash, and by nothing else', () => {
  const [view, other] = [{ board: [1, 2, null] }, { board: [1, 2, 3] }]
  for (const print of [true, false]) {
    expect(isFingerprintOf(view, fingerprint(view, print))).toBe(true)
    expect(isFingerprintOf(other, fingerprint(view, print))).toBe(false)
  }
  expect(isFingerprintOf(view, '')).toBe(false)
})
