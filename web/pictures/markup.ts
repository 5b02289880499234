/** Rendered markup as a tree, to find the drawing in it. It reads what Preact writes, not what people write. */

export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (Tag | string)[]
}

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** The root of it all, without a name. Texts and values stay escaped as they are. */
export function readMarkup(markup: string): Tag {
  const root: Tag & { children: (Tag | string)[] } = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  for (const [, closing, name, attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    const inner = open.at(-1) ?? root
    if (text !== undefined) inner.children.push(text)
    else if (closing) open.pop()
    else if (name !== undefined) {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const)
      const tag = { name, attributes: new Map(pairs), children: [] }
      inner.children.push(tag)
      if (!empty && !VOID.has(name)) open.push(tag)
    }
  }
  return root
}

/** The first tag that fits, with all that stand around it, the outermost first. */
export function findTag(within: Tag, fits: (tag: Tag) => boolean): readonly Tag[] | null {
  for (const child of within.children) {
    if (typeof child === 'string') continue
    if (fits(child)) return [child]
    const inner = findTag(child, fits)
    if (inner) return [child, ...inner]
  }
  return null
}
