/** What the coach says at a table against bots. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type CoachWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<CoachWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
