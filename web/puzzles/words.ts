/** The words of the puzzles' pages. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type PuzzleWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<PuzzleWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
