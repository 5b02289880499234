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
  const { length } = after
  for (let i = 0; i < length; i++) {
    if (before[i] === after[i]) continue
    const change = diff(before[i], after[i])
    if (change) (at ??= {})[i] = change
  }
  return at && smaller(after, length, at, NONE)
}

const NONE: readonly string[] = []

/** Written for the usual case, that nothing has changed: no list of keys is made, and nothing is set aside. */
function ofObjects(before: Record<string, unknown>, after: Record<string, unknown>): Patch | null {
  let at: Record<string, Patch> | null = null
  let gone: string[] | null = null
  let kept = 0
  for (const key in before) {
    const was = before[key]
    const is = after[key]
    if (lacks(after, key, is)) {
      gone ??= []
      gone.push(key)
      continue
    }
    kept++
    if (was === is) continue
    const change = diff(was, is)
    if (change) (at ??= {})[key] = change
  }
  let size = 0
  for (const _ in after) size++
  if (size > kept) for (const key in after) if (!Object.hasOwn(before, key)) (at ??= {})[key] = { to: after[key] }
  return at || gone ? smaller(after, size, at ?? {}, gone ?? NONE) : null
}

/** What is read there is data, and so the object's own, or it has to be asked. */
function lacks(object: object, key: string, value: unknown): boolean {
  return (value === undefined || typeof value === 'function' || key === '__proto__') && !Object.hasOwn(object, key)
}

/** A patch that touches every field is longer than the value itself. */
function smaller(after: unknown, size: number, at: Record<string, Patch>, gone: readonly string[]): Patch {
  const keys = Object.keys(at)
  const touched = keys.length + gone.length
  if (size > 0 && touched >= size && keys.every((key) => 'to' in (at[key] as Patch))) return { to: after }
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
