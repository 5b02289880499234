/**
 * The figures of a game, for people who read and correct them: each with where it comes from, in words, and how it may be
 * corrected. A correction is one entry by its path (`regions.wales.votes` → 30), beside whole parts of the data as older
 * tables have them. What a table's figures are is asked of the game itself, so that a list of differences tells what is played.
 */
import type { Phrase } from './game.ts'
import { canonical, sameJson } from './json.ts'

/** `printed`: the rules or a component say so. `inferred`: it follows from what they say. `reconstructed`: no source has it. */
export const CONFIDENCES = ['printed', 'inferred', 'reconstructed'] as const
export type Confidence = (typeof CONFIDENCES)[number]

export interface Figure {
  /** Its name in corrections: keys and places in lists, with dots between. */
  readonly path: string
  /** Figures that a player would look for together; words for it are `group.<group>`. */
  readonly group: string
  /** What it is a figure of ("London"), where several figures belong to one thing. */
  readonly about?: Phrase
  readonly label: Phrase
  readonly value: unknown
  readonly confidence: Confidence
  /** Sources print different values. */
  readonly disputed?: true
  /** How it may be corrected; without it the rules are made around it. */
  readonly field?: Field
  /** Its value in words, where that is more than a number or a yes. */
  readonly tell?: (value: unknown) => Phrase
}

export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** A word or two, shown as they are. */
  | { readonly kind: 'name' }
  /** One of several forms, some of which have a number in them. */
  | { readonly kind: 'form'; readonly forms: readonly Form[] }

export interface Form {
  readonly id: string
  readonly label: Phrase
  readonly number?: { readonly min: number; readonly max: number }
  readonly make: (n: number) => unknown
}

/** Corrected figures as an option has them. */
export type Corrected = { readonly [key: string]: unknown }

/** What is wrong with corrected figures: where, as a phrase for readers, and in English for programs. */
export interface FigureFault {
  /** Its path, or that of the part it is in. */
  readonly path: string
  readonly phrase: Phrase
  readonly text: string
}

/** No name a list of figures could be hidden behind: letters, and what stands between the parts of a name. */
const NAME = /^\p{L}[\p{L} .'’()-]{0,31}$/u
export const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)

export const isEntry = (key: string): boolean => key.includes('.')

/** The corrections that are entries by their path, and those that are parts of the data. */
export function entriesOf(corrected: Corrected): { readonly parts: Corrected; readonly entries: Corrected } {
  const pairs = Object.entries(corrected)
  return {
    parts: Object.fromEntries(pairs.filter(([key]) => !isEntry(key))),
    entries: Object.fromEntries(pairs.filter(([key]) => isEntry(key))),
  }
}

/** The data with one entry replaced. In a list an entry goes by its place, by its `id`, or is a member or none (`true`, `false`). */
export function withEntry(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) return listWith(data, key, rest, value)
  const object = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  return { ...object, [key]: withEntry(Object.hasOwn(object, key) ? object[key] : undefined, rest, value) }
}

function listWith(list: readonly unknown[], key: string, rest: readonly string[], value: unknown): readonly unknown[] {
  if (rest.length === 0 && typeof value === 'boolean') return withMember(list, key, value)
  const named = list.findIndex((item) => (item as { readonly id?: unknown } | null)?.id === key)
  const place = named < 0 ? Number(key) : named
  return Array.from({ length: Math.max(list.length, place + 1) }, (_, i) =>
    i === place ? withEntry(list[i], rest, value) : (list[i] ?? null),
  )
}

/** A pair is written `a--b`, in whichever order. */
function withMember(list: readonly unknown[], key: string, there: boolean): readonly unknown[] {
  const others = list.filter((item) => !isMember(item, key))
  if (!there) return others
  if (others.length < list.length) return list
  const pair = key.split('--')
  return [...list, pair.length === 2 ? pair : /^\d+$/.test(key) ? Number(key) : key]
}

export function isMember(item: unknown, key: string): boolean {
  if (!Array.isArray(item)) return String(item) === key
  const [a, b] = key.split('--')
  return (item[0] === a && item[1] === b) || (item[0] === b && item[1] === a)
}

/** What is wrong with the entries among corrections, each by itself. */
export function entryFaults(figures: readonly Figure[], corrected: Corrected): readonly FigureFault[] {
  const known = new Map(figures.map((figure) => [figure.path, figure]))
  return Object.entries(entriesOf(corrected).entries).flatMap(([path, value]) => {
    const figure = known.get(path)
    if (!figure) return [faultAt(path.slice(0, 80), { say: 'fault.unknown' }, 'there is no such figure')]
    if (!figure.field) return [faultAt(path, { say: 'fault.fixed' }, 'cannot be corrected')]
    const wrong = fieldFault(figure.field, value)
    return wrong ? [faultAt(path, ...wrong)] : []
  })
}

export function faultAt(path: string, phrase: Phrase, text: string): FigureFault {
  return { path, phrase, text: `figures.${path}: ${text}` }
}

function fieldFault(field: Field, value: unknown): readonly [Phrase, string] | null {
  switch (field.kind) {
    case 'number': {
      const { min, max } = field
      if (isWhole(value, min, max)) return null
      return [{ say: 'fault.whole', min, max }, `must be a whole number from ${min} to ${max}`]
    }
    case 'flag':
      return typeof value === 'boolean' ? null : [{ say: 'fault.flag' }, 'must be true or false']
    case 'choice':
      if (typeof value === 'string' && field.values.includes(value)) return null
      return [{ say: 'fault.choice' }, `must be one of ${field.values.join(', ')}`]
    case 'name':
      return isName(value) ? null : [{ say: 'fault.name' }, 'must be a name of 1 to 32 letters']
    case 'form':
      if (formOf(field.forms, value)) return null
      return [{ say: 'fault.choice' }, `must be one of ${field.forms.map(({ make }) => shown(make(1))).join(', ')}`]
  }
}

const shown = (value: unknown): string => JSON.stringify(value)

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
}

/** Which form a value has, and its number. */
export function formOf(forms: readonly Form[], value: unknown): { readonly form: Form; readonly n: number } | null {
  for (const form of forms) {
    const { min, max } = form.number ?? { min: 0, max: 0 }
    for (let n = min; n <= max; n++) if (sameJson(form.make(n), value)) return { form, n }
  }
  return null
}

/** One figure of a table that is not as in the box. `null` stands for a figure that the one or the other has not got. */
export interface Difference {
  readonly figure: Figure
  readonly printed: unknown
  readonly here: unknown
}

interface WithFigures {
  figures?(corrected: Corrected | null): readonly Figure[]
}

const kept = new WeakMap<WithFigures, Map<string, readonly Difference[]>>()
/** Tables with figures of their own are few, and lists ask again and again. */
const KEPT = 200

/** In what a table with these corrections differs from the box; empty where it plays as printed, whatever it was given. */
export function differences(game: WithFigures, corrected: unknown): readonly Difference[] {
  if (typeof corrected !== 'object' || corrected === null || !game.figures) return []
  let known = kept.get(game)
  if (!known || known.size >= KEPT) kept.set(game, (known = new Map<string, readonly Difference[]>()))
  const text = canonical(corrected)
  let found = known.get(text)
  if (!found) known.set(text, (found = compared(game.figures(null), game.figures(corrected as Corrected))))
  return found
}

function compared(box: readonly Figure[], table: readonly Figure[]): readonly Difference[] {
  const printed = new Map(box.map((figure) => [figure.path, figure]))
  const here = new Map(table.map((figure) => [figure.path, figure]))
  const gone = box
    .filter(({ path, value }) => value !== null && !here.has(path))
    .map((figure) => ({ figure, printed: figure.value, here: null }))
  const other = table.flatMap((figure) => {
    const before = printed.get(figure.path)?.value ?? null
    return sameJson(before, figure.value) ? [] : [{ figure, printed: before, here: figure.value }]
  })
  return [...other, ...gone]
}

/** The corrections as entries alone, and only those that make a difference: the shortest way to say the same. */
export function entriesFor(game: WithFigures, corrected: unknown): Corrected | null {
  const pairs = differences(game, corrected).map(({ figure, here }) => [figure.path, here] as const)
  return pairs.length > 0 ? Object.fromEntries(pairs) : null
}

/** A value as a phrase: in the game's words, or as a number, a yes or a no, or the word it is. */
export function valuePhrase({ tell }: Pick<Figure, 'tell'>, value: unknown): Phrase {
  if (value === null || value === undefined) return { say: 'value.none' }
  if (tell) return tell(value)
  if (typeof value === 'boolean') return { say: value ? 'value.yes' : 'value.no' }
  if (typeof value === 'number') return { say: 'value.number', n: value }
  return { say: 'value.text', text: typeof value === 'string' ? value : shown(value).slice(0, 80) }
}
