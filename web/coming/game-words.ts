/** Phrases of several games on one page: what lists say of all games is one small file for each language. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Phrase } from '../../engine/game.ts'
import { type Catalogue, type Locale, render } from '../../engine/words.ts'
import { locale, readerOf } from '../words/index.ts'

type Lists = { readonly [game: string]: Catalogue | undefined }

const files: { readonly [locale in Locale]: () => Promise<{ default: Lists }> } = {
  en: () => import('virtual:lists/en'),
  fr: () => import('virtual:lists/fr'),
  it: () => import('virtual:lists/it'),
  cs: () => import('virtual:lists/cs'),
  de: () => import('virtual:lists/de'),
}

const known = signal<{ readonly locale: Locale; readonly lists: Lists } | null>(null)

/** Renders phrases of a game; an empty text until its words are here, and where they cannot be had. */
export function useGameWords(): (game: string, phrase: Phrase | null) => string {
  const wanted = locale.value
  useEffect(() => {
    if (known.peek()?.locale === wanted) return
    files[wanted]().then(
      ({ default: lists }) => (known.value = { locale: wanted, lists }),
      () => undefined,
    )
  }, [wanted])
  return (game, phrase) => {
    const words = known.value?.locale === wanted ? known.value.lists[game] : undefined
    return words && phrase
      ? render(
          phrase,
          readerOf([words], () => ''),
        )
      : ''
  }
}
