import { expect, test } from 'vitest'
import { catalogueFaults, type Locale } from '../../../../engine/words.ts'
import cs from '../../board/words/cs.json' with { type: 'json' }
import de from '../../board/words/de.json' with { type: 'json' }
import en from '../../board/words/en.json' with { type: 'json' }
import fr from '../../board/words/fr.json' with { type: 'json' }
import it from '../../board/words/it.json' with { type: 'json' }

test.each(Object.entries({ en, fr, it, cs, de }))('the board speaks %s completely', (locale, words) => {
  expect(catalogueFaults(locale as Locale, en, words)).toEqual([])
})
