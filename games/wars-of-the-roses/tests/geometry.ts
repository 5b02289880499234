/** Plane geometry and arcs, enough to check a drawn map. */
import map from '../map.json' with { type: 'json' }

export type Point = readonly number[]
export type Ring = readonly Point[]

export const key = (p: Point): string => `${p[0]},${p[1]}`
const x = (p: Point | undefined): number => p?.[0] ?? 0
const y = (p: Point | undefined): number => p?.[1] ?? 0
export const distance = (a: Point, b: Point): number => Math.hypot(x(a) - x(b), y(a) - y(b))
export const lengthOf = (points: Ring): number =>
  points.reduce((sum, p, i) => sum + (i > 0 ? distance(p, points[i - 1] ?? p) : 0), 0)
const next = (ring: Ring, i: number): Point => ring[(i + 1) % ring.length] ?? [0, 0]

/** Above 0 for a ring that runs clockwise on the screen. */
export function signedArea(ring: Ring): number {
  return ring.reduce((sum, a, i) => sum + x(a) * y(next(ring, i)) - x(next(ring, i)) * y(a), 0) / 2
}

export function inRing(p: Point, ring: Ring): boolean {
  let inside = false
  ring.forEach((a, i) => {
    const b = next(ring, i)
    if (y(a) > y(p) !== y(b) > y(p) && x(p) < ((x(b) - x(a)) * (y(p) - y(a))) / (y(b) - y(a)) + x(a)) inside = !inside
  })
  return inside
}
export const inRings = (p: Point, rings: readonly Ring[]): boolean => rings.some((ring) => inRing(p, ring))

export function toBoundary(p: Point, rings: readonly Ring[]): number {
  let nearest = Infinity
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = next(ring, i)
      const [dx, dy] = [x(b) - x(a), y(b) - y(a)]
      const square = dx * dx + dy * dy
      const t = square > 0 ? Math.max(0, Math.min(1, ((x(p) - x(a)) * dx + (y(p) - y(a)) * dy) / square)) : 0
      nearest = Math.min(nearest, Math.hypot(x(p) - x(a) - t * dx, y(p) - y(a) - t * dy))
    })
  return nearest
}

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((x(b) - x(a)) * (y(c) - y(a)) - (x(c) - x(a)) * (y(b) - y(a)))
export const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
const touches = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0

export function isSimple(ring: Ring): boolean {
  const n = ring.length
  if (n < 3 || new Set(ring.map(key)).size !== n) return false
  return ring.every((a, i) =>
    ring.every((c, j) => {
      if (j < i + 2 || (i === 0 && j === n - 1)) return true
      return !touches(a, next(ring, i), c, next(ring, j))
    }),
  )
}

/** The points of an arc; a negative index walks it backwards. */
export function arc(i: number): Ring {
  const points = (map.arcs as readonly Ring[])[i < 0 ? ~i : i] ?? []
  return i < 0 ? points.toReversed() : points
}

/** The points of a ring of arcs, or a fault where it breaks. */
export function ringPoints(indices: readonly number[]): Ring | string {
  const points: Point[] = []
  let end: Point | undefined
  for (const i of indices) {
    const walked = arc(i)
    if (walked.length < 2) return `no arc ${i}`
    if (end && key(end) !== key(walked[0] ?? [])) return `breaks before arc ${i}`
    points.push(...walked.slice(0, -1))
    end = walked.at(-1)
  }
  return end && key(end) === key(points[0] ?? []) ? points : 'is not closed'
}

/** Loose arcs joined into closed rings. */
export function chain(indices: readonly number[]): Ring[] {
  const pool = [...indices]
  const rings: Ring[] = []
  while (pool.length > 0) {
    const points = [...arc(pool.shift() ?? 0)]
    while (key(points[0] ?? []) !== key(points.at(-1) ?? [])) {
      const end = key(points.at(-1) ?? [])
      const at = pool.findIndex((i) => key(arc(i)[0] ?? []) === end || key(arc(i).at(-1) ?? []) === end)
      if (at < 0) throw new Error(`the outline is open at ${end}`)
      const found = arc(pool.splice(at, 1)[0] ?? 0)
      points.push(...(key(found[0] ?? []) === end ? found : found.toReversed()).slice(1))
    }
    rings.push(points.slice(0, -1))
  }
  return rings
}
