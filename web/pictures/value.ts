/** Values of style sheets worked out: variables, day or night, mixed colours. */
import type { Theme } from '../../art/still.ts'

export type Variables = ReadonlyMap<string, string>

/** `null` where a variable is missing that has no substitute: the declaration then does not hold. */
export function workOut(value: string, variables: Variables, theme: Theme): string | null {
  let text = value
  for (let round = 0; round < MOST_CALLS; round++) {
    const call = lastCall(text)
    if (!call) return plainColours(text)
    const { name, inside, from, to } = call
    const made =
      name === 'var' ? variable(inside, variables) : name === 'light-dark' ? lit(inside, theme) : mixed(inside)
    if (made === null) return null
    text = text.slice(0, from) + made + text.slice(to)
  }
  return null
}

/** Of variables made of each other there is no end. */
const MOST_CALLS = 60

interface Call {
  readonly name: string
  readonly inside: string
  readonly from: number
  readonly to: number
}

/** The last call to open has none inside of it. */
function lastCall(text: string): Call | null {
  const opened = [...text.matchAll(/(var|light-dark|color-mix)\(/g)].at(-1)
  if (!opened) return null
  const start = opened.index + opened[0].length
  let depth = 1
  let end = start
  for (; end < text.length && depth > 0; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
  return { name: opened[1] ?? '', inside: text.slice(start, end - 1), from: opened.index, to: end }
}

/** Without the newer way of writing them, which what draws does not read. */
function plainColours(text: string): string {
  return text.replaceAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, 'rgba($1, $2, $3, $4)')
}

function variable(inside: string, variables: Variables): string | null {
  const [name = '', ...rest] = split(inside)
  const known = variables.get(name)
  if (known !== undefined && known !== 'initial') return known
  return rest.length > 0 ? rest.join(', ') : null
}

function lit(inside: string, theme: Theme): string | null {
  const [day, night] = split(inside)
  return (theme === 'day' ? day : night) ?? null
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

function mixed(inside: string): string | null {
  const [space, first = '', second = ''] = split(inside)
  if (space !== 'in srgb') return null
  const [a, share] = withShare(first)
  const [b, other] = withShare(second)
  if (!a || !b) return null
  const part = share ?? (other === null ? 0.5 : 1 - other)
  const alpha = a[3] * part + b[3] * (1 - part)
  const channel = (i: 0 | 1 | 2): number =>
    alpha === 0 ? 0 : Math.round((a[i] * a[3] * part + b[i] * b[3] * (1 - part)) / alpha)
  return `rgba(${channel(0)}, ${channel(1)}, ${channel(2)}, ${Math.round(alpha * 1000) / 1000})`
}

function withShare(text: string): readonly [Colour | null, number | null] {
  const share = /\s+([\d.]+)%$/.exec(text)
  return [readColour(share ? text.slice(0, share.index) : text), share ? Number(share[1]) / 100 : null]
}

function readColour(text: string): Colour | null {
  const name = text.trim()
  if (name === 'transparent') return [0, 0, 0, 0]
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(name)?.[1]
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)).concat(1) as unknown as Colour
  }
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(name)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number)
  if (parts?.length === 3) return [...parts, 1] as unknown as Colour
  return parts?.length === 4 ? (parts as unknown as Colour) : null
}

/** At the commas that stand in no bracket. */
function split(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === undefined || (sign === ',' && depth === 0)) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts
}
