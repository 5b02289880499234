/** The words of coming to a table: lists, clocks, the waiting room, links to a moment. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type ComingWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<ComingWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
