/** Phrases of several games on one page: the words of each game are fetched when the first of its tables is listed. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Phrase } from '../../engine/game.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { loadListWords } from '../game-assets.ts'
import { locale, readerOf } from '../words/index.ts'

const known = signal<ReadonlyMap<string, Catalogue>>(new Map())

/** Renders phrases of a game; an empty text until its words are here. */
export function useGameWords(games: readonly string[]): (game: string, phrase: Phrase | null) => string {
  const wanted = locale.value
  const list = [...new Set(games)].sort().join(' ')
  useEffect(() => {
    for (const game of list.split(' ').filter(Boolean)) {
      const name = `${game} ${wanted}`
      if (known.peek().has(name)) continue
      void loadListWords(game, wanted).then((words) => {
        if (words) known.value = new Map(known.peek()).set(name, words)
      })
    }
  }, [list, wanted])
  return (game, phrase) => {
    const words = known.value.get(`${game} ${wanted}`)
    return words && phrase
      ? render(
          phrase,
          readerOf([words], () => ''),
        )
      : ''
  }
}
