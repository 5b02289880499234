/** The kinds of figures this game has. */
import { type Figure, isMember, type Phrase } from '../../../engine/index.ts'
import { confidenceOf } from './confidence.ts'

const LARGEST = 999

interface Where {
  readonly group: string
  readonly about?: Phrase
}

function figure(where: Where, path: string, label: Phrase, value: unknown): Figure {
  return { ...where, path, label, value, confidence: confidenceOf(path) }
}

/** What the cards and the rules are made for: it is told, and stays as printed. */
export function fixed(where: Where, path: string, label: Phrase, value: number): Figure {
  return figure(where, path, label, value)
}

export function number(where: Where, path: string, label: Phrase, value: number, max = LARGEST, min = 0): Figure {
  return { ...figure(where, path, label, value), field: { kind: 'number', min, max } }
}

/** A sum of money. */
export function pounds(where: Where, path: string, label: Phrase, value: number): Figure {
  return { ...number(where, path, label, value), tell: (n) => ({ say: 'money', n: Number(n) }) }
}

export function flag(where: Where, path: string, label: Phrase, value: boolean): Figure {
  return { ...figure(where, path, label, value), field: { kind: 'flag' } }
}

/** Whether a list has that member, or that pair. */
export function member(where: Where, path: string, key: string, label: Phrase, list: readonly unknown[]): Figure {
  const there = list.some((item) => isMember(item, key))
  return { ...figure(where, `${path}.${key}`, label, there), field: { kind: 'flag' } }
}

export function choice(
  where: Where,
  path: string,
  label: Phrase,
  value: string,
  values: readonly string[],
  say: (id: string) => Phrase,
): Figure {
  return { ...figure(where, path, label, value), field: { kind: 'choice', values }, tell: (id) => say(String(id)) }
}

/** The numbers of a list, one for each turn. */
export function perTurn(where: Where, path: string, say: string, list: readonly number[], about?: Phrase): Figure[] {
  const place = about ? { ...where, about } : where
  return list.map((value, i) => number(place, `${path}.${i}`, { say, n: i + 1 }, value))
}

/** The order of a list: who or what comes first, second, third. */
export function ordered(
  where: Where,
  path: string,
  list: readonly string[],
  values: readonly string[],
  say: (id: string) => Phrase,
): Figure[] {
  return list.map((value, i) => choice(where, `${path}.${i}`, { say: 'label.place', n: i + 1 }, value, values, say))
}

/** A name: as the catalogues have it, or as somebody corrected it. */
export function named(where: Where, path: string, printed: Phrase, value: string | undefined): Figure {
  return {
    ...figure(where, path, { say: 'label.name' }, value ?? ''),
    field: { kind: 'name' },
    tell: (name) => (name === '' ? printed : { say: 'value.text', text: String(name) }),
  }
}
