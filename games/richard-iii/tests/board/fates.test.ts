import { expect, test } from 'vitest'
import data from '../../data.json' with { type: 'json' }
import fates from '../../board/fates.json' with { type: 'json' }

/** Companies, levies and guns are nobody. */
const NOBODY = new Set(['levy', 'bombard', 'mercenary', 'rebel'])
const FATES: Readonly<Record<string, readonly string[]>> = fates

test('every block that is a person tells what became of him, and no other does', () => {
  const named = data.blocks
    .filter(({ kind }) => !NOBODY.has(kind))
    .map(({ id }) => id.replace(/^(lancaster|york)-/, ''))
  expect(new Set(Object.keys(fates))).toEqual(new Set(named))
  for (const people of Object.values(FATES)) expect([1, 2]).toContain(people.length)
})
