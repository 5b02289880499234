/**
 * The figures of a table, compiled for play: the data file with the table's own corrections laid
 * over it, as lists by number (see `ids.ts`). A pure function of the corrections, kept once made.
 */
import { canonical, entriesOf, withEntry } from '../../../engine/index.ts'
import shipped from '../data.json' with { type: 'json' }
import type { Corrections, State } from '../types/index.ts'
import {
  assetNumber,
  ASSETS,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  regionNumber,
  REGIONS,
  RUNNING_AWARDS,
  SEA_ZONES,
  typeNumber,
  zoneNumber,
} from './ids.ts'

export type Data = typeof shipped

export interface Realm {
  readonly data: Data
  /** By asset. */
  readonly type: readonly number[]
  readonly home: readonly number[]
  readonly points: readonly number[]
  readonly income: readonly number[]
  readonly garrison: readonly number[]
  readonly givesPresence: readonly boolean[]
  readonly white: readonly number[]
  readonly black: readonly number[]
  /** The other half of a pair bonus, −1 without one. */
  readonly pair: readonly number[]
  /** Locations and personalities in the order they are paid and resolved in (WR-8.4). */
  readonly locationsToPay: readonly number[]
  readonly personalitiesToPay: readonly number[]
  /** Asset types in chart order, by number. */
  readonly chart: readonly number[]
  /** By region. */
  readonly votes: readonly number[]
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly parliament: readonly number[]
  readonly bidRegions: readonly number[]
  readonly landReach: readonly (readonly number[])[]
  /** By sea zone. */
  readonly zoneRegion: readonly number[]
  readonly homeZone: readonly number[]
  readonly seaReach: readonly (readonly number[])[]
  /** By running award: the type it counts. */
  readonly awardCounts: readonly number[]
}

interface AssetData {
  readonly type: string
  readonly region: string
  readonly income?: number
  readonly controlPoints?: number
  readonly cathedralTown?: string
  readonly homePort?: string
  readonly homeZone?: string
}

interface TypeData {
  readonly controlPoints?: number
  readonly garrison?: number
  readonly givesPresence: boolean
}

/** The numbers within `steps` of each number, nearest first, itself left out. */
function reach(count: number, pairs: readonly (readonly number[])[], steps: number): number[][] {
  const next = Array.from({ length: count }, (_, from) =>
    pairs.flatMap(([a = -1, b = -1]) => (a === from ? [b] : b === from ? [a] : [])),
  )
  return next.map((_, start) => {
    const found = [start]
    let edge = [start]
    for (let step = 0; step < steps; step++) {
      edge = [...new Set(edge.flatMap((at) => next[at] ?? []))].filter((at) => !found.includes(at))
      found.push(...edge)
    }
    return found.slice(1)
  })
}

export function compile(data: Data): Realm {
  const list: readonly AssetData[] = ASSETS.map((id) => data.assets[id])
  const types = data.types as Record<string, TypeData>
  const typeOf = (asset: AssetData): TypeData => types[asset.type] ?? { givesPresence: false }
  const votes = REGIONS.map((id) => data.regions[id].votes)
  const type = list.map((asset) => typeNumber(asset.type))
  const home = list.map((asset) => regionNumber(asset.region))
  const points = list.map((asset) => asset.controlPoints ?? typeOf(asset).controlPoints ?? 0)
  const income = list.map((asset) => asset.income ?? 0)
  // WR-7.7: the value of a noble is his control points, of a bishop or ship its income.
  const value = list.map((_, i) => (i < FIRST_PERSONALITY ? 0 : ((i >= FIRST_NOBLE ? points[i] : income[i]) ?? 0)))
  const pair = list.map(() => -1)
  list.forEach((asset, i) => {
    const other = assetNumber(asset.homePort ?? asset.cathedralTown ?? '')
    if (other < 0) return
    pair[i] = other
    pair[other] = i
  })
  const chart = data.chartOrder.map(typeNumber)
  const n = (values: readonly number[], i: number): number => values[i] ?? 0
  // WR-8.4: chart order; nobles by control points; then the votes of the (home) region.
  const pay = (a: number, b: number): number =>
    chart.indexOf(n(type, a)) - chart.indexOf(n(type, b)) ||
    (a >= FIRST_NOBLE ? n(points, b) - n(points, a) : 0) ||
    n(votes, n(home, b)) - n(votes, n(home, a)) ||
    a - b
  const toPay = ASSETS.map((_, i) => i).sort(pay)
  return {
    data,
    type,
    home,
    points,
    income,
    garrison: list.map((asset) => typeOf(asset).garrison ?? 0),
    givesPresence: list.map((asset) => typeOf(asset).givesPresence),
    white: value.map((each) => each * data.bribery.whitePrice),
    black: value.map((each) => each * data.bribery.blackPrice),
    pair,
    locationsToPay: toPay.filter((i) => i < FIRST_PERSONALITY),
    personalitiesToPay: toPay.filter((i) => i >= FIRST_PERSONALITY),
    chart,
    votes,
    first: REGIONS.map((id) => data.regions[id].first),
    second: REGIONS.map((id) => data.regions[id].second),
    parliament: data.parliamentOrder.map(regionNumber),
    bidRegions: data.captainOfCalais.bidRegions.map(regionNumber),
    landReach: reach(
      REGIONS.length,
      data.landAdjacency.map((edge) => edge.map(regionNumber)),
      data.landReach,
    ),
    zoneRegion: SEA_ZONES.map((id) => regionNumber(data.seaZones[id].region)),
    homeZone: list.slice(FIRST_SHIP, FIRST_NOBLE).map((ship) => zoneNumber(ship.homeZone ?? '')),
    seaReach: reach(
      SEA_ZONES.length,
      data.seaAdjacency.map((edge) => edge.map(zoneNumber)),
      data.seaReach,
    ),
    awardCounts: RUNNING_AWARDS.map((id) => typeNumber(data.awards.counts[id])),
  }
}

/** Corrections laid over the data: objects field by field, everything else replaced. */
export function merge<T>(base: T, over: unknown): T {
  if (typeof over !== 'object' || over === null || Array.isArray(over)) return over as T
  if (typeof base !== 'object' || base === null) return over as T
  const merged = { ...base } as Record<string, unknown>
  for (const [key, value] of Object.entries(over)) merged[key] = merge(merged[key], value)
  return merged as T
}

/** The data as a table with these corrections plays it: parts laid over first, then entry by entry. */
export function dataWith(figures: Corrections | null): Data {
  if (figures === null) return shipped
  const { parts, entries } = entriesOf(figures)
  return Object.entries(entries).reduce<Data>(
    (data, [path, value]) => withEntry(data, path.split('.'), value) as Data,
    merge(shipped, parts),
  )
}

export const DATA: Data = shipped
const SHIPPED = compile(shipped)

/** Tables with corrected figures that are kept compiled; the oldest goes first. */
const KEPT = 32
const known = new WeakMap<Corrections, Realm>()
const byText = new Map<string, Realm>()

export function realmFor(figures: Corrections | null): Realm {
  if (figures === null) return SHIPPED
  const quick = known.get(figures)
  if (quick) return quick
  const text = canonical(figures)
  const realm = byText.get(text) ?? compile(dataWith(figures))
  if (byText.size >= KEPT)
    for (const oldest of byText.keys()) {
      byText.delete(oldest)
      break
    }
  byText.set(text, realm)
  known.set(figures, realm)
  return realm
}

export function realmOf(state: Pick<State, 'figures'>): Realm {
  return realmFor(state.figures)
}
