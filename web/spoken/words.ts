/** The words of the board in words, its commands and its announcements. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type SpokenWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<SpokenWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
