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
  const side = (index: number): Side => ({ line: arc(index), straight: cut.has(index < 0 ? ~index : index) })
  const path = (indices: Numbers) => indices.map((index) => lineOf(arc(index))).join('')
  const ring = (indices: Numbers) => ringOf(indices.map(side))
  return {
    whole: map.viewBox as unknown as Box,
    arc,
    path,
    ring,
    land: (id) => (map.areas[id]?.rings ?? []).map(ring).join(''),
    coast: path(map.coast),
    farCoast: path(map.decorArcs),
    farLand: map.decor.map((land) => ring(land.ring)).join(''),
    seaLines: map.seaLines.map(({ line }) => lineOf(line as unknown as readonly Point[])).join(''),
  }
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
