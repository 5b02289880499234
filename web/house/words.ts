/** The words of the pages about the house: privacy, terms, a new password. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type HouseWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<HouseWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
