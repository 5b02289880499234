/** What is wrong with the rules in one language, beside the English text and the figures of the game. */
import { figureAt, figurePaths, headingPlace, leadingId } from '../rules-text.ts'

export interface RulesTextFaults {
  /** Rules of the English text that it does not have. */
  readonly missing: readonly string[]
  /** Rules that it alone has. */
  readonly extra: readonly string[]
  /** Rules whose figures are not those of the English text: `RK-1.6: without stones.total, with crown.start`. */
  readonly figures: readonly string[]
  /** Figures that the data does not have. */
  readonly unknown: readonly string[]
  /** Links to places that the page does not have. */
  readonly dead: readonly string[]
  /** Lists whose numbers do not go on, as a reader would see them: `WR-11.4: 3 after 6`. */
  readonly numbers: readonly string[]
}

/** English beside itself is the check of the English text. */
export function rulesTextFaults(english: string, text: string, data: unknown): RulesTextFaults {
  const wanted = partsOf(english)
  const found = partsOf(text)
  const shared = [...wanted].filter(([id]) => found.has(id))
  return {
    missing: [...wanted.keys()].filter((id) => !found.has(id)),
    extra: [...found.keys()].filter((id) => !wanted.has(id)),
    figures: shared.flatMap(([id, part]) => difference(id, figurePaths(part), figurePaths(found.get(id) ?? ''))),
    unknown: [...new Set(figurePaths(text))].filter((path) => figureAt(data, path) === null),
    dead: deadLinks(text, new Set(found.keys())),
    numbers: [...found].flatMap(([id, part]) => misnumbered(part).map((fault) => (id ? `${id}: ${fault}` : fault))),
  }
}

/** The text of every rule by its id; what stands before the first rule of a chapter has none. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>([['', '']])
  let id = ''
  for (const { line, opens } of linesOf(text)) {
    if (opens !== null) id = opens
    parts.set(id, `${parts.get(id) ?? ''}${line}\n`)
  }
  return parts
}

interface Line {
  readonly line: string
  /** The rule that begins here; empty for a heading without one. */
  readonly opens: string | null
}

const MARKED = /^\s*(?:(#{1,6}) +|[-*] +|\d+[.)] +|\|\s*)/

/** Lines as they are read: what stands between fences opens nothing, and a mention at the head of a wrapped line is no rule. */
function* linesOf(text: string): Generator<Line> {
  let fenced = false
  let fresh = true
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split('\n')) {
    if (/^\s*```/.test(line)) fenced = !fenced
    const mark = MARKED.exec(line)
    const words = line.slice(mark?.[0].length ?? 0).trimStart()
    const begins = !fenced && (mark !== null || fresh)
    const id = begins ? leadingId(words) : undefined
    yield { line, opens: id ?? (begins && mark?.[1] ? '' : null) }
    fresh = line.trim() === ''
  }
}

function difference(id: string, wanted: readonly string[], found: readonly string[]): readonly string[] {
  const without = [...new Set(wanted)].filter((path) => !found.includes(path))
  const added = [...new Set(found)].filter((path) => !wanted.includes(path))
  const parts = [
    without.length > 0 ? `without ${without.join(', ')}` : '',
    added.length > 0 ? `with ${added.join(', ')}` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? [`${id || 'outside the rules'}: ${parts.join('; ')}`] : []
}

function deadLinks(text: string, ids: ReadonlySet<string>): readonly string[] {
  const headings = [...linesOf(text)].flatMap(({ line, opens }) => {
    const heading = opens === null ? null : /^\s*#{1,6} +(.*?)\s*$/.exec(line)
    return heading ? [headingPlace(heading[1] ?? '')] : []
  })
  const places = new Set([...ids, ...headings])
  const links = [...text.matchAll(/\]\(#([^)\s]*)\)/g)].map(([, place = '']) => decodeURIComponent(place))
  return [...new Set(links)].filter((place) => !places.has(place))
}

/** A list counts one by one from where it begins; a number inside an item is a point of the list that the reader would not see as one. */
function misnumbered(part: string): readonly string[] {
  const faults: string[] = []
  let last: { readonly indent: number; readonly number: number } | null = null
  for (const { line } of linesOf(part)) {
    const item = /^(\s*)(\d+)[.)] (.*)$/.exec(line)
    if (!item) {
      if (last && line.trim() !== '' && line.length - line.trimStart().length <= last.indent) last = null
      continue
    }
    const [, indent = '', number = '', words = ''] = item
    const goesOn = last !== null && last.indent === indent.length
    if (goesOn && last && Number(number) !== last.number + 1) faults.push(`${number} after ${last.number}`)
    const inner = /[;,] (\d+)\. /.exec(words)
    if (inner) faults.push(`${inner[1]} inside ${number}`)
    last = { indent: indent.length, number: Number(number) }
  }
  return faults
}
