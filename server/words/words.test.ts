/** What the house says in mails and pushes is there in every language, and used. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, LOCALES } from '../../engine/words.ts'

const SERVER = join(import.meta.dirname, '..')
const read = (locale: string, folder = 'words'): Catalogue =>
  JSON.parse(readFileSync(join(SERVER, folder, `${locale}.json`), 'utf8')) as Catalogue

test.each(LOCALES)('the house calls in %s completely', (locale) => {
  expect(catalogueFaults(locale, read('en'), read(locale))).toEqual([])
})

test.each(LOCALES)('a link that is shown elsewhere speaks %s completely', (locale) => {
  expect(catalogueFaults(locale, read('en', 'links/words'), read(locale, 'links/words'))).toEqual([])
})

test('no message of a call is unused', () => {
  const source = globSync('{calls,evenings,mail,people,words}/**/*.ts', { cwd: SERVER })
    .map((file) => readFileSync(join(SERVER, file), 'utf8'))
    .join('\n')
  const literals = new Set([...source.matchAll(/['"]([a-z][\w.-]*)['"]/g)].map((found) => found[1]))
  const unused = Object.keys(read('en')).filter((id) => !literals.has(id) && !id.startsWith('channel.'))
  expect(unused).toEqual([])
})
