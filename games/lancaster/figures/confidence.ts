/** Where a figure comes from: every part of the data says it of itself, as one word or for each of its fields. */
import { CONFIDENCES, type Confidence } from '../../../engine/figures.ts'
import data from '../data.json' with { type: 'json' }

type Said = string | Readonly<Record<string, string>> | undefined

const lists: Readonly<Record<string, readonly { readonly id: string; readonly confidence: Said }[]>> = {
  castle: data.castle,
  favours: data.favours,
  conflicts: data.conflicts,
  laws: data.laws,
}

function saidOf(part: string, key: string): Said {
  if (part === 'counties') return data.counties.find(({ letter }) => letter === key)?.confidence
  const list = lists[part]
  if (list) return list.find(({ id }) => id === key)?.confidence
  return (data as unknown as Readonly<Record<string, { readonly confidence?: Said }>>)[part]?.confidence
}

/** The words that speak of a field. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  // A county is found by its letter: who corrects its name says which county has the letter.
  'counties.name': ['name', 'letter'],
  'counties.minStrength': ['minStrength'],
  'counties.reward': ['reward'],
  'counties.namesStartPlayer': ['special'],
  'castle.cost': ['amount'],
  'castle.reward': ['kind', 'amount'],
  'favours.reward': ['kind', 'amount'],
  'supply.gold': ['counts'],
  'supply.squires': ['counts'],
  'supply.votes': ['counts'],
  'supply.limited': ['limited'],
}

export interface Source {
  readonly confidence: Confidence
  readonly disputed?: true
}

/** The keys of the data's words that speak of a figure: `counties.B.letter`, `conflicts.conflict-01`, `start`. */
export function sourcesOf(path: string): readonly string[] {
  const [part = '', key = '', field = ''] = path.split('.')
  const listed = part === 'counties' || Object.hasOwn(lists, part)
  const fields = FIELDS[`${part}.${listed ? field : key}`]
  const place = listed ? `${part}.${key}` : part
  return typeof saidOf(part, key) === 'string' ? [place] : (fields ?? []).map((name) => `${place}.${name}`)
}

/** The weakest of what is known of it. */
export function sourceOf(path: string): Source {
  const [part = '', key = ''] = path.split('.')
  const said = saidOf(part, key)
  const words = sourcesOf(path).map((source) =>
    typeof said === 'string' ? said : said?.[source.slice(source.lastIndexOf('.') + 1)],
  )
  const confidence = CONFIDENCES.findLast((known) => words.includes(known)) ?? 'printed'
  return words.includes('printed-disputed') ? { confidence, disputed: true } : { confidence }
}
