/** The words of the ways into an account: codes, passkeys, a forgotten password. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

export type RecoveryWordId = keyof typeof import('./words/en.json')

export const { useWords, tell } = partWords<RecoveryWordId>(
  import.meta.glob<Catalogue>('./words/*.json', { import: 'default' }),
)
