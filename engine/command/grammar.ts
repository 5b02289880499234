/**
 * What is typed at a table: one grammar for the command field of the page and for the terminal.
 *
 * A move is named by its notation, or by words of its label in any order. Anything else asks: for a part of the board
 * ("hands"), for a place ("Kent", "neighbours of Kent", "where is Warwick"), for the moves there ("moves from Kent"), or
 * for what a keyword stands for (the score, what happened last, what is asked). Pure: text and what is known, nothing else.
 */
import type { Catalogue } from '../words.ts'
import { leaving } from './leaving.ts'
import { wordsOf } from './spelling.ts'

export const QUERIES = [
  'board',
  'hands',
  'score',
  'turn',
  'last',
  'since',
  'clock',
  'asked',
  'odds',
  'help',
  'repeat',
  'where',
  'moves',
  'more',
] as const
/** What is left of a name without its ending has so many letters at least. */
const STEM = 3

export type QueryId = (typeof QUERIES)[number]

export interface Vocabulary {
  /** The ways to say each query, as words in any order. */
  readonly queries: { readonly [id in QueryId]: readonly (readonly string[])[] }
  /** Words that mean nothing by themselves: "the", "of", "is". */
  readonly fillers: readonly string[]
  /** Words people put around a question: "what", "tell me", "how much". */
  readonly courtesy: readonly string[]
  /** Words before a place that something leaves: "from". */
  readonly from: readonly string[]
  /** How each query is asked for, as it is typed. */
  readonly asked: readonly string[]
}

/** What there is to name. */
export interface Known {
  readonly offers: readonly { readonly text: string; readonly label: string }[]
  readonly parts: readonly { readonly id: string; readonly name: string }[]
  readonly spots: readonly { readonly place: string; readonly name: string }[]
  /** The moves that were read out with their numbers, by notation. */
  readonly listed?: readonly string[]
}

export type Command =
  /** `sure`: named by its notation, so that it may be played at once. */
  | { readonly kind: 'move'; readonly text: string; readonly sure: boolean }
  | { readonly kind: 'moves'; readonly texts: readonly string[] }
  | { readonly kind: 'part'; readonly id: string }
  /** `about`: only the sentences with these words, if there are such. */
  | { readonly kind: 'place'; readonly place: string; readonly about: readonly string[] }
  | { readonly kind: 'query'; readonly query: Exclude<QueryId, 'where' | 'moves'> }
  | { readonly kind: 'nothing' }

/** From a catalogue: `command.<query>` has its ways of saying it with commas between. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const said = (id: string): readonly string[] => {
    const message = catalogue[`command.${id}`]
    return typeof message === 'string' ? message.split(',') : []
  }
  const fillers = said('fillers').flatMap(wordsOf)
  const ways = QUERIES.map((id) => [id, said(id).map((way) => wordsOf(way).filter((word) => !fillers.includes(word)))])
  const courtesy = said('courtesy').flatMap(wordsOf)
  const asked = QUERIES.flatMap(said)
  const from = said('from').flatMap(wordsOf)
  return { queries: Object.fromEntries(ways) as Vocabulary['queries'], fillers, courtesy, from, asked }
}

export function readCommand(text: string, known: Known, vocabulary: Vocabulary): Command {
  const typed = text.trim()
  if (typed === '.') return { kind: 'query', query: 'repeat' }
  if (typed === '?') return { kind: 'query', query: 'help' }
  const move = byNotation(typed, known)
  if (move) return move
  const numbered = /^\d{1,3}$/.test(typed) ? known.listed?.[Number(typed) - 1] : undefined
  if (known.offers.some(({ text }) => text === numbered) && numbered !== undefined)
    return { kind: 'move', text: numbered, sure: false }
  const all = inflected(wordsOf(typed), known, vocabulary)
  const words = all.filter((word) => !vocabulary.fillers.includes(word))
  if (words.length === 0) return { kind: 'nothing' }
  const whole = wholly(words, known, vocabulary)
  if (whole !== null) return { kind: 'move', text: whole, sure: false }
  const command = askedFor(words, known, vocabulary) ?? named(words, known, vocabulary)
  return command.kind === 'moves' ? { ...command, texts: leaving(all, command.texts, known, vocabulary) } : command
}

/** Where a place has the name of a move (the space e3, the card E3), small letters ask and capitals are not yet meant. */
function byNotation(typed: string, { offers, spots }: Known): Command | null {
  const same = (name: string): boolean => name.toLowerCase() === typed.toLowerCase()
  const place = spots.some(({ name }) => same(name))
  const offer = offers.find(({ text }) => (place ? text === typed : same(text)))
  return offer ? { kind: 'move', text: offer.text, sure: !place } : null
}

/**
 * The move of which every word was typed, though others have these words too ("March to Kent" beside "March to Kent and stay").
 * A place of that very name is asked about, not gone to.
 */
function wholly(words: readonly string[], { offers, spots }: Known, { fillers }: Vocabulary): string | null {
  const said = (label: string): readonly string[] => wordsOf(label).filter((word) => !fillers.includes(word))
  const sorted = (list: readonly string[]): string => list.toSorted().join(' ')
  const key = sorted(words)
  if (spots.some(({ name }) => sorted(said(name)) === key)) return null
  const same = offers.filter(({ label }) => sorted(said(label)) === key)
  // Two ways through the same places differ by their order alone: then it is the order that was typed.
  const [only, another] = same.length > 1 ? same.filter(({ label }) => said(label).join(' ') === words.join(' ')) : same
  return only && !another ? only.text : null
}

/**
 * Endings that languages add to a name ("z Kentu", "Kents") are taken off where the name itself is known; words that ask keep theirs
 * ("mani" asks for hands, not for the Isle of Man).
 */
function inflected(
  words: readonly string[],
  { offers, spots, parts }: Known,
  vocabulary: Vocabulary,
): readonly string[] {
  const asking = new Set([...Object.values(vocabulary.queries).flat(2), ...vocabulary.fillers, ...vocabulary.courtesy])
  const names = new Set([...spots, ...parts].flatMap(({ name }) => wordsOf(name)))
  const all = [...names, ...offers.flatMap(({ text, label }) => [...wordsOf(label), ...wordsOf(text)])]
  return words.map((word) => {
    if (asking.has(word) || all.some((other) => other.startsWith(word))) return word
    const stems = [1, 2, 3].map((ending) => word.slice(0, -ending)).filter((stem) => stem.length >= STEM)
    return stems.find((stem) => names.has(stem)) ?? word
  })
}

/** A query by its keyword, with what it asks about. */
function askedFor(words: readonly string[], known: Known, vocabulary: Vocabulary): Command | null {
  const { queries } = vocabulary
  // A word of politeness that is part of a name is meant: the conflict on the upper left.
  const names = known.spots.flatMap(({ name }) => wordsOf(name))
  const courtesy = vocabulary.courtesy.filter((word) => !names.includes(word))
  for (const query of QUERIES)
    for (const way of queries[query]) {
      if (way.length === 0 || !way.every((word) => words.includes(word))) continue
      // "What is asked and why": the other ways of asking the same, and what is said for politeness, ask for nothing more.
      const same = [...queries[query].flat(), ...courtesy]
      const rest = words.filter((word) => !same.includes(word))
      if (query === 'moves') return { kind: 'moves', texts: movesWith(rest, known).map((offer) => offer.text) }
      if (query === 'where') return rest.length > 0 ? placeIn(rest, known, vocabulary) : null
      if (rest.length === 0) return { kind: 'query', query }
    }
  return null
}

function named(words: readonly string[], known: Known, vocabulary: Vocabulary): Command {
  const place = placeIn(words, known, vocabulary)
  if (place.kind === 'place' && place.about.length === 0) return place
  const parts = known.parts.filter(({ name }) => fits(words, wordsOf(name)))
  const [part, second] = parts
  if (part && !second) return { kind: 'part', id: part.id }
  const offers = offersWith(words, known)
  const [only, another] = offers
  if (only && !another) return { kind: 'move', text: only.text, sure: false }
  if (only) return { kind: 'moves', texts: offers.map((offer) => offer.text) }
  return place
}

/** "Coups depuis Kent": a word that stands nowhere on this table narrows nothing, unless there is no other. */
function movesWith(words: readonly string[], known: Known): Known['offers'] {
  const said = [
    ...known.spots.flatMap(({ name }) => wordsOf(name)),
    ...known.offers.flatMap(({ text, label }) => [...wordsOf(label), ...wordsOf(text)]),
  ]
  const here = words.filter((word) => said.some((other) => other.startsWith(word)))
  return here.length === 0 && words.length > 0 ? [] : offersWith(here, known)
}

function offersWith(words: readonly string[], { offers }: Known): Known['offers'] {
  return offers.filter(({ text, label }) => fits(words, [...wordsOf(label), ...wordsOf(text)]))
}

/** Every word begins one of those. */
function fits(words: readonly string[], among: readonly string[]): boolean {
  return words.every((word) => among.some((other) => other.startsWith(word)))
}

/** The place with the longest name that the words contain; what is left over narrows the answer. */
function placeIn(words: readonly string[], { spots }: Known, { fillers }: Vocabulary): Command {
  let best: { place: string; about: readonly string[] } | null = null
  for (const { place, name } of spots) {
    // "Duke of York": what means nothing by itself was left out of what was typed, too.
    const own = wordsOf(name).filter((word) => !fillers.includes(word))
    if (own.length === 0 || !own.every((word) => words.includes(word))) continue
    const about = words.filter((word) => !own.includes(word))
    if (!best || about.length < best.about.length) best = { place, about }
  }
  if (best) return { kind: 'place', ...best }
  // A name that is only begun is found if nothing else begins so.
  const begun = spots.filter(({ name }) => fits(words, wordsOf(name)))
  const [only, another] = begun
  return only && !another ? { kind: 'place', place: only.place, about: [] } : { kind: 'nothing' }
}

/** What could be meant by what is typed so far: whole labels and names, best first. */
export function completions(text: string, known: Known, { asked }: Pick<Vocabulary, 'asked'>): readonly string[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const found = [
    ...known.spots.map(({ name }) => name),
    ...known.parts.map(({ name }) => name),
    ...asked,
    ...known.offers.map(({ label }) => label),
  ].filter((label) => fits(words, wordsOf(label)))
  return [...new Set(found)]
}
