/** What the server itself says of a table, in five languages: to whoever a link was sent. */
import { type Catalogue, LOCALES, type Locale, type Phrase, render } from '../../engine/index.ts'

const catalogues = new Map<string, Promise<Catalogue | null>>()

function read(path: string): Promise<Catalogue | null> {
  const known = catalogues.get(path)
  if (known) return known
  const reading = import(path, { with: { type: 'json' } }).then(
    (module: { default: Catalogue }) => module.default,
    () => null,
  )
  catalogues.set(path, reading)
  return reading
}

/** Says sentences about a table of that game. A game that is not of this house is called by its id. */
export async function speaker(game: string, locale: Locale): Promise<(phrase: Phrase) => string> {
  const [own, games] = await Promise.all([
    read(new URL(`words/${locale}.json`, import.meta.url).href),
    read(new URL(`../../games/${game}/words/${locale}.json`, import.meta.url).href),
  ])
  const name = games?.['name']
  const reader = { locale, catalogues: own ? [own] : [], seatName: String }
  return (phrase) => render({ game: typeof name === 'string' ? name : game, ...phrase }, reader)
}

/** The first of the reader's languages that the house speaks; English for everybody else, and for programs that name none. */
export function localeOf(accepted: string | undefined): Locale {
  const wanted = (accepted ?? '').slice(0, 200).toLowerCase().split(',')
  const spoken = wanted.map((each) => LOCALES.find((locale) => locale === each.trim().slice(0, 2)))
  return spoken.find((locale) => locale !== undefined) ?? 'en'
}
