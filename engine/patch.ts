/**
 * What changed between two pieces of plain JSON, as plain JSON: small updates for a live table. Not RFC 6902: no paths to write
 * and parse, and the shape of a patch lets the fingerprint of a view be worked out from it alone.
 */

/** `{ to }` replaces; `{ at, gone }` changes some fields of an object or elements of an array of the same length. */
export type Patch =
  | { readonly to: unknown }
  | { readonly at: { readonly [key: string]: Patch }; readonly gone?: readonly string[] }

/** `null` when nothing changed. Looks at every part once: a live table asks for this with every move. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? ofLists(before, after) : { to: after }
  return isObject(before) && isObject(after) ? ofObjects(before, after) : { to: after }
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let at: Record<string, Patch> | null = null
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const change = diff(before[i], after[i])
    if (change) (at ??= {})[i] = change
  }
  return at && smaller(after, at, [])
}

function ofObjects(before: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  const at: Record<string, Patch> = {}
  const gone: string[] = []
  let same = true
  let kept = 0
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) {
      gone.push(key)
      same = false
      continue
    }
    kept++
    const change = before[key] === after[key] ? null : diff(before[key], after[key])
    if (!change) continue
    at[key] = change
    same = false
  }
  const keys = Object.keys(after)
  if (keys.length > kept)
    for (const key of keys) {
      if (Object.hasOwn(before, key)) continue
      at[key] = { to: after[key] }
      same = false
    }
  return same ? null : smaller(after, at, gone)
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
