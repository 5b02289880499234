import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { readingsOf } from '../languages.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = [...catalogue.map(({ about }) => `games/${about.id}`), 'docs/sample-game']

test.each(FOLDERS)(
  '%s: whoever reads the rules in another language reads every rule, with the same figures',
  (folder) => {
    const WHOLE = { missing: [], extra: [], figures: [], unknown: [], dead: [], numbers: [] }
    for (const { locale, faults } of readingsOf(folder, join(ROOT, folder)))
      if (faults) expect({ locale, ...faults }).toEqual({ locale, ...WHOLE })
  },
)

test('the game that new ones are made from speaks all five languages', () => {
  const readings = readingsOf('sample', join(ROOT, 'docs/sample-game'))
  expect(readings.filter(({ faults }) => faults !== null).map(({ locale }) => locale)).toEqual([
    'en',
    'fr',
    'it',
    'cs',
    'de',
  ])
})
