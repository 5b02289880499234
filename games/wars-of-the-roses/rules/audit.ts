/**
 * What will become of a plan: which orders are legal (WR-8.6, WR-8.8), what they cost (WR-7.7) and
 * what is dropped for lack of money (WR-8.4). It needs only the board at the start of planning and
 * the plan itself (WR-8.7), so the same answer warns a planning player and deploys the plan.
 */
import type { Fault, Order, OrderLine, Plan, State } from '../types/index.ts'
import { regionOf } from './control.ts'
import type { Realm } from './figures.ts'
import {
  ASSETS,
  BLACK,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  type LocationId,
  LOCATIONS,
  NO_CUBE,
  type NobleId,
  type PersonalityId,
  REGIONS,
  SEA_ZONES,
  type ShipId,
  WHITE,
} from './ids.ts'

export interface Audit {
  /** What is carried out. */
  readonly kept: Plan
  readonly lines: readonly OrderLine[]
  /** Price of all legal orders, bid included, and what is paid of it. */
  readonly cost: number
  readonly pays: number
}

const NO_COUNTERS: readonly number[] = LOCATIONS.map(() => 0)
const NO_CUBES: readonly number[] = ASSETS.slice(FIRST_PERSONALITY).map(() => NO_CUBE)
const NO_MOVES: readonly number[] = ASSETS.slice(FIRST_SHIP).map(() => -1)

export function emptyPlan(): Plan {
  return {
    calais: -1,
    bid: 0,
    troops: NO_COUNTERS.slice(),
    mercenaries: NO_COUNTERS.slice(),
    cubes: NO_CUBES.slice(),
    moves: NO_MOVES.slice(),
  }
}

/** Where a ship or noble can go from where it is (WR-8.11). */
export function reachOf(realm: Realm, state: Pick<State, 'place'>, asset: number): readonly number[] {
  const place = state.place[asset - FIRST_SHIP] ?? -1
  return (asset < FIRST_NOBLE ? realm.seaReach : realm.landReach)[place] ?? []
}

/** Whether an order to move is carried out: the piece is the seat's own and the way is short enough. */
function moveFault(realm: Realm, state: State, asset: number, to: number): Fault | null {
  const here = state.place[asset - FIRST_SHIP] === to
  return here || reachOf(realm, state, asset).includes(to) ? null : 'too-far'
}

/**
 * The regions a seat may attack in, as bits (WR-8.8). `captainIn` is the region its Captain of
 * Calais stands in or is bid for; he counts only if the figures say so (WR-A8).
 */
export function presence(
  realm: Realm,
  state: Pick<State, 'owner' | 'place'>,
  seat: number,
  plan: Plan,
  captainIn: number,
): number {
  const { owner, place } = state
  let bits = 0
  for (let asset = 0; asset < owner.length; asset++) {
    if (owner[asset] !== seat || !realm.givesPresence[asset]) continue
    bits |= 1 << regionOf(realm, state, asset)
    if (asset < FIRST_NOBLE) continue
    // A moving noble gives presence where he comes from and where he goes (WR-A4).
    const to = plan.moves[asset - FIRST_SHIP] ?? -1
    if (to >= 0 && realm.landReach[place[asset - FIRST_SHIP] ?? -1]?.includes(to)) bits |= 1 << to
  }
  if (captainIn >= 0 && realm.data.captainOfCalais.givesPresence) bits |= 1 << captainIn
  return bits
}

/** Why counters on a Location would be ignored. */
function troopFault(realm: Realm, state: State, seat: number, at: number, bits: number): Fault | null {
  const owner = state.owner[at] ?? -1
  if (owner < 0) return 'unowned'
  if (owner === seat) return null
  return bits & (1 << (realm.home[at] ?? 0)) ? null : 'no-presence'
}

function cubeFault(state: State, seat: number, on: number, cube: number): Fault | null {
  const owner = state.owner[on] ?? -1
  if (owner < 0) return 'unowned'
  if (cube === WHITE) return owner === seat ? null : 'not-yours'
  return owner === seat ? 'own' : null
}

export function audit(realm: Realm, state: State, seat: number, plan: Plan, captainIn = plan.calais): Audit {
  const kept = emptyPlan()
  const lines: OrderLine[] = []
  let money = state.money[seat] ?? 0
  const held = money
  let cost = 0
  /** Buys as many of `n` pieces at `each` as the money covers. */
  const buy = (order: Order, n: number, each: number, fault: Fault | null): number => {
    const count = fault ? 0 : each === 0 ? n : Math.min(n, Math.floor(money / each))
    money -= count * each
    if (!fault) cost += n * each
    lines.push({ order, price: fault ? 0 : n * each, kept: count, fault: fault ?? (count < n ? 'money' : null) })
    return count
  }

  const bidRegion = REGIONS[plan.calais]
  if (bidRegion && plan.bid > 0) {
    kept.bid = plan.bid * buy({ kind: 'calais', region: bidRegion, amount: plan.bid }, 1, plan.bid, null)
    if (kept.bid > 0) kept.calais = plan.calais
  }
  for (let asset = FIRST_SHIP; asset < ASSETS.length; asset++) {
    const to = plan.moves[asset - FIRST_SHIP] ?? -1
    const where = to < 0 ? undefined : asset < FIRST_NOBLE ? SEA_ZONES[to] : REGIONS[to]
    if (where === undefined) continue
    const order: Order = { kind: 'move', who: ASSETS[asset] as NobleId | ShipId, to: where }
    if (buy(order, 1, 0, moveFault(realm, state, asset, to))) kept.moves[asset - FIRST_SHIP] = to
  }
  for (const cube of [WHITE, BLACK])
    for (const on of realm.personalitiesToPay) {
      if (plan.cubes[on - FIRST_PERSONALITY] !== cube) continue
      const price = (cube === WHITE ? realm.white[on] : realm.black[on]) ?? 0
      const order: Order = { kind: cube === WHITE ? 'white' : 'black', on: ASSETS[on] as PersonalityId }
      if (buy(order, 1, price, cubeFault(state, seat, on, cube))) kept.cubes[on - FIRST_PERSONALITY] = cube
    }
  const bits = presence(realm, state, seat, plan, captainIn)
  for (const at of realm.locationsToPay) {
    const n = plan.troops[at] ?? 0
    if (n === 0) continue
    const order: Order = { kind: 'troops', at: ASSETS[at] as LocationId, n }
    kept.troops[at] = buy(order, n, realm.data.troops.cost, troopFault(realm, state, seat, at, bits))
  }
  for (const at of realm.locationsToPay) {
    const n = plan.mercenaries[at] ?? 0
    if (n === 0) continue
    const order: Order = { kind: 'mercenaries', at: ASSETS[at] as LocationId, n }
    kept.mercenaries[at] = buy(order, n, 0, troopFault(realm, state, seat, at, bits))
  }
  return { kept, lines, cost, pays: held - money }
}
