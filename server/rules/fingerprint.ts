/**
 * The fingerprint of a view: the same value as the engine's `stateHash`, made faster for the one
 * place where it is made thousands of times a second. A test holds the two together.
 */
import { hash } from 'node:crypto'

export function viewHash(view: unknown): string {
  return hash('sha256', canonicalText(view)).slice(0, 32)
}

/** Objects of one shape have their keys in one order: it is sorted once. */
const orders = new Map<string, readonly (readonly [key: string, quoted: string])[]>()
const ORDERS_KEPT = 10_000

export function canonicalText(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null'
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      break
    default:
      return JSON.stringify(value) ?? 'null'
  }
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonicalText(value[i]) : `,${canonicalText(value[i])}`
    return `${text}]`
  }
  const object = value as Record<string, unknown>
  let text = '{'
  for (const [key, quoted] of orderOf(Object.keys(object))) text += quoted + canonicalText(object[key]) + ','
  return text.length === 1 ? '{}' : `${text.slice(0, -1)}}`
}

function orderOf(keys: readonly string[]): readonly (readonly [string, string])[] {
  const shape = keys.join('\n')
  const known = orders.get(shape)
  // A shape with as many keys has no line break within a key, for such shapes are not kept.
  if (known?.length === keys.length) return known
  const order = [...keys].sort().map((key) => [key, `${JSON.stringify(key)}:`] as const)
  if (orders.size >= ORDERS_KEPT) orders.clear()
  if (!keys.some((key) => key.includes('\n'))) orders.set(shape, order)
  return order
}
