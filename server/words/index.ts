/** What calls and mails say, in the reader's language. */
import { type Catalogue, type Locale, LOCALES, type Phrase, type Reader, render } from '../../engine/index.ts'
import type { Rules } from '../../games/registry.ts'

export type CallWord = keyof typeof import('./en.json', { with: { 'resolution-mode': 'import' } })

export interface Voice {
  readonly locale: Locale
  /** A sentence of the house. */
  say(id: CallWord, holes?: Omit<Phrase, 'say'>): string
}

const catalogues = new Map<string, Promise<Catalogue>>()

/** A file of words; none at all for what has none, such as a game of the tests. */
function catalogueAt(path: string): Promise<Catalogue> {
  const known = catalogues.get(path)
  if (known) return known
  const loaded = import(path, { with: { type: 'json' } }).then(
    (module: { default: Catalogue }) => module.default,
    () => ({}),
  )
  catalogues.set(path, loaded)
  return loaded
}

/** The language somebody has chosen, as it is kept with their preferences. */
export function localeOf(preferences: string): Locale {
  const { language } = JSON.parse(preferences) as { readonly language?: string }
  return LOCALES.find((known) => known === language) ?? 'en'
}

export async function voiceOf(locale: Locale): Promise<Voice> {
  const words = await catalogueAt(new URL(`./${locale}.json`, import.meta.url).href)
  const reader: Reader = { locale, catalogues: [words], seatName: () => '' }
  return { locale, say: (id, holes = {}) => render({ ...holes, say: id }, reader) }
}

/** The words of a game: today's, and what an older version says besides. */
export async function gameWords(
  game: string,
  rules: Pick<Rules, 'words'> | null,
  locale: Locale,
): Promise<readonly Catalogue[]> {
  const words = await catalogueAt(new URL(`../../games/${game}/words/${locale}.json`, import.meta.url).href)
  const older = (await rules?.words(locale)) ?? null
  return older ? [words, older] : [words]
}

/** A game's reason for refusing a move, as every page and terminal says it; `null` for a reason without words. */
export async function refusalText(game: string, reason: string): Promise<string | null> {
  const [words] = await gameWords(game, null, 'en')
  const text = words && Object.hasOwn(words, `refused.${reason}`) ? words[`refused.${reason}`] : null
  return typeof text === 'string' ? text : null
}

/** What is said of the time somebody was away. */
export function sinceWords(locale: Locale): Promise<Catalogue> {
  return catalogueAt(new URL(`../../engine/since-words/${locale}.json`, import.meta.url).href)
}

/** What the game is called in that language. */
export async function titleOf(game: string, locale: Locale): Promise<string> {
  const [words] = await gameWords(game, null, locale)
  const name = words?.['name']
  return typeof name === 'string' ? name : game
}
