/** The words of what is told of the past: marks, pace, coming back (as a mail says it), the end, looking back. */
import type { Catalogue } from '../../engine/words.ts'
import { partWords } from '../words/part-words.ts'

type TellingWordId = keyof typeof import('./words/en.json') | keyof typeof import('../../engine/since-words/en.json')

const own = import.meta.glob<Catalogue>('./words/*.json', { import: 'default' })
const since = import.meta.glob<Catalogue>('../../engine/since-words/*.json', { import: 'default' })

const files = Object.fromEntries(
  Object.entries(own).map(([path, load]) => [
    path,
    async (): Promise<Catalogue> => {
      const loaded = await Promise.all([load(), since[path.replace('./words', '../../engine/since-words')]?.()])
      return { ...loaded[0], ...loaded[1] }
    },
  ]),
)

export const { useWords, tell, catalogue } = partWords<TellingWordId>(files)
