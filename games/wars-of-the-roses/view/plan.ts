/** A plan as its own seat sees it, and the plan behind what is seen. */
import { audit, emptyPlan, presence } from '../rules/audit.ts'
import type { Realm } from '../rules/figures.ts'
import {
  assetNumber,
  ASSETS,
  BLACK,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  type LocationId,
  LOCATIONS,
  type NobleId,
  type PersonalityId,
  regionNumber,
  REGIONS,
  SEA_ZONES,
  type ShipId,
  WHITE,
  zoneNumber,
} from '../rules/ids.ts'
import { inHand } from '../rules/planning.ts'
import type { Plan, PlanView, State } from '../types/index.ts'

export function planOf(realm: Realm, state: State, seat: number): PlanView | null {
  const plan = state.plans[seat]
  if (!plan) return null
  const { lines, cost, pays } = audit(realm, state, seat, plan)
  const bits = presence(realm, state, seat, plan, plan.calais)
  const region = REGIONS[plan.calais]
  const counters = (counts: readonly number[]): { at: LocationId; n: number }[] =>
    LOCATIONS.flatMap((at, i) => (counts[i] ? [{ at, n: counts[i] ?? 0 }] : []))
  const cubes = (cube: number): PersonalityId[] =>
    (ASSETS.slice(FIRST_PERSONALITY) as PersonalityId[]).filter((_, i) => plan.cubes[i] === cube)
  return {
    calais: region ? { region, amount: plan.bid } : null,
    troops: counters(plan.troops),
    mercenaries: counters(plan.mercenaries),
    white: cubes(WHITE),
    black: cubes(BLACK),
    moves: plan.moves.flatMap((place, mover) => {
      const asset = mover + FIRST_SHIP
      const to = place < 0 ? undefined : (asset < FIRST_NOBLE ? SEA_ZONES : REGIONS)[place]
      return to ? [{ who: ASSETS[asset] as NobleId | ShipId, to }] : []
    }),
    left: inHand(realm, state, seat, plan),
    cost,
    pays,
    keeps: (state.money[seat] ?? 0) - pays,
    lines,
    warnings: lines.filter((line) => line.fault !== null),
    presence: REGIONS.filter((_, i) => bits & (1 << i)),
  }
}

export function planFrom(shown: PlanView): Plan {
  const plan = emptyPlan()
  if (shown.calais) {
    plan.calais = REGIONS.indexOf(shown.calais.region)
    plan.bid = shown.calais.amount
  }
  for (const { at, n } of shown.troops) plan.troops[assetNumber(at)] = n
  for (const { at, n } of shown.mercenaries) plan.mercenaries[assetNumber(at)] = n
  for (const on of shown.white) plan.cubes[assetNumber(on) - FIRST_PERSONALITY] = WHITE
  for (const on of shown.black) plan.cubes[assetNumber(on) - FIRST_PERSONALITY] = BLACK
  for (const { who, to } of shown.moves) {
    const asset = assetNumber(who)
    plan.moves[asset - FIRST_SHIP] = asset < FIRST_NOBLE ? zoneNumber(to) : regionNumber(to)
  }
  return plan
}
