/** A part of the board read from beginning to end, as one would read it to somebody: what is alike is said once. */
import type { Phrase } from '../game.ts'
import type { Named, OutlineBranch, OutlinePart, OutlineTable } from '../outline.ts'
import type { Asking } from './answer.ts'

/** So many that are alike are told together. */
const ALIKE = 3
/** In a table with more rows the columns are named once, before them. */
const LONG = 5

type Word = (name: Named) => string

export function wordOf(name: Named, say: (phrase: Phrase) => string): string {
  return typeof name === 'string' ? name : say(name)
}

type Tell = Asking['tell']

/** A name and what there is to tell of it, with the marks the language has between them. */
function told(name: string, cells: readonly string[], tell: Tell): string {
  const [first = '', ...rest] = cells
  const all = rest.reduce((one, other) => tell('answer.cells', { one, other }), first)
  return `${tell('answer.row', { name, cells: all })}.`
}

export function readPart(part: OutlinePart, { say, tell }: Pick<Asking, 'say' | 'tell'>): readonly string[] {
  const word: Word = (name) => wordOf(name, say)
  const title = `${word(part.title)}.`
  if (part.kind === 'grid')
    return [
      title,
      ...part.jumps.map(({ name, places }) => {
        const names = part.rows.flatMap(({ cells }) => cells.filter(({ place }) => places.includes(place)))
        const list = names.map((cell) => word(cell.name)).join(', ')
        return told(begun(word(name)), [list === '' ? tell('answer.none') : list], tell)
      }),
    ]
  if (part.kind === 'tree') return [title, ...part.branches.map((branch) => readBranch(branch, word, tell))]
  if (part.rows.length === 0) return [title, tell('answer.none')]
  return [title, ...readRows(part, word, tell)]
}

interface Rows {
  readonly columns: OutlineTable['columns']
  readonly rows: readonly Pick<OutlineTable['rows'][number], 'cells'>[]
}

/** Whatever has something to itself in its order; then those that are alike, each kind with their names. */
function readBranch({ name, brief, inside = [] }: OutlineBranch, word: Word, tell: Tell): string {
  const first = brief === undefined ? word(name) : `${word(name)}, ${word(brief)}`
  const kinds = Map.groupBy(inside, (each) => (each.brief === undefined ? '' : word(each.brief)))
  const alike = [...kinds].filter(([kind, all]) => kind !== '' && all.length >= ALIKE)
  const grouped = new Set(alike.map(([kind]) => kind))
  const single = inside.flatMap((each) => {
    if (each.brief === undefined) return [word(each.name)]
    const kind = word(each.brief)
    return grouped.has(kind) ? [] : [`${word(each.name)}, ${kind}`]
  })
  const together = alike.map(([kind, all]) =>
    tell('answer.row', { name: kind, cells: all.map((each) => word(each.name)).join(', ') }),
  )
  const held = [...single, ...together]
  return held.length > 0 ? told(first, held, tell) : `${first}.`
}

function readRows({ columns, rows }: Rows, word: Word, tell: Tell): readonly string[] {
  const heads = columns.slice(1).map(word)
  const long = rows.length > LONG && heads.length > 1
  const order = long ? [tell('answer.columns', { columns: heads.join(', ') })] : []
  return [
    ...order,
    ...rows.map(({ cells }) => {
      // A cell may be a sentence of its own.
      const [first = '', ...rest] = cells.map((cell) => word(cell).replace(/\.$/, ''))
      const named = rest.map((cell, at) => (long ? cell : `${heads[at] ?? ''} ${cell}`))
      return told(begun(first), named, tell)
    }),
  ]
}

/** One row of a table as a sentence, every cell with the name of its column. */
export function readRow(
  { columns }: OutlineTable,
  cells: readonly Named[],
  { say, tell }: Pick<Asking, 'say' | 'tell'>,
): string {
  return readRows({ columns, rows: [{ cells }] }, (name) => wordOf(name, say), tell).join(' ')
}

/** What is no name ("bombard", "the crown") begins a sentence like any other word. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
