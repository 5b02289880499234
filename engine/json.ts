/** Plain data: copying, comparing, and one canonical way to write it down. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const length = value.length
    const list: unknown[] = []
    for (let i = 0; i < length; i++) list.push(copyJson(value[i] as unknown))
    return list as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyJson(value[key] as unknown)
  return copy as T
}

export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, i) => sameJson(item, b[i]))
  }
  if (Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
}

/** JSON with sorted keys and no spaces: equal data gives equal text. A busy table asks for it thousands of times a second. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return listText(value)
  const object = value as Record<string, unknown>
  let text = ''
  for (const key of sortedKeys(Object.keys(object)))
    text += (text === '' ? '{' : ',') + keyText(key) + canonical(object[key])
  return text === '' ? '{}' : `${text}}`
}

/** A list without objects in it is written in one go. */
function listText(list: readonly unknown[]): string {
  let text = ''
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue
    for (const each of list) text += (text === '' ? '[' : ',') + canonical(each)
    return `${text}]`
  }
  return JSON.stringify(list)
}

/** Few keys are in order sooner by hand than with `sort`, which was half the work. */
const FEW = 24

/** Puts the keys in order, in place. */
export function sortedKeys(keys: string[]): readonly string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let place = i
    for (; place > 0 && (keys[place - 1] as string) > key; place--) keys[place] = keys[place - 1] as string
    keys[place] = key
  }
  return keys
}

/** The same keys come again and again. */
const quotes = new Map<string, string>()
const QUOTES_KEPT = 10_000

/** `"key":` */
export function keyText(key: string): string {
  const known = quotes.get(key)
  if (known !== undefined) return known
  if (quotes.size >= QUOTES_KEPT) quotes.clear()
  const text = `${JSON.stringify(key)}:`
  quotes.set(key, text)
  return text
}

/** The first place where something is not plain JSON (`state.hands[2]: function`), or `null`. */
export function notPlain(value: unknown, path = 'state'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${Object.is(value, -0) ? '-0' : value}`
    case 'object':
      break
    default:
      return `${path}: ${typeof value}`
  }
  if (value === null) return null
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (!(i in value)) return `${path}[${i}]: hole`
      const fault = notPlain(value[i], `${path}[${i}]`)
      if (fault) return fault
    }
    return null
  }
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return `${path}: ${value.constructor?.name ?? 'object'} instance`
  for (const [key, item] of Object.entries(value)) {
    const fault = notPlain(item, `${path}.${key}`)
    if (fault) return fault
  }
  return null
}
