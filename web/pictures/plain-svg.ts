/**
 * A drawing of the page as one that stands alone: what style sheets say of its parts is written into the parts. What turns drawings into
 * pixels knows neither variables nor layers, and a picture must look as the board does.
 */
import type { Theme } from '../../art/still.ts'
import type { Tag } from './markup.ts'
import { type Declarations, readDeclarations, type Styles } from './style-sheet.ts'
import { type Variables, workOut } from './value.ts'

/** What a drawing takes from a style sheet. */
const DRAWN = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit opacity display visibility color font-family font-size font-style font-weight font-variant letter-spacing
  word-spacing text-anchor dominant-baseline paint-order transform filter clip-path stop-color stop-opacity`.split(
    /\s+/,
  ),
)
/** What goes on from around the drawing into it. */
const INHERITED = new Set(['color', 'font-family', 'font-size', 'font-style', 'font-weight'])
/** Nobody clicks, reads aloud or focuses a picture. */
const DROPPED = /^(?:class|style|role|tabindex|focusable|data-.*|aria-.*|cursor|pointer-events)$/

export interface Sheet {
  readonly styles: Styles
  readonly theme: Theme
}

interface Styled {
  readonly variables: Variables
  readonly drawn: ReadonlyMap<string, string>
}

/** The last of the tags as a drawing of its own; those before it stand around it. */
export function plainSvg(tags: readonly Tag[], sheet: Sheet, more: Readonly<Record<string, string>>): string {
  const root: Tag = { name: ':root', attributes: new Map(), children: [] }
  const around = [root, ...tags.slice(0, -1)]
  const svg = tags.at(-1) ?? root
  let variables: Variables = new Map()
  const inherited = new Map<string, string>()
  for (const at of around.keys()) {
    const styled = styleOf(around.slice(0, at + 1), variables, sheet)
    ;({ variables } = styled)
    for (const [property, value] of styled.drawn) if (INHERITED.has(property)) inherited.set(property, value)
  }
  const attributes = new Map([...svg.attributes, ...inherited, ...Object.entries(more)])
  return written([...around, { ...svg, attributes }], variables, sheet)
}

function written(path: readonly Tag[], outer: Variables, sheet: Sheet): string {
  const tag = path.at(-1)
  if (!tag || tag.name === 'title') return ''
  const { variables, drawn } = styleOf(path, outer, sheet)
  if (drawn.get('display') === 'none') return ''
  const own = new Map<string, string>()
  for (const [name, value] of tag.attributes) {
    if (DROPPED.test(name)) continue
    const worked = workOut(value, variables, sheet.theme)
    if (worked !== null) own.set(name, worked)
  }
  for (const [property, value] of drawn) own.set(property, property === 'transform' ? plainTransform(value) : value)
  const head = [tag.name, ...[...own].map(([name, value]) => `${name}="${value.replaceAll('"', "'")}"`)].join(' ')
  if (tag.children.length === 0) return `<${head}/>`
  const inside = tag.children.map((child) =>
    typeof child === 'string' ? child : written([...path, child], variables, sheet),
  )
  return `<${head}>${inside.join('')}</${tag.name}>`
}

function styleOf(path: readonly Tag[], outer: Variables, { styles, theme }: Sheet): Styled {
  const tag = path.at(-1)
  const declared = new Map<string, string>()
  const take = (declarations: Declarations): void => {
    for (const [property, value] of declarations) {
      if (property === 'font') for (const [part, each] of fontParts(value)) declared.set(part, each)
      else if (property.startsWith('--') || DRAWN.has(property)) declared.set(property, value)
    }
  }
  for (const declarations of styles.declarationsFor(path)) take(declarations)
  const inline = tag?.attributes.get('style')
  if (inline !== undefined) take(readDeclarations(inline.replaceAll('&quot;', "'")))

  const own = [...declared].filter(([property]) => property.startsWith('--'))
  // A variable may be made of others of the same element.
  const variables = own.length === 0 ? outer : new Map([...outer, ...own])
  const drawn = new Map<string, string>()
  for (const [property, value] of declared) {
    if (property.startsWith('--')) continue
    const worked = workOut(value, variables, theme)
    if (worked !== null && worked !== 'inherit') drawn.set(property, worked)
  }
  return { variables, drawn }
}

function fontParts(value: string): Declarations {
  const parts = /^(?:(italic)\s+)?(?:(\d+)\s+)?([\d.]+(?:px|em)?)(?:\/[\d.]+)?\s+(.+)$/.exec(value)
  if (!parts) return []
  const [, style, weight, size = '', family = ''] = parts
  return [
    ...(style ? [['font-style', style] as const] : []),
    ...(weight ? [['font-weight', weight] as const] : []),
    ['font-size', size],
    ['font-family', family],
  ]
}

/** Attributes know no units. */
function plainTransform(value: string): string {
  return value.replaceAll(/(-?[\d.]+)(?:px|deg)/g, '$1')
}
