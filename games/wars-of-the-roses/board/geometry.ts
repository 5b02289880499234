/** The map's geometry as paths and points, made once from `map.json`. */
import type { Box } from '../../../art/index.ts'
import map from '../map.json' with { type: 'json' }
import { type RegionId, REGIONS, SEA_ZONES } from '../rules/ids.ts'
import { lineOf, type Point, ringOf } from './curve.ts'

const arcs = map.arcs as unknown as readonly (readonly Point[])[]
const cut = new Set(map.frame)

/** An arc of the map; a negative number is one walked backwards. */
function arc(index: number): readonly Point[] {
  return index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])
}

/** Cut by the edge of the map: a straight line. */
const side = (index: number) => ({ line: arc(index), straight: cut.has(index < 0 ? ~index : index) })
const joined = (indices: readonly number[]) => indices.map((index) => lineOf(arc(index))).join('')

function byId<Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): { readonly [id in Id]: T } {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as { readonly [id in Id]: T }
}

export const WHOLE = map.viewBox as unknown as Box

export const LAND = byId(REGIONS, (id) => map.areas[id].rings.map((ring) => ringOf(ring.map(side))).join(''))
export const COAST = joined(map.coast)
export const BORDERS = Object.values(map.borders)
  .map(({ arcs: parts }) => joined(parts))
  .join('')
export const SCOTTISH_BORDER = joined(map.scottishBorder)
export const FAR_COAST = joined(map.decorArcs)
export const FAR_LAND = map.decor.map(({ ring }) => ringOf(ring.map(side))).join('')

/** Sea zones run beneath the land: painted first. */
export const SEA = byId(SEA_ZONES, (id) => {
  const [first, ...rest] = map.seaZones[id].polygon as unknown as readonly Point[]
  return first ? `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}Z` : ''
})
export const SEA_LINES = map.seaLines.map(({ line }) => lineOf(line as unknown as readonly Point[])).join('')

/** The part of the map a close look at a region shows: its land with its waters. */
export const CLOSE: { readonly [id in RegionId]: Box } = byId(REGIONS, (id) => {
  const points = map.areas[id].rings.flatMap((ring) => ring.flatMap((index) => arc(index)))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 40]
  return [left, top, Math.max(...xs) + 60 - left, Math.max(...ys) + 50 - top].map(Math.round) as unknown as Box
})

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the map puts the pieces; nobles have the place where they wait off the map. */
export const ICON = map.icons as { readonly [id: string]: Spot & { readonly seaZone?: string } }
export const ROSE: { readonly [id in RegionId]: Spot } = map.roses
