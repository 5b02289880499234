import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, type Locale } from '../../../engine/words.ts'
import { PRINTED } from '../rules/figures.ts'
import { ALLY_COLOURS, SLOTS } from '../types/index.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

const translations: readonly (readonly [Locale, Catalogue])[] = [
  ['en', en],
  ['fr', fr],
  ['it', it],
  ['cs', cs],
  ['de', de],
]

test.each(translations)('the words of Lancaster are complete in %s', (locale, words) => {
  expect(catalogueFaults(locale, en, words)).toEqual([])
})

test('every printed thing has a name', () => {
  const ids = [
    ...PRINTED.counties.map(({ id }) => `county.${id}`),
    ...[...PRINTED.castle, ...PRINTED.ally.castle].map(({ id }) => `space.${id}`),
    ...PRINTED.laws.map(({ id }) => `law.title.${id}`),
    ...PRINTED.laws.flatMap(({ id, kind }) => (kind === 'condition' ? [`law.when.${id}`] : [])),
    ...SLOTS.map((_, slot) => `slot.${slot}`),
    ...ALLY_COLOURS.map((colour) => `colour.${colour}`),
  ]
  expect(ids.filter((id) => !Object.hasOwn(en, id))).toEqual([])
})

test('every reason for refusing has words', async () => {
  const { readFileSync } = await import('node:fs')
  const source = readFileSync(new URL('../rules/refusals.ts', import.meta.url), 'utf8')
  const reasons = [...source.matchAll(/(?:return|[?:]) '([a-z]+(?:-[a-z]+)*)'/g)].map((match) => match[1])
  expect(reasons.length).toBeGreaterThan(20)
  expect(reasons.filter((reason) => !Object.hasOwn(en, `refused.${reason}`))).toEqual([])
})
