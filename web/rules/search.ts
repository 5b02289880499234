/** Looking for words on a rules page, with or without their accents. */
import { plain, type RulePlace } from './places.ts'

export interface Hit {
  readonly id: string
  readonly heading: boolean
  /** The words around the first find: before it, the find itself, after it. */
  readonly around: readonly [string, string, string]
}

const MOST = 40
const BEFORE = 40
const AFTER = 90

/** Places that have every word that was asked for; the rule that is asked for by its id comes first. */
export function search(places: readonly RulePlace[], asked: string): readonly Hit[] {
  const words = fold(asked).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined || fold(asked).trim().length < 2) return []
  const hits = places.flatMap(({ id, heading, text }): readonly Hit[] => {
    const whole = plain(text)
    // The id is shown in a place of its own.
    const told = whole.startsWith(id) ? whole.slice(id.length).trimStart() : whole
    const folded = fold(told)
    if (!words.every((word) => folded.includes(word) || fold(id).includes(word))) return []
    const at = folded.indexOf(first)
    return [{ id, heading, around: at < 0 ? cut(told, 0, 0) : cut(told, at, first.length) }]
  })
  const exact = ({ id }: Hit): boolean => fold(id) === fold(asked).trim()
  return [...hits.filter(exact), ...hits.filter((hit) => !exact(hit))].slice(0, MOST)
}

function cut(text: string, at: number, length: number): Hit['around'] {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const end = at + length
  const space = text.indexOf(' ', end + AFTER)
  const to = space < 0 ? text.length : space
  return [
    `${from > 0 ? '… ' : ''}${text.slice(from > at ? at : from, at)}`,
    text.slice(at, end),
    `${text.slice(end, to)}${to < text.length ? ' …' : ''}`,
  ]
}

/** Letter by letter, so that a find stands at the same place in both. */
export function fold(text: string): string {
  return text.split('').map(folded).join('')
}

function folded(letter: string): string {
  return letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)
}
