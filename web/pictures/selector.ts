/** Selectors of the boards' style sheets. Nothing in a still picture is hovered, focused or pressed: such rules are left out. */
import type { Tag } from './markup.ts'

export type Test = (path: readonly Tag[]) => boolean

export interface Selector {
  readonly weight: number
  /** A class or a name that whatever fits must have; `null` where that cannot be told. */
  readonly key: string | null
  readonly fits: Test
}

const PART =
  /^(?:\*|([a-zA-Z][\w-]*)|\.([\w-]+)|\[([\w-]+)(?:(\*|\^|\$|~)?='?"?([^'"\]]*)'?"?)?\]|:(where|not|is)\(([^()]*)\)|(:root))/
const CLASS = 1000
/** What stands between two parts: a child, or any descendant. */
type Step = { readonly child: boolean; readonly fits: (tag: Tag) => boolean }

/** `null` for what a still picture cannot meet. */
export function readSelector(text: string): Selector | null {
  const steps: Step[] = []
  let weight = 0
  let child = false
  for (const piece of text
    .trim()
    .replaceAll(/\s*>\s*/g, ' > ')
    .split(/\s+(?![^(]*\))/)) {
    if (piece === '>') {
      child = true
      continue
    }
    const compound = readCompound(piece)
    if (!compound) return null
    weight += compound.weight
    steps.push({ child, fits: compound.fits })
    child = false
  }
  const key = keyOf(text)
  return { weight, key, fits: (path) => reaches(path, path.length - 1, steps, steps.length - 1) }
}

/** The last part names it. */
function keyOf(text: string): string | null {
  const last =
    text
      .trim()
      .split(/[\s>]+(?![^(]*\))/)
      .at(-1) ?? ''
  const bare = last.replaceAll(/:\w+\([^)]*\)|\[[^\]]*\]/g, '')
  return /\.[\w-]+/.exec(bare)?.[0] ?? /^[a-z]\w*/i.exec(bare)?.[0] ?? null
}

function reaches(path: readonly Tag[], at: number, steps: readonly Step[], step: number): boolean {
  const tag = path[at]
  const wanted = steps[step]
  if (!tag || !wanted?.fits(tag)) return false
  if (step === 0) return true
  if (wanted.child) return reaches(path, at - 1, steps, step - 1)
  for (let outer = at - 1; outer >= 0; outer--) if (reaches(path, outer, steps, step - 1)) return true
  return false
}

interface Compound {
  readonly weight: number
  readonly fits: (tag: Tag) => boolean
}

function readCompound(text: string): Compound | null {
  const tests: ((tag: Tag) => boolean)[] = []
  let weight = 0
  let rest = text
  while (rest !== '') {
    const part = PART.exec(rest)
    if (!part) return null
    rest = rest.slice(part[0].length)
    const [, name, named, attribute, way, value, group, inner, root] = part
    if (name !== undefined) {
      weight += 1
      tests.push((tag) => tag.name === name)
    } else if (named !== undefined) {
      weight += CLASS
      tests.push((tag) => classesOf(tag).includes(named))
    } else if (attribute !== undefined) {
      weight += CLASS
      tests.push((tag) => hasAttribute(tag, attribute, way, value))
    } else if (group !== undefined) {
      const options = (inner ?? '').split(',').map((each) => readCompound(each.trim()))
      const known = options.filter((each) => each !== null)
      if (known.length < options.length) return null
      if (group !== 'where') weight += Math.max(...known.map((each) => each.weight))
      tests.push((tag) => known.some((each) => each.fits(tag)) === (group !== 'not'))
    } else if (root !== undefined) {
      weight += CLASS
      tests.push((tag) => tag.name === ':root')
    }
  }
  return { weight, fits: (tag) => tests.every((test) => test(tag)) }
}

export function classesOf({ attributes }: Tag): readonly string[] {
  return (attributes.get('class') ?? '').split(/\s+/)
}

function hasAttribute({ attributes }: Tag, name: string, way: string | undefined, wanted: string | undefined): boolean {
  const value = attributes.get(name)
  if (value === undefined) return false
  if (wanted === undefined) return true
  if (way === '*') return value.includes(wanted)
  if (way === '^') return value.startsWith(wanted)
  if (way === '$') return value.endsWith(wanted)
  if (way === '~') return value.split(/\s+/).includes(wanted)
  return value === wanted
}
