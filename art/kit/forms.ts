/** Forms and places of a drawing as a number for each kind of its parts: it changes with them. */
import { Part } from './document.ts'
import { lookOf } from './said.tsx'

/** Attributes that are no part of the picture, or are told by words. */
const UNDRAWN = /^(aria-.*|data-.*|id|href|role|tabindex|title|focusable|type)$/
/** Most texts of a drawing come again with every drawing. */
const numbers = new Map<string, number>()

const joined = (a: number, b: number): number => Math.imul(a ^ b, 0x01000193)

/** A number that another text hardly has. Of figures two decimals count: a machine that reckons a little differently draws the same. */
function numberOf(text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  const rounded = text.replace(/-?\d+\.\d+/g, (figure) => `${Math.round(Number(figure) * 100) / 100 || 0}`)
  let number = 0x811c9dc5
  for (let i = 0; i < rounded.length; i++) number = joined(number, rounded.charCodeAt(i))
  numbers.set(text, number)
  return number
}

function formOf(part: Part): number {
  const { transform = '' } = part.style as unknown as { readonly transform?: string }
  let number = joined(numberOf(part.localName), numberOf(transform))
  for (const { name, value } of part.attributes)
    if (!UNDRAWN.test(name)) number = (number + joined(numberOf(name), numberOf(value))) | 0
  for (const child of part.childNodes)
    number = joined(number, child instanceof Part ? formOf(child) : numberOf(child.textContent))
  return number
}

/** Of a map the kinds of its parts, elsewhere the small drawings by what they stand in. */
function formsInto(part: Part, name: string, kinds: Map<string, number>): void {
  const add = (kind: string, number: number): void => void kinds.set(kind, joined(kinds.get(kind) ?? 0, number))
  const inside = part.childNodes.filter((child) => child instanceof Part)
  if (part.localName !== 'svg') {
    const own = lookOf(part).split(' ')[0] || name
    for (const child of inside) formsInto(child, own, kinds)
  } else if (part.getAttribute('role') !== 'group') add(`${name} (small)`, formOf(part))
  else {
    add('map', numberOf(part.getAttribute('viewbox') ?? ''))
    for (const child of inside) add(kindOf(child), formOf(child))
  }
}

/** After the look it has, or else the first that something inside it has. */
function kindOf(part: Part): string {
  const [look = ''] = lookOf(part).split(' ')
  if (look !== '') return look
  for (const child of part.childNodes) {
    const inside = child instanceof Part ? kindOf(child) : 'ground'
    if (inside !== 'ground') return inside
  }
  return 'ground'
}

export function formsOf(roots: readonly Part[]): readonly string[] {
  const kinds = new Map<string, number>()
  for (const root of roots) formsInto(root, 'page', kinds)
  return [...kinds].map(([kind, number]) => `drawing of ${kind}: ${(number >>> 0).toString(16).padStart(8, '0')}`)
}
