/** The pieces as they stood at a beat of the tale. */
import type { NobleId, RegionId, SeaZoneId, ShipId } from '../rules/ids.ts'
import type { AssetView } from '../types/index.ts'
import type { Beat } from './beats.ts'

export function assetsAt(assets: readonly AssetView[], beat: Beat | undefined): readonly AssetView[] {
  if (!beat || (beat.owners.size === 0 && beat.places.size === 0)) return assets
  return assets.map((asset) => {
    const owner = beat.owners.get(asset.id)
    const place = beat.places.get(asset.id as NobleId | ShipId)
    if (owner === undefined && place === undefined) return asset
    return {
      ...asset,
      owner: owner === undefined ? asset.owner : owner,
      ...(place !== undefined && asset.type === 'noble' ? { region: place as RegionId } : {}),
      ...(place !== undefined && asset.type === 'ship' ? { zone: place as SeaZoneId } : {}),
    }
  })
}
