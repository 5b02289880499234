/** The drawn map agrees with the data: borders, coasts, sea zones, icons. */
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import map from '../map.json' with { type: 'json' }
import { DATA } from '../rules/figures.ts'
import { ASSETS, type RegionId, REGIONS, SEA_ZONES, type SeaZoneId } from '../rules/ids.ts'
import {
  arc,
  chain,
  crosses,
  distance,
  inRing,
  inRings,
  isSimple,
  key,
  lengthOf,
  type Point,
  type Ring,
  ringPoints,
  signedArea,
  toBoundary,
} from './geometry.ts'

const SHORTEST_BORDER = 12
const NEAREST_STRANGERS = 3
const SMALLEST_STACK = 60
const [, , width = 0, height = 0] = map.viewBox

const closed = (indices: readonly number[]): Ring => {
  const points = ringPoints(indices)
  if (typeof points === 'string') throw new Error(points)
  return points
}
const polygons = Object.fromEntries(REGIONS.map((id) => [id, map.areas[id].rings.map(closed)])) as Record<
  RegionId,
  Ring[]
>
const ascending = (a: number, b: number): number => a - b
const pairId = (a: string, b: string): string => (a < b ? `${a}--${b}` : `${b}--${a}`)
const bordersOfData = new Set(DATA.landAdjacency.map(([a = '', b = '']) => pairId(a, b)))

const users = new Map<number, { id: RegionId; back: boolean }[]>()
for (const id of REGIONS)
  for (const i of map.areas[id].rings.flat()) {
    const arcId = i < 0 ? ~i : i
    users.set(arcId, [...(users.get(arcId) ?? []), { id, back: i < 0 }])
  }
const outline = chain([...users].flatMap(([i, by]) => (by.length === 1 ? [i] : [])))
const foreign = map.decor.map((decor) => closed(decor.ring))
const onLand = (p: Point): boolean => inRings(p, outline) || inRings(p, foreign)
const zonesAt = (p: Point): SeaZoneId[] => SEA_ZONES.filter((id) => inRing(p, map.seaZones[id].polygon))

test('the map names the regions of the data, in closed, simple, clockwise rings', () => {
  expect(Object.keys(map.areas).sort()).toEqual([...REGIONS].sort())
  for (const id of REGIONS)
    for (const ring of polygons[id]) expect([id, isSimple(ring), signedArea(ring) > 0]).toEqual([id, true, true])
  expect(statSync(new URL('../map.json', import.meta.url)).size).toBeLessThan(80 * 1024)
  expect(map.source).toMatch(/Natural Earth.*world-atlas.*public domain/)
})

test('WR-2.6 two regions share a border on the map exactly when the data says so', () => {
  const drawn = new Map<string, number[]>()
  for (const [i, by] of users) {
    expect(by.length).toBeLessThanOrEqual(2)
    const [a, b] = by
    if (!a || !b) continue
    expect(a.id !== b.id && a.back !== b.back).toBe(true)
    drawn.set(pairId(a.id, b.id), [...(drawn.get(pairId(a.id, b.id)) ?? []), i])
  }
  expect([...drawn.keys()].sort()).toEqual([...bordersOfData].sort())
  for (const arcs of drawn.values())
    expect(arcs.reduce((sum, i) => sum + lengthOf(arc(i)), 0)).toBeGreaterThan(SHORTEST_BORDER)
  const listed = Object.values(map.borders).map((border) => [
    pairId(border.a, border.b),
    [...border.arcs].sort(ascending),
  ])
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries([...drawn].map(([pair, arcs]) => [pair, arcs.sort(ascending)])),
  )
})

test('WR-A6 strangers keep apart, but for the corner where four regions meet', () => {
  const corner = new Set([pairId('wales', 'south-east-england'), pairId('midlands', 'west-country')])
  REGIONS.forEach((a, i) =>
    REGIONS.slice(i + 1).forEach((b) => {
      for (const r of polygons[a]) for (const q of polygons[b]) expect(outlinesCross(r, q)).toBe(false)
      const pair = pairId(a, b)
      if (bordersOfData.has(pair)) return
      if (corner.has(pair)) {
        const other = new Set(polygons[b].flat().map(key))
        expect(
          polygons[a]
            .flat()
            .map(key)
            .filter((p) => other.has(p)),
        ).toEqual([key(map.corner)])
        return
      }
      const apart = Math.min(
        ...polygons[a].flat().map((p) => toBoundary(p, polygons[b])),
        ...polygons[b].flat().map((p) => toBoundary(p, polygons[a])),
      )
      expect(apart).toBeGreaterThan(NEAREST_STRANGERS)
    }),
  )
})

function outlinesCross(r: Ring, q: Ring): boolean {
  return r.some((p, m) => q.some((o, n) => crosses(p, r[(m + 1) % r.length] ?? p, o, q[(n + 1) % q.length] ?? o)))
}

test('the regions leave no holes and do not overlap', () => {
  const land = outline.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0)
  const sum = REGIONS.flatMap((id) => polygons[id]).reduce((all, ring) => all + signedArea(ring), 0)
  expect(Math.abs(sum - land) / land).toBeLessThan(0.01)
  let wrong = 0
  for (let y = 2.03; y < height; y += 14)
    for (let x = 2.07; x < width; x += 14) {
      const inside = REGIONS.filter((id) => inRings([x, y], polygons[id])).length
      if (inside !== (inRings([x, y], outline) ? 1 : 0)) wrong++
    }
  expect(wrong).toBe(0)
})

test('WR-2.7 the sea zones cover the sheet once and each region faces its own zones', () => {
  expect(Object.keys(map.seaZones).sort()).toEqual([...SEA_ZONES].sort())
  let untiled = 0
  for (let y = 3.03; y < height; y += 12)
    for (let x = 3.07; x < width; x += 12) if (zonesAt([x, y]).length !== 1) untiled++
  expect(untiled).toBe(0)
  for (const id of SEA_ZONES) {
    const { x, y } = map.seaZones[id].label
    expect([onLand([x, y]), zonesAt([x, y])]).toEqual([false, [id]])
  }
  for (const id of REGIONS) {
    const zones = SEA_ZONES.filter((zone) => DATA.seaZones[zone].region === id)
    expect([id, [...faces(id)].sort()]).toEqual([id, [...zones].sort()])
  }
})

/** The sea zones along a region's coast, short stretches left out. */
function faces(id: RegionId): SeaZoneId[] {
  const lengths = new Map<SeaZoneId, number>()
  for (const i of map.coast) {
    const by = users.get(i)?.[0]
    if (by?.id !== id) continue
    const points = arc(by.back ? ~i : i)
    points.slice(1).forEach((b, n) => {
      const a = points[n] ?? b
      const long = distance(a, b)
      if (long < 2) return
      // A point just off the coast, on the left of the way walked.
      const [ax = 0, ay = 0] = a
      const [bx = 0, by2 = 0] = b
      const off = [(ax + bx) / 2 + ((by2 - ay) / long) * 1.2, (ay + by2) / 2 - ((bx - ax) / long) * 1.2]
      if (onLand(off)) return
      for (const zone of zonesAt(off)) lengths.set(zone, (lengths.get(zone) ?? 0) + long)
    })
  }
  return [...lengths].flatMap(([zone, long]) => (long > 8 ? [zone] : []))
}

test('every region has room for its pieces, and every asset its place', () => {
  for (const id of REGIONS) {
    const { x, y, r } = map.stacks[id]
    expect([id, inRings([x, y], polygons[id]), r >= SMALLEST_STACK]).toEqual([id, true, true])
    expect(toBoundary([x, y], polygons[id]) + 0.15).toBeGreaterThanOrEqual(r)
    const rose = map.roses[id]
    expect(inRings([rose.x, rose.y], polygons[id])).toBe(true)
  }
  const icons = map.icons as Record<string, { x: number; y: number; region?: RegionId; seaZone?: SeaZoneId }>
  for (const id of ASSETS) {
    const icon = icons[id]
    expect([id, icon !== undefined]).toEqual([id, true])
    if (icon?.region) expect([id, inRings([icon.x, icon.y], polygons[icon.region])]).toEqual([id, true])
    if (icon?.seaZone)
      expect([id, onLand([icon.x, icon.y]), zonesAt([icon.x, icon.y])]).toEqual([id, false, [icon.seaZone]])
  }
})
