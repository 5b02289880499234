/** The map's geometry as paths and points, made once from `map.json`. */
import { boxAround, mapGeometry } from '../../../art/map-geometry.ts'
import type { Point } from '../../../art/curve.ts'
import type { Box } from '../../../art/view-box.ts'
import map from '../map.json' with { type: 'json' }
import { type RegionId, REGIONS, SEA_ZONES } from '../rules/ids.ts'

export const MAP = mapGeometry(map)

function byId<Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): { readonly [id in Id]: T } {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as { readonly [id in Id]: T }
}

export const LAND = byId(REGIONS, MAP.land)
export const BORDERS = Object.values(map.borders)
  .map(({ arcs }) => MAP.path(arcs))
  .join('')
export const SCOTTISH_BORDER = MAP.path(map.scottishBorder)

/** Sea zones run beneath the land: painted first. */
export const SEA = byId(SEA_ZONES, (id) => {
  const [first, ...rest] = map.seaZones[id].polygon as unknown as readonly Point[]
  return first ? `M${first.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}Z` : ''
})

/** The part of the map a close look at a region shows: its land with its waters. */
export const CLOSE: { readonly [id in RegionId]: Box } = byId(REGIONS, (id) =>
  boxAround(map.areas[id].rings.flat().flatMap(MAP.arc), [60, 40, 60, 50]),
)

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the map puts the pieces; nobles have the place where they wait off the map. */
export const ICON = map.icons as { readonly [id: string]: Spot & { readonly seaZone?: string } }
export const ROSE: { readonly [id in RegionId]: Spot } = map.roses
