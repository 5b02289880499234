/** The words of the host's page. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type HostWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<HostWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
