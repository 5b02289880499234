/** Words about a table that is proposed for an evening. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

type WordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<WordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
