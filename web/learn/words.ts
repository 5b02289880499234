/** The words of the lessons' pages; what a lesson itself says is in its game's folder. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type LearnWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<LearnWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
