import { expect, test } from 'vitest'
import { catalogueFaults, type Locale } from '../../../engine/words.ts'
import cs from './words/cs.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

test.each(Object.entries({ en, fr, it, cs, de }))('the board speaks %s completely', (locale, words) => {
  expect(catalogueFaults(locale as Locale, en, words)).toEqual([])
})
