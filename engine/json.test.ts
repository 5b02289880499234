import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, notPlain, sameJson } from './json.ts'

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

test('whatever would not come back from a file as it was is no plain data, and its place is named', () => {
  class Knight {
    readonly strength = 3
  }
  const plain = [null, '', 0, -1.5, true, [], {}, [[1], { a: [{ b: null }] }], { __proto__: null, a: 1 }]
  for (const value of plain) expect([value, notPlain(value)]).toEqual([value, null])
  const odd: [unknown, string][] = [
    [undefined, 'state: undefined'],
    [() => 1, 'state: function'],
    [1n, 'state: bigint'],
    [Number.NaN, 'state: NaN'],
    [-Infinity, 'state: -Infinity'],
    [-0, 'state: -0'],
    [[1, [2, undefined]], 'state[1][1]: undefined'],
    [{ a: { b: [0, -0] } }, 'state.a.b[1]: -0'],
    [{ a: 1, b: new Map() }, 'state.b: Map instance'],
    [[new Knight()], 'state[0]: Knight instance'],
  ]
  for (const [value, fault] of odd) expect(notPlain(value)).toBe(fault)
  const holed: number[] = [1]
  holed[2] = 3
  expect(notPlain({ list: holed }, 'view')).toBe('view.list[1]: hole')
})
