/** The words of the story; what became of each person is told by the patterns all boards share. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type StoryWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<StoryWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
