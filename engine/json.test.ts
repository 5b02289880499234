import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, sameJson } from './json.ts'

/** The plain way to the same text. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${plainly(item)}`).join(',')}}`
}

test('equal data gives equal text, whatever the order of its fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(value)).toBe(plainly(value))
      expect(canonical(value)).toBe(canonical(JSON.parse(canonical(value))))
    }),
  )
  const wide = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${(i * 37) % 60}`, [i, { b: i, a: [] }]]))
  expect(canonical(wide)).toBe(plainly(wide))
  // Keys that look like numbers, are empty, or differ only in where a list is cut.
  for (const odd of [{ b: 1, a: { 10: 1, 9: [], '': null } }, { 'a\nb': 1 }, { a: 1, b: 2 }, {}, [[]], -0, 1e21])
    expect(canonical(odd)).toBe(plainly(odd))
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
})

test('data is the same when nothing in it differs: no item more, no key more, no list for an object', () => {
  const pairs: [unknown, unknown, boolean][] = [
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 2, 3], false],
    [[1, 2, 3], [1, 2], false],
    [{ a: 1, b: [] }, { b: [], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[], {}, false],
    [null, {}, false],
    [0, '0', false],
  ]
  for (const [a, b, same] of pairs) expect([a, b, sameJson(a, b)]).toEqual([a, b, same])
})
