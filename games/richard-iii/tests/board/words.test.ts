import { readdirSync, readFileSync } from 'node:fs'
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

/** Ids in the code, with a prefix where the rest is put together. */
const BOARD = `${import.meta.dirname}/../../board`
const said = readdirSync(BOARD)
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => [...readFileSync(`${BOARD}/${name}`, 'utf8').matchAll(/['`](board\.[a-z0-9.-]*)(\$\{)?/g)])
  .map(([, id = '', more]) => ({ id, whole: more === undefined }))

test('the board says nothing that has no words, and has no words it never says', () => {
  const ids = Object.keys(en)
  for (const { id, whole } of said)
    expect(whole ? ids.includes(id) : ids.some((known) => known.startsWith(id)), id).toBe(true)
  for (const known of ids)
    expect(
      said.some(({ id, whole }) => (whole ? id === known : known.startsWith(id) && id !== 'board.')),
      known,
    ).toBe(true)
})
