/** Who counts for how much, where: control points, rankings and their tie-breaks (WR-11.1 to WR-11.4). */
import type { State } from '../types/index.ts'
import type { Realm } from './figures.ts'
import { FIRST_NOBLE, FIRST_SHIP, REGIONS, typeNumber } from './ids.ts'

/** The Captain of Calais on the board. */
export interface Captain {
  readonly seat: number
  readonly region: number
}

const NOBLE = typeNumber('noble')

/** The region an asset counts in now; −1 for a noble who is not on the map. */
export function regionOf(realm: Realm, state: Pick<State, 'place'>, asset: number): number {
  if (asset < FIRST_SHIP) return realm.home[asset] ?? -1
  const place = state.place[asset - FIRST_SHIP] ?? -1
  return asset < FIRST_NOBLE ? (realm.zoneRegion[place] ?? -1) : place
}

/** Control points by region and seat, flat: `points[region * seats + seat]`. */
export function controlPoints(realm: Realm, state: State, captain: Captain | null): number[] {
  const { seats, owner } = state
  const points: number[] = []
  for (let i = REGIONS.length * seats; i > 0; i--) points.push(0)
  for (let asset = 0; asset < owner.length; asset++) {
    const seat = owner[asset] ?? -1
    if (seat < 0) continue
    const at = regionOf(realm, state, asset) * seats + seat
    points[at] = (points[at] ?? 0) + (realm.points[asset] ?? 0)
  }
  if (captain) {
    const at = captain.region * seats + captain.seat
    points[at] = (points[at] ?? 0) + realm.data.captainOfCalais.controlPoints
  }
  return points
}

/**
 * What breaks a tie for a seat or a house, to be compared number by number: nobles from the highest
 * down, then how many of each type in chart order. `counts(seat)` says whose assets count;
 * `region` −1 means the whole board (WR-13.4).
 */
export function strength(
  realm: Realm,
  state: State,
  region: number,
  counts: (seat: number) => boolean,
  captain: Captain | null,
): number[] {
  const nobles: number[] = []
  const held = realm.chart.map(() => 0)
  for (let asset = 0; asset < state.owner.length; asset++) {
    const seat = state.owner[asset] ?? -1
    if (seat < 0 || (region >= 0 && regionOf(realm, state, asset) !== region) || !counts(seat)) continue
    const type = realm.type[asset] ?? 0
    if (type === NOBLE) nobles.push(realm.points[asset] ?? 0)
    else held[type] = (held[type] ?? 0) + 1
  }
  if (captain && captain.region === region && counts(captain.seat))
    nobles.push(realm.data.captainOfCalais.controlPoints)
  nobles.sort((a, b) => b - a)
  const all: number[] = []
  for (const type of realm.chart) {
    if (type !== NOBLE) all.push(held[type] ?? 0)
    // Padded so that one noble more wins when the others are equal.
    else for (let i = 0; i <= realm.type.length - FIRST_NOBLE; i++) all.push(nobles[i] ?? 0)
  }
  return all
}

/** Below 0 when `a` is the stronger. */
export function compareStrength(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The seats with control points in a region, best first (WR-11.2). */
export function ranking(
  realm: Realm,
  state: State,
  region: number,
  points: readonly number[],
  captain: Captain | null,
): number[] {
  const { seats, order } = state
  const here = (seat: number): number => points[region * seats + seat] ?? 0
  // Taken in turn order, so that equal players stay in it: the sort is stable.
  const ranked = order.filter((seat) => here(seat) > 0)
  if (ranked.length < 2) return ranked
  const alone = (seat: number): number[] => strength(realm, state, region, (other) => other === seat, captain)
  return ranked.sort((a, b) => here(b) - here(a) || compareStrength(alone(a), alone(b)))
}

/** The house that wins the votes of a region, −1 if nobody has control points there (WR-11.3). */
export function houseWinning(
  realm: Realm,
  state: State,
  region: number,
  points: readonly number[],
  captain: Captain | null,
): number {
  const { seats, order, houses } = state
  const sums = [0, 0]
  for (let seat = 0; seat < seats; seat++) {
    const house = houses[seat] ?? 0
    sums[house] = (sums[house] ?? 0) + (points[region * seats + seat] ?? 0)
  }
  const [lancaster = 0, york = 0] = sums
  if (lancaster !== york) return lancaster > york ? 0 : 1
  if (lancaster === 0) return -1
  const pooled = (house: number): number[] => strength(realm, state, region, (seat) => houses[seat] === house, captain)
  const difference = compareStrength(pooled(0), pooled(1))
  if (difference !== 0) return difference < 0 ? 0 : 1
  // WR-A18: the earliest player with control points here decides for his house.
  const earliest = order.find((seat) => (points[region * seats + seat] ?? 0) > 0)
  return earliest === undefined ? -1 : (houses[earliest] ?? -1)
}
