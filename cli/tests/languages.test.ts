import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../games/index.ts'
import { faultCount, readingsOf } from '../languages.ts'

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

test('a language that is not there is told apart from one that is whole, and a rule that is missing is counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roses-languages-'))
  const rules = '## SG-1 Play\n\n**SG-1.1** One.\n\n**SG-1.2** Two.\n'
  writeFileSync(join(folder, 'data.json'), '{}')
  writeFileSync(join(folder, 'rules.md'), rules)
  writeFileSync(join(folder, 'rules.fr.md'), rules)
  writeFileSync(join(folder, 'rules.cs.md'), rules.replace('**SG-1.2** Two.\n', ''))
  const found = readingsOf('trial', folder).map(({ game, locale, faults }) => [
    game,
    locale,
    faults && faultCount(faults),
  ])
  expect(found).toEqual([
    ['trial', 'en', 0],
    ['trial', 'fr', 0],
    ['trial', 'it', null],
    ['trial', 'cs', 1],
    ['trial', 'de', null],
  ])
  rmSync(folder, { recursive: true })
})
