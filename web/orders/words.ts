/** The words of standing orders. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type OrderWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<OrderWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
