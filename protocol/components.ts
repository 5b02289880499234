/**
 * Takes every schema that has a name (`$id`) out of a description and leaves a reference to it, so that a reader, or a
 * program that makes a client, meets each of them once and by its name.
 */
export function named(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { $id, ...rest } = value as { readonly $id?: unknown }
  const inner = (): Record<string, unknown> =>
    Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, named(item, schemas)]))
  if (typeof $id !== 'string') return inner()
  schemas[$id] ??= inner()
  return { $ref: `#/components/schemas/${$id}` }
}
