/** Words of pages that few people open: fetched with such a page, so that the lobby stays light. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Phrase } from '../../engine/game.ts'
import { type Catalogue, type Locale, render } from '../../engine/words.ts'
import { loadPart } from '../parts/load-part.ts'
import { locale, readerOf } from './index.ts'

type Files = Readonly<Record<string, (() => Promise<Catalogue>) | undefined>>

export interface PartWords<Id extends string> {
  /** Fetches them in the reader's language; false until they are here. */
  readonly useWords: () => boolean
  readonly tell: (id: Id, holes?: Omit<Phrase, 'say'>) => string
  /** All of them, for phrases that are made elsewhere. */
  readonly catalogue: () => Catalogue
}

const NONE: Catalogue = {}

export function partWords<Id extends string>(files: Files): PartWords<Id> {
  const spoken = signal<Catalogue | null>(null)
  const load = async (wanted: Locale): Promise<void> => {
    const file = files[`./words/${wanted}.json`]
    if (file) spoken.value = await loadPart({ what: 'language' }, file)
  }
  return {
    useWords: () => {
      const wanted = locale.value
      useEffect(() => {
        // What could not be fetched is named by the page itself.
        void load(wanted).catch(() => undefined)
      }, [wanted])
      return spoken.value !== null
    },
    catalogue: () => spoken.value ?? NONE,
    tell: (id, holes = {}) =>
      render(
        { ...holes, say: id },
        readerOf([spoken.value ?? {}], () => ''),
      ),
  }
}
