/** Towns, castles, ports, bishops, ships and nobles, region by region as the data has them at home. */
import type { Figure, Phrase } from '../../../engine/index.ts'
import { DATA, type Data } from '../rules/figures.ts'
import { type AssetId, ASSETS, REGIONS, type RegionId, SEA_ZONES, type SeaZoneId } from '../rules/ids.ts'
import { asset, place, region } from '../speech/names.ts'
import { choice, named, number, pounds } from './make.ts'

interface AssetData {
  readonly type: string
  readonly region: string
  readonly name?: string
  readonly income?: number
  readonly controlPoints?: number
  readonly cathedralTown?: string
  readonly homePort?: string
  readonly homeZone?: string
}

const label = (id: string): Phrase => ({ say: `label.${id}` })
const regionName = (id: string): Phrase => region(id as RegionId)
const assetName = (id: string): Phrase => asset(id as AssetId)
const zoneName = (id: string): Phrase => place(id as SeaZoneId)
const ofType = (...types: string[]): readonly string[] => ASSETS.filter((id) => types.includes(DATA.assets[id].type))

export function assetFigures(data: Data): Figure[] {
  return REGIONS.flatMap((home) =>
    ASSETS.filter((id) => DATA.assets[id].region === home).flatMap((id) =>
      figuresOf(id, `region.${home}`, data.assets[id] as AssetData),
    ),
  )
}

function figuresOf(id: AssetId, group: string, entry: AssetData): Figure[] {
  const where = { group, about: asset(id) }
  const path = `assets.${id}`
  const { income, controlPoints, cathedralTown, homePort, homeZone } = entry
  return [
    named(where, `${path}.name`, asset(id), entry.name),
    ...(income === undefined ? [] : [pounds(where, `${path}.income`, label('income'), income)]),
    ...(controlPoints === undefined
      ? []
      : [number(where, `${path}.controlPoints`, label('control-points'), controlPoints)]),
    choice(where, `${path}.region`, label('region'), entry.region, REGIONS, regionName),
    ...(cathedralTown === undefined
      ? []
      : [
          choice(
            where,
            `${path}.cathedralTown`,
            label('cathedral'),
            cathedralTown,
            ofType('town', 'large-town'),
            assetName,
          ),
        ]),
    ...(homePort === undefined
      ? []
      : [choice(where, `${path}.homePort`, label('port'), homePort, ofType('port'), assetName)]),
    ...(homeZone === undefined
      ? []
      : [choice(where, `${path}.homeZone`, label('zone'), homeZone, SEA_ZONES, zoneName)]),
  ]
}
