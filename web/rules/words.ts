/** The words around the rules; what the rules say is in each game's folder. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type RulesWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<RulesWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
