/** Where the pieces stand: nobles in regions, ships in sea zones, and the plate of each region. */
import type { Point } from '../../../art/curve.ts'
import type { AssetId, NobleId, RegionId, SeaZoneId, ShipId } from '../rules/ids.ts'
import type { AssetView } from '../types/index.ts'
import { ICON, type Spot } from './geometry.ts'

/** Room for nobles on land, the best places first; later ones crowd closer. */
const STANDS: { readonly [id in RegionId]: readonly Point[] } = {
  'northern-marches': [
    [488, 236],
    [458, 290],
    [460, 342],
    [514, 330],
    [412, 350],
  ],
  'northern-england': [
    [468, 508],
    [530, 548],
    [602, 572],
    [470, 586],
    [510, 472],
    [640, 618],
  ],
  midlands: [
    [652, 700],
    [716, 680],
    [772, 718],
    [606, 734],
    [692, 738],
    [880, 712],
  ],
  'south-east-england': [
    [612, 884],
    [830, 922],
    [692, 914],
    [800, 826],
    [752, 946],
    [560, 800],
  ],
  'west-country': [
    [428, 930],
    [490, 914],
    [540, 938],
    [530, 862],
    [318, 938],
    [216, 1040],
  ],
  wales: [
    [368, 776],
    [306, 770],
    [386, 628],
    [428, 786],
    [256, 730],
    [340, 828],
  ],
}

/** Room for visiting ships. */
const BERTHS: { readonly [id in SeaZoneId]: readonly Point[] } = {
  'sea-northern-marches-west': [
    [330, 292],
    [336, 350],
    [282, 262],
    [276, 318],
    [384, 270],
  ],
  'sea-northern-england-west': [
    [376, 462],
    [322, 472],
    [268, 472],
    [350, 424],
    [296, 424],
  ],
  'sea-wales': [
    [144, 588],
    [88, 570],
    [140, 858],
    [198, 876],
    [256, 880],
  ],
  'sea-west-country': [
    [316, 1100],
    [398, 1050],
    [452, 1046],
    [508, 1056],
    [190, 936],
  ],
  'sea-south-east-england': [
    [690, 1022],
    [744, 1026],
    [798, 1018],
    [850, 996],
    [944, 844],
  ],
  'sea-midlands': [
    [874, 572],
    [936, 610],
    [964, 664],
    [966, 720],
    [930, 560],
  ],
  'sea-northern-england-east': [
    [716, 392],
    [700, 336],
    [824, 440],
    [880, 438],
    [656, 318],
  ],
  'sea-northern-marches-east': [
    [620, 156],
    [634, 98],
    [622, 212],
    [640, 262],
    [690, 70],
  ],
}

/** The plate that tells a region's votes, its prizes and who holds how much of it. */
export const PLATE: { readonly [id in RegionId]: Spot } = {
  'northern-marches': { x: 756, y: 150 },
  'northern-england': { x: 884, y: 354 },
  midlands: { x: 888, y: 488 },
  'south-east-england': { x: 774, y: 1096 },
  'west-country': { x: 450, y: 1140 },
  wales: { x: 116, y: 690 },
}

/** Neighbours on the map that would stand on each other's feet step aside. */
const ASIDE: { readonly [id: string]: Point } = {
  'castle-kenilworth': [-10, 10],
  'large-town-coventry': [8, -8],
  'town-durham': [8, 2],
  'bishop-york': [-8, 0],
  'bishop-norwich': [-4, 4],
}

/** Where a Location or bishop stands. */
export function siteOf(id: AssetId): Spot {
  const { x, y } = ICON[id] ?? NOWHERE
  const [dx, dy] = ASIDE[id] ?? [0, 0]
  return { x: x + dx, y: y + dy }
}

const NOWHERE: Spot = { x: 0, y: 0 }

/** The nth of some places; when there are more pieces than places the next row stands a step lower. */
function nth(places: readonly Point[], n: number): Spot {
  const [x, y] = places[n % places.length] ?? [0, 0]
  const row = Math.floor(n / places.length)
  return { x: x + row * 18, y: y + row * 24 }
}

/** Where every noble on the map and every ship stands. Homes go first, so that guests make room. */
export function standings(assets: readonly AssetView[]): ReadonlyMap<NobleId | ShipId, Spot> {
  const spots = new Map<NobleId | ShipId, Spot>()
  const taken = new Map<RegionId | SeaZoneId, number>()
  const next = (place: RegionId | SeaZoneId) => {
    const n = taken.get(place) ?? 0
    taken.set(place, n + 1)
    return n
  }
  const nobles = assets.filter((asset) => asset.type === 'noble' && asset.region !== null)
  for (const native of [true, false])
    for (const { id, region, home } of nobles)
      if (region !== null && (region === home) === native) spots.set(id as NobleId, nth(STANDS[region], next(region)))
  for (const ship of assets) {
    if (ship.type !== 'ship' || ship.zone === null) continue
    spots.set(ship.id as ShipId, isHome(ship) ? siteOf(ship.id) : nth(BERTHS[ship.zone], next(ship.zone)))
  }
  return spots
}

/** Whether a ship lies in the zone of its home port, where the map has a place for it. */
export function isHome(ship: AssetView): boolean {
  return ship.zone !== null && ICON[ship.id]?.seaZone === ship.zone
}

/** About where a piece that goes there would come to stand. */
export function goal(to: RegionId | SeaZoneId): Spot {
  return to in STANDS ? nth(STANDS[to as RegionId], 2) : nth(BERTHS[to as SeaZoneId], 0)
}
