import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, LOCALES } from '../../../engine/words.ts'
import { about } from '../about.ts'
import boardCs from '../board/words/cs.json' with { type: 'json' }
import boardDe from '../board/words/de.json' with { type: 'json' }
import boardEn from '../board/words/en.json' with { type: 'json' }
import boardFr from '../board/words/fr.json' with { type: 'json' }
import boardIt from '../board/words/it.json' with { type: 'json' }
import { COUNTY_IDS } from '../rules/figures.ts'
import { REFUSALS } from '../rules/refusals.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

type Catalogues = Record<(typeof LOCALES)[number], Catalogue>
const words: Catalogues = { en, fr, it, cs, de }
const boardWords: Catalogues = { en: boardEn, fr: boardFr, it: boardIt, cs: boardCs, de: boardDe }

test.each(LOCALES)('the game and its board speak %s completely', (locale) => {
  expect(catalogueFaults(locale, en, words[locale])).toEqual([])
  expect(catalogueFaults(locale, boardEn, boardWords[locale])).toEqual([])
})

test('every option, county, refusal and end has words', () => {
  const needed = [
    ...about.options.map(({ id }) => `option.${id}`),
    ...about.options.flatMap((option) =>
      option.kind === 'choice' ? option.values.map((value) => `option.${option.id}.${value}`) : [],
    ),
    ...COUNTY_IDS.map((id) => `county.${id}`),
    ...REFUSALS.map((reason) => `refused.${reason}`),
    'end.last-county',
    'name',
    'tagline',
  ]
  expect(needed.filter((id) => !Object.hasOwn(en, id))).toEqual([])
})
