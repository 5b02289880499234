/** The page's own words in five languages, all of them in its one script: it has nobody to ask for more. */
import { type Catalogue, type Locale, LOCALES, render } from '../../engine/words.ts'
import cs from './words/cs.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

export type WordId = keyof typeof en

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, fr, it, cs, de }

/** Each language calls itself by its own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  cs: 'Čeština',
  de: 'Deutsch',
}

/** The first of the browser's languages that the page speaks. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const spoken = LOCALES.find((locale) => language.toLowerCase().startsWith(locale))
    if (spoken) return spoken
  }
  return 'en'
}

export function sayIn(locale: Locale): (say: WordId, holes?: Readonly<Record<string, string>>) => string {
  const reader = { locale, catalogues: [CATALOGUES[locale]], seatName: String }
  return (say, holes = {}) => render({ ...holes, say }, reader)
}
