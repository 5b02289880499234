/** WR-7: planning in small steps. Every order that is possible and can do its player any good is offered. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, Move, Plan, State } from '../types/index.ts'
import { emptyPlan, presence, reachOf } from './audit.ts'
import type { Realm } from './figures.ts'
import {
  assetNumber,
  ASSETS,
  BLACK,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  NO_CUBE,
  regionNumber,
  WHITE,
  zoneNumber,
} from './ids.ts'
import {
  BID_FIVE_LESS,
  BID_FIVE_MORE,
  BID_HERE,
  BID_ONE_LESS,
  BID_ONE_MORE,
  BLACK_ON,
  CUBE_OFF,
  DONE,
  GO,
  MERCENARY_LESS,
  MERCENARY_MORE,
  STAY,
  TROOP_LESS,
  TROOP_MORE,
  WHITE_ON,
} from './moves.ts'

export function beginPlanning(state: State, tell: Tell<Event>): void {
  state.phase = 'planning'
  state.plans = state.money.map(emptyPlan)
  state.ready = state.money.map(() => 0)
  tell?.({ type: 'planning', turn: state.turn })
}

export interface InHand {
  troops: number
  mercenaries: number
  white: number
  black: number
}

/** The pieces not yet used in a plan (WR-1.2). */
export function inHand(realm: Realm, state: Pick<State, 'mercenaries'>, seat: number, plan: Plan): InHand {
  const { troops, bribery } = realm.data
  let soldiers = troops.counters
  let mercenaries = state.mercenaries[seat] ?? 0
  let white = bribery.whiteCubes
  let black = bribery.blackCubes
  for (const n of plan.troops) soldiers -= n
  for (const n of plan.mercenaries) mercenaries -= n
  for (const cube of plan.cubes) {
    if (cube === WHITE) white--
    else if (cube === BLACK) black--
  }
  return { troops: soldiers, mercenaries, white, black }
}

function add(list: Move[], move: Move | undefined): void {
  if (move) list.push(move)
}

/** Writes all steps of a planning seat into `list`. */
export function planSteps(realm: Realm, state: State, seat: number, list: Move[]): void {
  const plan = state.plans[seat]
  if (!plan) return
  const left = inHand(realm, state, seat, plan)
  const bits = presence(realm, state, seat, plan, plan.calais)
  const { owner } = state
  for (let at = 0; at < FIRST_PERSONALITY; at++) {
    const holder = owner[at] ?? -1
    const open = holder === seat || (holder >= 0 && (bits & (1 << (realm.home[at] ?? 0))) !== 0)
    if (open && left.troops > 0) add(list, TROOP_MORE[at])
    if ((plan.troops[at] ?? 0) > 0) add(list, TROOP_LESS[at])
    if (open && left.mercenaries > 0) add(list, MERCENARY_MORE[at])
    if ((plan.mercenaries[at] ?? 0) > 0) add(list, MERCENARY_LESS[at])
  }
  for (let on = FIRST_PERSONALITY; on < ASSETS.length; on++) {
    const i = on - FIRST_PERSONALITY
    const holder = owner[on] ?? -1
    if (plan.cubes[i] !== NO_CUBE) add(list, CUBE_OFF[i])
    else if (holder === seat && left.white > 0) add(list, WHITE_ON[i])
    else if (holder >= 0 && holder !== seat && left.black > 0) add(list, BLACK_ON[i])
    if (on < FIRST_SHIP || holder !== seat) continue
    const mover = on - FIRST_SHIP
    const going = plan.moves[mover] ?? -1
    for (const to of reachOf(realm, state, on)) if (to !== going) add(list, GO[mover]?.[to])
    if (going >= 0) add(list, STAY[mover])
  }
  bidSteps(realm, state.money[seat] ?? 0, plan, list)
  list.push(DONE)
}

/** The Calais bid: at most the money held, in one region (WR-7.2, WR-7.4). */
function bidSteps(realm: Realm, money: number, plan: Plan, list: Move[]): void {
  for (const region of realm.bidRegions) {
    if (plan.bid > 0 && plan.calais !== region) {
      add(list, BID_HERE[region])
      continue
    }
    if (plan.bid + 1 <= money) add(list, BID_ONE_MORE[region])
    if (plan.bid + 5 <= money) add(list, BID_FIVE_MORE[region])
    if (plan.bid >= 1) add(list, BID_ONE_LESS[region])
    if (plan.bid >= 5) add(list, BID_FIVE_LESS[region])
  }
}

/** Enters one step (all but `done`) into a plan. */
export function enter(plan: Plan, move: Move): void {
  switch (move.type) {
    case 'troops': {
      const at = assetNumber(move.at)
      plan.troops[at] = (plan.troops[at] ?? 0) + move.by
      break
    }
    case 'mercenaries': {
      const at = assetNumber(move.at)
      plan.mercenaries[at] = (plan.mercenaries[at] ?? 0) + move.by
      break
    }
    case 'cube':
      plan.cubes[assetNumber(move.on) - FIRST_PERSONALITY] =
        move.cube === null ? NO_CUBE : move.cube === 'white' ? WHITE : BLACK
      break
    case 'go': {
      const who = assetNumber(move.who)
      plan.moves[who - FIRST_SHIP] =
        move.to === null ? -1 : who < FIRST_NOBLE ? zoneNumber(move.to) : regionNumber(move.to)
      break
    }
    case 'calais':
      plan.bid += move.by
      plan.calais = plan.bid > 0 ? regionNumber(move.region) : -1
      break
    case 'draft':
    case 'aid':
    case 'done':
      break
  }
}
