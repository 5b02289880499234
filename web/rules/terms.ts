/** The index of terms: what the rules name in bold or explain in italics, and where. */
import type { Locale } from '../../engine/words.ts'
import { leadingId } from '../../engine/rules-text.ts'
import { type RulePlace } from './places.ts'
import { fold } from './search.ts'

export interface Term {
  readonly term: string
  readonly ids: readonly string[]
}

const TITLE = /^\*\*\S+ ([^*]+?)[.:]?\*\*/
const NAMED = /(?<![\p{L}\p{N}_*])(?:_([^_\n]+)_|\*([^*\n]+)\*)(?![\p{L}\p{N}_*])/gu

export function termsOf(places: readonly RulePlace[], locale: Locale): readonly Term[] {
  const found = new Map<string, { readonly term: string; readonly ids: Set<string> }>()
  for (const { id, text } of places) {
    if (leadingId(id) === undefined) continue
    for (const term of termsIn(text)) {
      const known = found.get(fold(term)) ?? { term: capital(term, locale), ids: new Set<string>() }
      known.ids.add(id)
      found.set(fold(term), known)
    }
  }
  const order = new Intl.Collator(locale)
  return [...found.values()]
    .map(({ term, ids }) => ({ term, ids: [...ids] }))
    .sort((a, b) => order.compare(a.term, b.term))
}

function termsIn(text: string): readonly string[] {
  const named = [...text.matchAll(NAMED)].map(([, low, star]) => low ?? star ?? '')
  return [TITLE.exec(text)?.[1] ?? '', ...named]
    .map((term) => term.replace(/[.:,;]$/, '').trim())
    .filter((term) => /^[\p{L}]/u.test(term) && term.length <= 40 && leadingId(term) === undefined)
}

function capital(term: string, locale: Locale): string {
  return term.charAt(0).toLocaleUpperCase(locale) + term.slice(1)
}
