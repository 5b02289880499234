/** What changed between two pieces of plain JSON, as plain JSON: small updates for a live table. */
import { sameJson } from './json.ts'

/** `{ to }` replaces; `{ at, gone }` changes some fields of an object or elements of an array of the same length. */
export type Patch =
  | { readonly to: unknown }
  | { readonly at: { readonly [key: string]: Patch }; readonly gone?: readonly string[] }

/** `null` when nothing changed. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (sameJson(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return { to: after }
    return smaller(
      after,
      fieldsChanged(Object.entries(before), (key) => (after as unknown[])[Number(key)]),
      [],
    )
  }
  if (isObject(before) && isObject(after)) {
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
    const kept = Object.entries(before).filter(([key]) => Object.hasOwn(after, key))
    const at = fieldsChanged(kept, (key) => after[key])
    for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) at[key] = { to: after[key] }
    return smaller(after, at, gone)
  }
  return { to: after }
}

function fieldsChanged(
  fields: readonly (readonly [string, unknown])[],
  after: (key: string) => unknown,
): Record<string, Patch> {
  const at: Record<string, Patch> = {}
  for (const [key, value] of fields) {
    const change = diff(value, after(key))
    if (change) at[key] = change
  }
  return at
}

/** A patch that touches every field is longer than the value itself. */
function smaller(after: unknown, at: Record<string, Patch>, gone: readonly string[]): Patch {
  const size = Array.isArray(after) ? after.length : Object.keys(after as object).length
  const touched = Object.keys(at).length + gone.length
  if (size > 0 && touched >= size && Object.values(at).every((patch) => 'to' in patch)) return { to: after }
  return gone.length > 0 ? { at, gone } : { at }
}

/** The value after the change; parts that did not change are shared with `before`. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before
  if ('to' in patch) return patch.to
  if (Array.isArray(before)) {
    const list = [...(before as unknown[])]
    for (const [key, change] of Object.entries(patch.at)) list[Number(key)] = patched(list[Number(key)], change)
    return list
  }
  if (!isObject(before)) throw new Error('a patch of fields needs an object')
  const object = { ...before }
  for (const [key, change] of Object.entries(patch.at)) object[key] = patched(object[key], change)
  for (const key of patch.gone ?? []) delete object[key]
  return object
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
