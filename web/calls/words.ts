/** The words of the tray, of the page about being called, and of the links in mails. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type CallWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<CallWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
