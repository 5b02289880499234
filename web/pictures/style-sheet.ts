/** The boards' style sheets as lists of rules, as far as they hold for a drawing that does not move. */
import type { Tag } from './markup.ts'
import { classesOf, readSelector, type Test } from './selector.ts'

export type Declarations = readonly (readonly [property: string, value: string])[]

export interface Rule {
  readonly key: string | null
  readonly fits: Test
  /** Later rules of the same rank win, and any rule of a higher one. */
  readonly rank: number
  readonly declarations: Declarations
}

/** What stands in no layer wins over whatever does. */
const UNLAYERED = 1_000_000

export function readStyles(sheets: readonly string[]): Styles {
  const rules = sheets.flatMap((sheet) => rulesIn(sheet.replaceAll(/\/\*[^]*?\*\//g, ''), false))
  // The order of writing decides between equals: sorting keeps it.
  return new Styles(rules.sort((a, b) => a.rank - b.rank))
}

/** Rules by what they are about, so that not all of them are tried on every part of a drawing. */
export class Styles {
  private readonly byKey = new Map<string | null, number[]>()
  private readonly rules: readonly Rule[]

  constructor(rules: readonly Rule[]) {
    this.rules = rules
    for (const [at, { key }] of rules.entries()) this.byKey.set(key, [...(this.byKey.get(key) ?? []), at])
  }

  /** What holds for the last of the tags, the strongest last. */
  declarationsFor(path: readonly Tag[]): readonly Declarations[] {
    const tag = path.at(-1)
    if (!tag) return []
    const keys = [null, tag.name, ...classesOf(tag).map((name) => `.${name}`)]
    const found = keys.flatMap((key) => this.byKey.get(key) ?? []).sort((a, b) => a - b)
    return found.flatMap((at) => {
      const rule = this.rules[at]
      return rule?.fits(path) ? [rule.declarations] : []
    })
  }
}

function rulesIn(text: string, layered: boolean): Rule[] {
  return blocksOf(text).flatMap(({ head, body }) => {
    if (head.startsWith('@layer')) return rulesIn(body, true)
    // Media and containers are for screens and phones, key frames for motion.
    if (head.startsWith('@')) return []
    const declarations = readDeclarations(body)
    return selectorsOf(head).flatMap((text) => {
      const selector = readSelector(text)
      return selector
        ? [{ key: selector.key, fits: selector.fits, rank: selector.weight + (layered ? 0 : UNLAYERED), declarations }]
        : []
    })
  })
}

interface Block {
  readonly head: string
  readonly body: string
}

/** Blocks of the outermost level; statements without a block are nothing a drawing needs. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let start = 0
  let opened = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' && depth++ === 0) opened = at
    else if (sign === '}' && --depth === 0) {
      blocks.push({ head: text.slice(start, opened).trim(), body: text.slice(opened + 1, at) })
      start = at + 1
    } else if (sign === ';' && depth === 0) start = at + 1
  }
  return blocks
}

/** Commas inside of brackets part nothing. */
function selectorsOf(head: string): readonly string[] {
  return head.split(/,(?![^(]*\))/)
}

export function readDeclarations(body: string): Declarations {
  return body.split(';').flatMap((line) => {
    const colon = line.indexOf(':')
    return colon < 0
      ? []
      : [
          [
            line.slice(0, colon).trim(),
            line
              .slice(colon + 1)
              .trim()
              .replaceAll(/\s+/g, ' '),
          ] as const,
        ]
  })
}
