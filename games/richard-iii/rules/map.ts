/** The map as numbers (R3 chapter 2): who borders whom, which routes and sea legs there are. */
import data from '../data.json' with { type: 'json' }
import { AREAS, type AreaId, ZONES, type ZoneId } from './ids.ts'

export const AREA_COUNT = AREAS.length
const numbers = new Map<string, number>(AREAS.map((id, i) => [id, i]))
const zoneNumbers = new Map<string, number>(ZONES.map((id, i) => [id, i]))

export function areaNo(id: string): number {
  return numbers.get(id) ?? -1
}

export function areaId(area: number): AreaId {
  return AREAS[area] as AreaId
}

export function zoneNo(id: string): number {
  return zoneNumbers.get(id) ?? -1
}

export function zoneId(zone: number): ZoneId {
  return ZONES[zone] as ZoneId
}

const houseOf = (id: string | null): number => (id === null ? -1 : id === 'lancaster' ? 0 : 1)

/** By area. */
export const EXILE_OF = data.areas.map((area) => houseOf(area.exileOwner))
export const CROWN = data.areas.map((area) => (area.crown ? 1 : 0))
export const WALES = data.areas.map((area) => (area.wales ? 1 : 0))
export const CITY = data.areas.map((area) => (area.city ? 1 : 0))
export const PORT = data.areas.map((area) => (area.majorPort ? 1 : 0))
export const SUPPLY_LIMIT = data.areas.map((area) => area.supplyLimit)
/** Sea zones as bits. */
export const ZONES_OF = data.areas.map((area) => area.seaZones.reduce((bits, zone) => bits | (1 << zoneNo(zone)), 0))
export const SHIELDS = data.areas.map((area) => area.shields)

export const MIDDLESEX = areaNo('middlesex')
export const MAN = areaNo('isle-of-man')
export const CALAIS = areaNo('calais')
export const EXILES = [0, 1].map((seat) => AREAS.map((_, area) => area).filter((area) => EXILE_OF[area] === seat))
export const CROWN_AREAS = AREAS.map((_, area) => area).filter((area) => CROWN[area] === 1)

/** A border is two entrances: `2 × border` leads into its `b`, `2 × border + 1` into its `a`. */
export const BORDER_COUNT = data.borders.length
export const ENTRANCE_COUNT = BORDER_COUNT * 2
export const BORDER_IDS = data.borders.map((border) => border.id)
export const BORDER_LIMIT = data.borders.map((border) => data.borderTypes[border.type as 'major'].limit)
const mustStop = data.borders.map((border) => data.borderTypes[border.type as 'major'].mustStop)
/** By entrance: the area it leads out of and into. */
export const ENTRANCE_FROM = data.borders.flatMap((border) => [areaNo(border.a), areaNo(border.b)])
export const ENTRANCE_TO = data.borders.flatMap((border) => [areaNo(border.b), areaNo(border.a)])

export interface Neighbour {
  readonly area: number
  readonly border: number
  /** The entrance used when going there. */
  readonly out: number
  /** The entrance used when coming from there. */
  readonly in: number
}

export const NEIGHBOURS: readonly (readonly Neighbour[])[] = AREAS.map((_, from) =>
  ENTRANCE_FROM.flatMap((start, out) =>
    start === from ? [{ area: ENTRANCE_TO[out] as number, border: out >> 1, out, in: out ^ 1 }] : [],
  ),
)

/** The entrance from one area into the next, −1 where there is no border. */
const entrances = AREAS.flatMap((_, from) =>
  AREAS.map((_, to) => NEIGHBOURS[from]?.find((neighbour) => neighbour.area === to)?.out ?? -1),
)

export function entranceBetween(from: number, to: number): number {
  return entrances[from * AREA_COUNT + to] as number
}

/** A step of a march: the route that ends with it, and the steps that may follow. */
export interface Step {
  /** Number of the whole route, for the table of moves. */
  readonly route: number
  readonly to: number
  readonly border: number
  readonly out: number
  /** Empty after a border that stops (R3-6.5). */
  readonly next: readonly Step[]
}

/** Every route without a repeated area: the areas passed, start and end included. */
export const ROUTES: (readonly AreaId[])[] = []

/** Force March goes furthest (R3-7.1). */
export const LONGEST = 3

function stepsFrom(path: readonly number[]): readonly Step[] {
  if (path.length > LONGEST) return []
  const from = path[path.length - 1] as number
  return (NEIGHBOURS[from] ?? [])
    .filter(({ area }) => !path.includes(area))
    .map(({ area, border, out }) => {
      const whole = [...path, area]
      const route = ROUTES.push(Object.freeze(whole.map(areaId))) - 1
      return { route, to: area, border, out, next: mustStop[border] ? [] : stepsFrom(whole) }
    })
}

/** By area: the first steps of all routes out of it. */
export const STEPS: readonly (readonly Step[])[] = AREAS.map((_, from) => stepsFrom([from]))

/** A sea leg between two areas that share a zone (R3-6.16). */
export interface Leg {
  /** For the table of moves. */
  readonly leg: number
  readonly to: number
  /** Common zones. */
  readonly zones: readonly number[]
  /** Both ends are major ports (R3-6.22). */
  readonly ports: boolean
}

let legCount = 0
export const LEGS: readonly (readonly Leg[])[] = AREAS.map((_, from) =>
  AREAS.flatMap((_, to) => {
    const common = (ZONES_OF[from] as number) & (ZONES_OF[to] as number)
    if (from === to || common === 0) return []
    const zones = ZONES.map((_, zone) => zone).filter((zone) => common & (1 << zone))
    return [{ leg: legCount++, to, zones, ports: PORT[from] === 1 && PORT[to] === 1 }]
  }),
)
