/** The words of the pages on figures; what a figure itself is called is in its game's folder. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type FigureWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<FigureWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
