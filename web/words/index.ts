/** The words of the site in the reader's language: chosen from the browser, switchable anywhere. */
import { computed, signal } from '@preact/signals'
import type { Phrase } from '../../engine/game.ts'
import { type Catalogue, LOCALES, type Locale, type Reader, render } from '../../engine/words.ts'
import { store, readStored } from '../local-store.ts'
import { loadPart } from '../parts/load-part.ts'

export type WordId = keyof typeof import('./en.json')

export interface Title {
  readonly name: string
  readonly tagline: string
}
type Titles = { readonly [game: string]: Title | undefined }

interface Spoken {
  readonly locale: Locale
  readonly words: Catalogue
  readonly titles: Titles
}

/** Each language calls itself by its own name. */
export const LANGUAGES: { readonly [locale in Locale]: string } = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  cs: 'Čeština',
  de: 'Deutsch',
}

const catalogues = import.meta.glob<Catalogue>('./*.json', { import: 'default' })
const titles: { readonly [locale in Locale]: () => Promise<{ default: Titles }> } = {
  en: () => import('virtual:titles/en'),
  fr: () => import('virtual:titles/fr'),
  it: () => import('virtual:titles/it'),
  cs: () => import('virtual:titles/cs'),
  de: () => import('virtual:titles/de'),
}

const spoken = signal<Spoken>({ locale: 'en', words: {}, titles: {} })

export const locale = computed(() => spoken.value.locale)

function isLocale(text: string | undefined): text is Locale {
  return (LOCALES as readonly (string | undefined)[]).includes(text)
}

/** The reader's own choice, else the first of the browser's languages that we speak. */
export function preferred(): Locale {
  const chosen = readStored('locale')
  if (typeof chosen === 'string' && isLocale(chosen)) return chosen
  const asked = navigator.languages.map((language) => language.slice(0, 2).toLowerCase())
  return asked.find(isLocale) ?? 'en'
}

export async function speak(wanted: Locale): Promise<void> {
  const load = catalogues[`./${wanted}.json`]
  if (!load) return
  const [words, loaded] = await loadPart({ what: 'language' }, () => Promise.all([load(), titles[wanted]()]))
  spoken.value = { locale: wanted, words, titles: loaded.default }
  document.documentElement.lang = wanted
}

export async function choose(wanted: Locale): Promise<void> {
  const spoke = await speak(wanted).then(
    () => true,
    () => false,
  )
  if (spoke) store('locale', wanted)
}

export function titleOf(game: string): Title {
  return spoken.value.titles[game] ?? { name: game, tagline: '' }
}

type Holes = Omit<Phrase, 'say'>

/** A sentence of the site. */
export function say(id: WordId, holes: Holes = {}): string {
  return render(
    { ...holes, say: id },
    readerOf([], () => ''),
  )
}

export function readerOf(first: readonly Catalogue[], seatName: Reader['seatName']): Reader {
  return { locale: spoken.value.locale, catalogues: [...first, spoken.value.words], seatName }
}

/** The language with the region the browser names for it: how a date is written is another matter than the words. */
export function region(): string {
  return navigator.languages.find((tag) => tag.startsWith(locale.value) && isTag(tag)) ?? locale.value
}

/** Not all that a browser names is one: where a system speaks no language, Chromium says `en-US@posix`. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

/** A moment to come: the day and the time of day. */
export function time(at: number): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The time of day for what happened within a day, else the date. */
export function date(at: number): string {
  const today = Date.now() - at < 86_400_000
  return new Intl.DateTimeFormat(region(), today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(at)
}
