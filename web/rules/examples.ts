/** The worked examples of a game, fetched with its rules page. */
import type { AnyExample } from '../../engine/example.ts'
import type { Catalogue, Locale } from '../../engine/words.ts'
import { loadPart } from '../parts/load-part.ts'

const examples = import.meta.glob<readonly AnyExample[]>('../../games/*/examples/index.ts', { import: 'examples' })
const words = import.meta.glob<Catalogue>('../../games/*/examples/words/*.json', { import: 'default' })

export async function loadExamples(game: string): Promise<readonly AnyExample[]> {
  const load = examples[`../../games/${game}/examples/index.ts`]
  return load ? loadPart({ what: 'rules', game }, load) : []
}

export async function loadCaptions(game: string, locale: Locale): Promise<Catalogue> {
  const load = words[`../../games/${game}/examples/words/${locale}.json`]
  return load ? loadPart({ what: 'rules', game }, load) : {}
}
