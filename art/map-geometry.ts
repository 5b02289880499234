/**
 * The geometry of a map as paths. A game's `map.json` holds arcs that neighbours share; lands, coasts
 * and borders are lists of their numbers, a negative one (`~index`) walked backwards.
 */
import { lineOf, type Point, ringOf, type Side } from './curve.ts'
import type { Box } from './view-box.ts'

type Numbers = readonly number[]

export interface MapData {
  readonly viewBox: Numbers
  readonly arcs: readonly (readonly Numbers[])[]
  /** Arcs cut by the edge of the map: drawn straight. */
  readonly frame: Numbers
  readonly areas: { readonly [id: string]: { readonly rings: readonly Numbers[] } }
  readonly coast: Numbers
  /** Lands that are no part of the game, and their shores. */
  readonly decor: readonly { readonly ring: Numbers }[]
  readonly decorArcs: Numbers
  readonly seaLines: readonly { readonly line: readonly Numbers[] }[]
}

export interface MapGeometry {
  /** All of it: the viewBox. */
  readonly whole: Box
  readonly arc: (index: number) => readonly Point[]
  /** Some arcs as one path. */
  readonly path: (indices: Numbers) => string
  /** Some arcs that run round something. */
  readonly ring: (indices: Numbers) => string
  /** The outline of an area, islands and all. */
  readonly land: (id: string) => string
  readonly coast: string
  readonly farCoast: string
  readonly farLand: string
  readonly seaLines: string
}

export function mapGeometry(map: MapData): MapGeometry {
  const arcs = map.arcs as unknown as readonly (readonly Point[])[]
  const cut = new Set(map.frame)
  const arc = (index: number) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []))
  const whole = map.viewBox as unknown as Box
  // By its last point: how each shore that the edge cuts goes on outside.
  const shores = new Map(
    arcs.flatMap((line, index) =>
      cut.has(index)
        ? []
        : [line, line.toReversed()].map((way) => [String(way.at(-1)), shoreBeyond(way, whole)] as const),
    ),
  )
  const shoreFrom = (end: Point | undefined): readonly Point[] => shores.get(String(end)) ?? []
  const sides = (index: number): readonly Side[] => {
    const line = arc(index)
    if (!cut.has(index < 0 ? ~index : index)) return [{ line, straight: false }]
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return []
    // Out along one shore, around outside, and back along the other.
    const corners = line.slice(1, -1).map((corner): Point => {
      const [across, down] = sidesOf(corner, whole)
      return [corner[0] + across * BEYOND, corner[1] + down * BEYOND]
    })
    return [
      { line: [first, ...shoreFrom(first)], straight: false },
      { line: [...corners, ...shoreFrom(last).slice(-1)], straight: true },
      { line: [...shoreFrom(last).toReversed(), last], straight: false },
    ]
  }
  const coastline = (indices: Numbers): string =>
    indices
      .map((index) => arc(index))
      .map((line) => lineOf([...shoreFrom(line[0]).toReversed(), ...line, ...shoreFrom(line.at(-1))]))
      .join('')
  const path = (indices: Numbers) => indices.map((index) => lineOf(arc(index))).join('')
  const ring = (indices: Numbers) => ringOf(indices.flatMap(sides))
  return {
    whole,
    arc,
    path,
    ring,
    land: (id) => (map.areas[id]?.rings ?? []).map(ring).join(''),
    coast: coastline(map.coast),
    farCoast: coastline(map.decorArcs),
    farLand: map.decor.map((land) => ring(land.ring)).join(''),
    seaLines: map.seaLines.map(({ line }) => lineOf(line as unknown as readonly Point[])).join(''),
  }
}

/** How far land goes on outside the map: a window of another shape shows what lies beside it. */
const BEYOND = 1400
/** How a shore goes on: so far out, so far off the line. */
const SHORE: readonly Point[] = [
  [46, 13],
  [104, -15],
  [176, 12],
  [262, -10],
]
/** So much of a shore tells where it is heading. */
const HEADING = 120

/** On which sides of the map a point lies: −1 left or above, 1 right or below, 0 inside. */
function sidesOf([x, y]: Point, [left, top, width, height]: Box): Point {
  const side = (value: number, least: number, size: number): number =>
    value <= least + 1 ? -1 : value >= least + size - 1 ? 1 : 0
  return [side(x, left, width), side(y, top, height)]
}

/** How steeply a shore that leaves to the left or right goes on, from its last point back. */
function slopeOf(line: readonly Point[]): number {
  const end = line.at(-1) ?? [0, 0]
  const from = line.findLast(([x, y]) => Math.hypot(x - end[0], y - end[1]) > HEADING) ?? line[0] ?? end
  const [run, rise] = [Math.abs(end[0] - from[0]), end[1] - from[1]]
  return run === 0 ? 0 : Math.max(-1, Math.min(1, rise / run))
}

/** The shore from its last point on, outside the map; nothing where it ends inside. */
function shoreBeyond(line: readonly Point[], whole: Box): readonly Point[] {
  const end = line.at(-1)
  if (!end) return []
  const [across, down] = sidesOf(end, whole)
  const slope = slopeOf(line)
  if (across !== 0)
    return [...SHORE, [BEYOND, 0] as Point].map(([out, off]): Point => [
      end[0] + across * out,
      end[1] + slope * out + off,
    ])
  return down === 0 ? [] : [[end[0], end[1] + down * BEYOND]]
}

/** The box around some points, with room to spare on the left, above, on the right and below. */
export function boxAround(
  points: readonly Point[],
  [left, top, right, foot]: readonly [number, number, number, number],
): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.round(Math.min(...xs) - left), Math.round(Math.min(...ys) - top)]
  return [x, y, Math.round(Math.max(...xs) + right) - x, Math.round(Math.max(...ys) + foot) - y]
}
