import { expect, test } from 'vitest'
import data from '../../data.json' with { type: 'json' }
import fates from '../../board/fates.json' with { type: 'json' }

const FATES: Readonly<Record<string, readonly string[]>> = fates

test('every noble tells what became of the heads of his family; bishops and places, held by many, do not', () => {
  const nobles = Object.entries(data.assets).flatMap(([id, { type }]) => (type === 'noble' ? [id] : []))
  expect(new Set(Object.keys(fates))).toEqual(new Set(nobles))
  for (const people of Object.values(FATES)) expect([1, 2, 3]).toContain(people.length)
})
