/** The words of commands and answers, which the terminal shares. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Phrase } from '../../engine/game.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { loadPart } from '../parts/load-part.ts'
import { locale, readerOf } from '../words/index.ts'

const files = import.meta.glob<Catalogue>('../../engine/command/words/*.json', { import: 'default' })

export const commandWords = signal<Catalogue | null>(null)

/** Fetches them in the reader's language; false until they are here. */
export function useCommandWords(): boolean {
  const wanted = locale.value
  useEffect(() => {
    const file = files[`../../engine/command/words/${wanted}.json`]
    if (!file) return
    // What could not be fetched is named by the page itself.
    void loadPart({ what: 'language' }, file).then(
      (words) => (commandWords.value = words),
      () => undefined,
    )
  }, [wanted])
  return commandWords.value !== null
}

export function ask(id: string, holes: Omit<Phrase, 'say'> = {}): string {
  return render(
    { ...holes, say: id },
    readerOf([commandWords.value ?? {}], () => ''),
  )
}
