/**
 * The rules as a text with an id for every rule. A printed figure is never typed into it: `{{path}}` is the place of
 * one in the game's data, `{{count:path}}` how many entries a list has there (`{{count:path?type=castle}}`: those that have it); a step of a path is
 * a name, the id of an entry, or its number. What follows from several is worked out: `{{count:directions * count:distances}}`, `{{a.b + 6}}`.
 */
const RULE_ID = /[A-Z][A-Z0-9]{0,2}-[A-Z]?\d(?:[\d.]*\d)?/
const LEADING = new RegExp(`^(?:\\*\\*|\`)?(${RULE_ID.source})(?!\\w)`)
const MENTION = new RegExp(`\\b(${RULE_ID.source})\\b`)
const FIGURE = /\{\{([^{}]*)\}\}/g
const COUNT = 'count:'

/** The rule id a text opens with. */
export function leadingId(text: string): string | undefined {
  return LEADING.exec(text)?.[1]
}

/** A text cut at the rules it mentions: text, id, text, id, …, text. */
export function mentions(text: string): readonly string[] {
  return text.split(MENTION)
}

/** Where a link to a heading leads: to the id it opens with, else to its words. */
export function headingPlace(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return leadingId(text) ?? slug
}

/** The text with the printed figures in their places. One that the data does not have stays as it was written: a test names it. */
export function figuresIn(text: string, data: unknown): string {
  return text.replaceAll(FIGURE, (whole, path: string) => figureAt(data, path.trim()) ?? whole)
}

/** The figures a text asks for, each as often as it stands there. */
export function figurePaths(text: string): readonly string[] {
  return [...text.matchAll(FIGURE)].map(([, path = '']) => path.trim())
}

/** What stands at a path, or follows from several, as a reader is shown it; `null` where nothing stands that could be shown. */
export function figureAt(data: unknown, path: string): string | null {
  if (!path.includes(PLUS) && !path.includes(TIMES)) return figure(data, path)
  const terms = path.split(PLUS).map((term) => {
    const factors = term.split(TIMES).map((factor) => numberAt(data, factor.trim()))
    return factors.reduce((product, factor) => product * factor, 1)
  })
  const sum = terms.reduce((total, term) => total + term, 0)
  return Number.isFinite(sum) ? String(sum) : null
}

const PLUS = ' + '
const TIMES = ' * '

function numberAt(data: unknown, path: string): number {
  const found = /^\d+$/.test(path) ? path : figure(data, path)
  return found === null || found === '' ? Number.NaN : Number(found)
}

function figure(data: unknown, path: string): string | null {
  if (!path.startsWith(COUNT)) return shown(valueAt(data, path))
  const [at = '', wanted] = path.slice(COUNT.length).trim().split('?')
  const found = valueAt(data, at)
  if (typeof found !== 'object' || found === null) return null
  const [key = '', value] = wanted?.split('=') ?? []
  const entries = Object.values(found).filter((entry) => wanted === undefined || valueAt(entry, key) === value)
  return String(entries.length)
}

function shown(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if (!Array.isArray(value)) return null
  const parts = value.map(shown)
  return parts.length === 0 || parts.includes(null) ? null : parts.join(', ')
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return entryOf(at, step)
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    return (at as Readonly<Record<string, unknown>>)[step]
  }, data)
}

function entryOf(list: readonly unknown[], step: string): unknown {
  const named = list.find((entry) => typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === step)
  return named ?? (/^\d+$/.test(step) ? list[Number(step)] : undefined)
}
