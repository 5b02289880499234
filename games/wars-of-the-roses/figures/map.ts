/** Which regions and seas lie next to each other, and how far one may go. */
import type { Figure, Phrase } from '../../../engine/index.ts'
import { DATA, type Data } from '../rules/figures.ts'
import { type RegionId, REGIONS, SEA_ZONES, type SeaZoneId } from '../rules/ids.ts'
import { place, region } from '../speech/names.ts'
import { choice, member, number } from './make.ts'

const label = (id: string): Phrase => ({ say: `label.${id}` })

/** Every two of them; those that touch in the order in which the data names them. */
function pairs<T extends string>(
  all: readonly T[],
  printed: readonly (readonly string[])[],
): readonly (readonly [T, T])[] {
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .map((b) =>
        printed.some(([first, second]) => first === b && second === a) ? ([b, a] as const) : ([a, b] as const),
      ),
  )
}

export function borderFigures({ landAdjacency, landReach, seaAdjacency, seaReach, seaZones }: Data): Figure[] {
  const land = { group: 'land' }
  const sea = { group: 'sea' }
  return [
    number(land, 'landReach', label('land-reach'), landReach),
    ...pairs<RegionId>(REGIONS, DATA.landAdjacency).map(([a, b]) =>
      member(
        { ...land, about: region(a) },
        'landAdjacency',
        `${a}--${b}`,
        { say: 'label.next-to', place: region(b) },
        landAdjacency,
      ),
    ),
    number(sea, 'seaReach', label('sea-reach'), seaReach),
    ...SEA_ZONES.map((id) =>
      choice(
        { ...sea, about: place(id) },
        `seaZones.${id}.region`,
        label('region'),
        seaZones[id].region,
        REGIONS,
        (to) => region(to as RegionId),
      ),
    ),
    ...pairs<SeaZoneId>(SEA_ZONES, DATA.seaAdjacency).map(([a, b]) =>
      member(
        { ...sea, about: place(a) },
        'seaAdjacency',
        `${a}--${b}`,
        { say: 'label.next-to', place: place(b) },
        seaAdjacency,
      ),
    ),
  ]
}
