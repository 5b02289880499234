import { expect, test } from 'vitest'
import { changedWith, versionsOf } from './changes.tsx'

const CHANGES = [
  { id: 'first', version: 2, rules: ['AB-1.1', 'AB-2.1'] },
  { id: 'second', version: 3, rules: ['AB-2.1'] },
  { id: 'third', version: 3, rules: ['AB-4.4'] },
]

test('what changed is told version by version, the newest first, each change once', () => {
  expect(versionsOf(CHANGES).map(({ version, changes }) => [version, changes.map(({ id }) => id)])).toEqual([
    [3, ['second', 'third']],
    [2, ['first']],
  ])
  expect(versionsOf([])).toEqual([])
})

test('a rule names the version that changed it last, and no other rule names any', () => {
  expect(changedWith(CHANGES, 'AB-2.1')).toBe(3)
  expect(changedWith(CHANGES, 'AB-1.1')).toBe(2)
  expect(changedWith(CHANGES, 'AB-1.2')).toBeNull()
})
