import { expect, test } from 'vitest'
import data from '../data.json' with { type: 'json' }
import map from '../map.json' with { type: 'json' }

type Point = readonly number[]
const arcs = map.arcs as Point[][]
const shapes = map.areas as { readonly [id: string]: { readonly rings: number[][] } }
const ids = Object.keys(shapes)
const at = (list: readonly Point[], i: number): Point => list[i]!
const key = (point: Point): string => point.join()
const dist = (a: Point, b: Point): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
const arc = (i: number): Point[] => (i < 0 ? arcs[~i]!.toReversed() : arcs[i]!)
const lengthOf = (line: readonly Point[]): number => line.slice(1).reduce((sum, p, i) => sum + dist(at(line, i), p), 0)

/** A ring as points; its arcs must join end to start. */
function ring(indices: readonly number[]): Point[] {
  const points: Point[] = []
  for (const i of indices) {
    const next = arc(i)
    if (points.length > 0) expect(key(points.at(-1)!)).toBe(key(at(next, 0)))
    points.push(...next.slice(points.length > 0 ? 1 : 0))
  }
  expect(key(points[0]!)).toBe(key(points.at(-1)!))
  return points.slice(0, -1)
}

const rings = new Map(ids.map((id) => [id, shapes[id]!.rings.map(ring)]))
const area = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const q = at(points, (i + 1) % points.length)
    return sum + (p[0]! * q[1]! - q[0]! * p[1]!) / 2
  }, 0)

function inside(p: Point, points: readonly Point[]): boolean {
  let odd = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = at(points, i)
    const b = at(points, j)
    if (a[1]! > p[1]! !== b[1]! > p[1]! && p[0]! < ((b[0]! - a[0]!) * (p[1]! - a[1]!)) / (b[1]! - a[1]!) + a[0]!)
      odd = !odd
  }
  return odd
}
const within = (p: Point, id: string): boolean => rings.get(id)!.filter((points) => inside(p, points)).length % 2 === 1

/** By arc: the areas that use it, and which way. */
const users = new Map<number, { id: string; back: boolean }[]>()
for (const id of ids)
  for (const indices of shapes[id]!.rings)
    for (const i of indices) {
      const number = i < 0 ? ~i : i
      users.set(number, [...(users.get(number) ?? []), { id, back: i < 0 }])
    }

test('the map draws every area of the data that is not a box at sea', () => {
  const linked = new Set(data.borders.flatMap(({ a, b }) => [a, b]))
  const drawn = data.areas.filter(({ id, type }) => type !== 'exile' || linked.has(id)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(drawn.toSorted())
  for (const { id, type } of data.areas) if (type === 'exile') expect(map.exiles).toHaveProperty(id)
})

test('R3-2.2 the drawn neighbours are exactly the borders of the data, of their kinds and long enough to see', () => {
  const drawn = new Map<string, number[]>()
  for (const [number, used] of users) {
    expect(used.length).toBeLessThanOrEqual(2)
    const [one, two] = used
    if (!one || !two) continue
    expect(one.back).not.toBe(two.back)
    const pair = [one.id, two.id].sort().join('--')
    drawn.set(pair, [...(drawn.get(pair) ?? []), number])
  }
  expect([...drawn.keys()].toSorted()).toEqual(data.borders.map(({ id }) => id).toSorted())
  const borders = map.borders as { readonly [id: string]: { readonly type: string; readonly arcs: number[] } }
  for (const { id, type } of data.borders) {
    expect(borders[id]?.type).toBe(type)
    expect(borders[id]?.arcs.toSorted()).toEqual(drawn.get(id)?.toSorted())
    expect(drawn.get(id)!.reduce((sum, number) => sum + lengthOf(arcs[number]!), 0)).toBeGreaterThan(12)
  }
})

test('rings run clockwise, and every other arc is coast, estuary or the frame', () => {
  for (const [id, points] of rings) for (const one of points) expect(`${id} ${area(one) > 0}`).toBe(`${id} true`)
  const shore = new Set([...map.coast, ...map.estuary, ...map.frame])
  for (const [number, used] of users) if (used.length === 1) expect(shore.has(number)).toBe(true)
  for (const number of map.coast) expect(users.get(number)).toHaveLength(1)
})

test('no point of the sheet lies in two areas', () => {
  const [, , width = 0, height = 0] = map.viewBox
  for (let y = 2.03; y < height; y += 11)
    for (let x = 2.07; x < width; x += 11) expect(ids.filter((id) => within([x, y], id)).length).toBeLessThanOrEqual(1)
})

test('stacks have room for blocks inside their areas, labels stand near them', () => {
  const stacks = map.stacks as { readonly [id: string]: { x: number; y: number; r: number } }
  const labels = map.labels as { readonly [id: string]: { maxWidth: number } }
  for (const id of ids) {
    const { x, y, r } = stacks[id]!
    expect(within([x, y], id)).toBe(true)
    expect(r).toBeGreaterThanOrEqual(id === 'isle-of-man' ? 18 : 34)
    const edge = Math.min(...rings.get(id)!.flatMap((points) => points.map((p) => dist(p, [x, y]))))
    expect(edge + 0.15).toBeGreaterThanOrEqual(r)
    expect(labels[id]!.maxWidth).toBeGreaterThan(0)
  }
})

test('R3-2.7 the sea zones tile the sheet and are those of the data', () => {
  const zones = Object.entries(map.seaZones as unknown as { readonly [id: string]: { polygon: Point[] } })
  expect(zones.map(([id]) => id).toSorted()).toEqual(data.seaZones.map(({ id }) => id).toSorted())
  const [, , width = 0, height = 0] = map.viewBox
  for (let y = 3.03; y < height; y += 37)
    for (let x = 3.07; x < width; x += 37)
      expect(zones.filter(([, { polygon }]) => inside([x, y], polygon))).toHaveLength(1)
})
