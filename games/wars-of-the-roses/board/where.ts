/** Where marks of the past lie on the map: at the piece, else in its region or sea. */
import type { Point } from '../../../art/curve.ts'
import { type NobleId, type RegionId, REGIONS, SEA_ZONES, type SeaZoneId, type ShipId } from '../rules/ids.ts'
import type { AssetView, View } from '../types/index.ts'
import type { Spot } from './geometry.ts'
import { goal, siteOf, standings } from './spots.ts'

const isGround = (place: string): place is RegionId | SeaZoneId =>
  (REGIONS as readonly string[]).includes(place) || (SEA_ZONES as readonly string[]).includes(place)

function spotOf(place: string, assets: readonly AssetView[], spots: ReadonlyMap<NobleId | ShipId, Spot>): Spot | null {
  if (isGround(place)) return goal(place)
  const asset = assets.find(({ id }) => id === place)
  if (!asset) return null
  const stands = spots.get(asset.id as NobleId | ShipId)
  // A noble who waits off the map is marked at home.
  return stands ?? (asset.type === 'noble' ? goal(asset.home) : siteOf(asset.id))
}

export function where(place: string, { assets }: Pick<View, 'assets'>, spots = standings(assets)): Point | null {
  const spot = spotOf(place, assets, spots)
  return spot && [spot.x, spot.y]
}
