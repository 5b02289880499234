/** Every message is there in every language, and every message is used. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, LOCALES } from '../../engine/words.ts'

const WEB = join(import.meta.dirname, '..')
const read = (path: string): Catalogue => JSON.parse(readFileSync(path, 'utf8')) as Catalogue
const english = read(join(WEB, 'words/en.json'))

test.each(LOCALES)('the site speaks %s completely', (locale) => {
  expect(catalogueFaults(locale, english, read(join(WEB, `words/${locale}.json`)))).toEqual([])
})

/** Reasons come from elsewhere: from the engine, the server and the outcome of a match. */
const FROM_ELSEWHERE = ['refused.', 'end.']

test('no message of the site is unused, and none is used that does not exist', () => {
  const source = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(WEB, file), 'utf8'))
    .join('\n')
  const literals = new Set([...source.matchAll(/['"]([a-z][\w.-]*)['"]/g)].map((found) => found[1]))
  const unused = Object.keys(english).filter(
    (id) => !literals.has(id) && !FROM_ELSEWHERE.some((start) => id.startsWith(start)),
  )
  expect(unused).toEqual([])
  const asked = [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map((found) => found[1] ?? '')
  expect(asked.filter((id) => !Object.hasOwn(english, id))).toEqual([])
})

/** Words that are fetched with the pages that need them. */
const PARTS = globSync('*/words', { cwd: WEB }).map((folder) => folder.split('/')[0] ?? '')

test.each(PARTS.flatMap((part) => LOCALES.map((locale) => [part, locale] as const)))(
  'the pages of %s speak %s completely',
  (part, locale) => {
    const folder = join(WEB, part, 'words')
    expect(catalogueFaults(locale, read(join(folder, 'en.json')), read(join(folder, `${locale}.json`)))).toEqual([])
  },
)

test.each(PARTS)('no message of the pages of %s is unused', (part) => {
  const source = globSync('**/*.{ts,tsx}', { cwd: WEB }).map((file) => readFileSync(join(WEB, file), 'utf8'))
  const literals = new Set([...source.join('\n').matchAll(/['"]([a-z][\w.-]*)['"]/g)].map((found) => found[1]))
  // An id may be put together from its beginning and a value: `why.${why}`.
  const starts = [...source.join('\n').matchAll(/`([a-z][\w-]*\.)\$\{/g)].map((found) => found[1] ?? '')
  const ids = Object.keys(read(join(WEB, part, 'words/en.json')))
  expect(ids.filter((id) => !literals.has(id) && !starts.some((start) => id.startsWith(start)))).toEqual([])
})

test('the site speaks of luck and of draws: not every game has dice', () => {
  const said = [english, ...PARTS.map((part) => read(join(WEB, part, 'words/en.json')))]
  expect(
    said.flatMap((words) => Object.values(words).filter((text) => /\b(dice|die)\b/i.test(JSON.stringify(text)))),
  ).toEqual([])
})

const ROOT = join(WEB, '..')
/** Whatever anybody reads in that language: catalogues of all rooms, how to play, rules. */
const readIn = (locale: string): readonly string[] =>
  ['{bots,docs,engine,games,server,web}/**/%.json', 'games/*/howto/%.*', 'games/*/rules.%.md']
    .flatMap((path) => globSync(path.replace('%', locale), { cwd: ROOT }))
    .filter((path) => !path.includes('/versions/'))

/** Who plays where nobody sits, as the language calls it, and what else it is called. */
const BOT = {
  en: [/\bbots?\b/i, /\brobots?\b|\bcomputer (player|opponent)/i],
  fr: [/\brobots?\b/i, /\bbots?\b/i],
  it: [/\bbot\b/i, /\brobot\b/i],
  cs: [/(?<!\p{L})robot/iu, /(?<!\p{L})bot(y|a|i|em|ům|ů|ech|ovi|u)?(?!\p{L})/iu],
  de: [/\bBots?\b/, /\bRoboter|\bComputergegner/],
} as const

test.each(LOCALES)('in %s a bot has one name everywhere', (locale) => {
  const [name, other] = BOT[locale]
  const said = readIn(locale).flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    // Messages without their ids.
    const words = path.endsWith('.json') ? text.replaceAll(/^\s*"[^"]+":/gm, '') : text
    return words.split('\n').map((line) => ({ path, line }))
  })
  expect(said.filter(({ line }) => name.test(line)).length).toBeGreaterThan(10)
  expect(said.filter(({ line }) => other.test(line))).toEqual([])
})

const howtos = globSync('*/howto', { cwd: join(WEB, '../games') })

test.each(howtos)('%s is told in every language', (folder) => {
  const files = join(WEB, '../games', folder)
  const first = read(join(files, 'en.json'))
  const screens = Object.keys(first).filter((id) => id.endsWith('.title')).length
  expect(screens).toBeGreaterThanOrEqual(2)
  expect(read(join(files, 'scenes.json'))).toHaveLength(screens)
  for (const locale of LOCALES) expect(catalogueFaults(locale, first, read(join(files, `${locale}.json`)))).toEqual([])
})
