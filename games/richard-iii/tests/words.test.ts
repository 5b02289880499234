import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, type Locale } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { AREAS, BLOCKS, CARDS, ZONES } from '../rules/ids.ts'
import { shortName } from '../rules/notation.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

const english: Catalogue = en

test.for([
  ['fr', fr],
  ['it', it],
  ['cs', cs],
  ['de', de],
] as [Locale, Catalogue][])('%s is complete', ([locale, words]) => {
  expect(catalogueFaults(locale, english, words)).toEqual([])
})

test('every place, person, card, option and ending has a name', () => {
  const ids = [
    ...AREAS.map((id) => `area.${id}`),
    ...BLOCKS.map((id) => `block.${shortName(id)}`),
    ...CARDS.map((id) => `card.${id}`),
    ...ZONES.map((id) => `zone.${id}`),
    ...about.options.flatMap((option) => [
      `option.${option.id}`,
      ...(option.kind === 'choice' ? option.values.map((value) => `option.${option.id}.${value}`) : []),
    ]),
    ...['heirs-dead', 'heirless', 'throne'].map((reason) => `end.${reason}`),
  ]
  expect(ids.filter((id) => !(id in english))).toEqual([])
})

test('both copies of a person share a name, and no two persons of one side do', () => {
  for (const house of ['lancaster', 'york']) {
    const names = BLOCKS.filter((id) => id.startsWith(house)).map((id) => english[`block.${shortName(id)}`])
    expect(new Set(names).size).toBe(names.length)
  }
})
