/** How good each step of planning looks, given the plan so far. */
import { regionOf } from '../rules/control.ts'
import {
  assetNumber,
  BLACK,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  NO_CUBE,
  regionNumber,
  WHITE,
  zoneNumber,
} from '../rules/ids.ts'
import type { Move, Plan, State } from '../types/index.ts'
import { gain, judge, type Judgement, loss, swing } from './judgement.ts'

/** An attack once begun is finished before anything else. */
export const FINISH = 1000

export interface Draft extends Judgement {
  readonly plan: Plan
  /** Money not yet planned. */
  readonly budget: number
  readonly attackUnderWay: boolean
}

/** The fewest counters that beat the garrison of a Location. */
const enough = ({ realm }: Judgement, at: number): number => (realm.garrison[at] ?? 0) + 1

/** The chance that an attack with so many counters more than the fewest succeeds. */
const CHANCES = [0.5, 0.65, 0.75, 0.8] as const

/** How fast a higher bid makes the Captain of Calais likely: this much money, two times in three. */
const LIKELY_BID = 4

const counters = (plan: Plan, at: number): number => (plan.troops[at] ?? 0) + (plan.mercenaries[at] ?? 0)

export function look(state: State, seat: number, plan: Plan): Draft {
  const about = judge(state, seat)
  const { realm, points } = about
  const { seats } = state
  let spent = plan.bid
  let attackUnderWay = false
  for (let at = 0; at < FIRST_PERSONALITY; at++) {
    const here = counters(plan, at)
    if (here === 0) continue
    spent += (plan.troops[at] ?? 0) * realm.data.troops.cost
    const owner = state.owner[at] ?? -1
    if (owner === seat) continue
    if (here < enough(about, at)) attackUnderWay = true
  }
  plan.cubes.forEach((cube, i) => {
    const on = i + FIRST_PERSONALITY
    if (cube === WHITE) spent += realm.white[on] ?? 0
    else if (cube === BLACK) spent += realm.black[on] ?? 0
  })
  // The board as the planned moves and the bid would leave it.
  const shift = (region: number, by: number): void => {
    const at = region * seats + seat
    points[at] = (points[at] ?? 0) + by
  }
  plan.moves.forEach((to, mover) => {
    if (to < 0) return
    const asset = mover + FIRST_SHIP
    shift(regionOf(realm, state, asset), -(realm.points[asset] ?? 0))
    shift(asset < FIRST_NOBLE ? (realm.zoneRegion[to] ?? 0) : to, realm.points[asset] ?? 0)
  })
  if (plan.bid > 0) shift(plan.calais, realm.data.captainOfCalais.controlPoints / 2)
  return { ...about, plan, budget: (state.money[seat] ?? 0) - spent, attackUnderWay }
}

/** How good a step looks; `done` is 0 and steps that take back are below it. */
export function weigh(draft: Draft, move: Move): number {
  switch (move.type) {
    case 'troops':
    case 'mercenaries':
      return move.by < 0 ? -1 : weighCounter(draft, assetNumber(move.at), move.type === 'troops')
    case 'cube':
      return move.cube === null ? -1 : weighCube(draft, assetNumber(move.on), move.cube === 'white')
    case 'go':
      return move.to === null ? -1 : weighMove(draft, assetNumber(move.who), move.to)
    case 'calais':
      return weighBid(draft, regionNumber(move.region), move.by)
    case 'draft':
    case 'aid':
    case 'done':
      return 0
  }
}

function weighCounter(draft: Draft, at: number, paid: boolean): number {
  const { realm, state, seat, plan, budget, pound, attackUnderWay } = draft
  const { cost } = realm.data.troops
  const here = counters(plan, at)
  if (paid && budget < cost) return -1
  // A mercenary costs nothing but is gone after the fight.
  const price = paid ? cost * pound : cost * pound * 0.7
  if (state.owner[at] === seat) {
    if (here >= 3 || attackUnderWay) return -1
    const threat = 0.22 * threats(draft, at)
    return threat * loss(draft, at) * (1 - here / 3) - price
  }
  const need = enough(draft, at)
  if (here > 0 && here < need) return FINISH + (paid ? 0 : 1)
  if (attackUnderWay) return -1
  const spare = here - need
  if (spare >= 0) {
    const better = (CHANCES[spare + 1] ?? 0) - (CHANCES[spare] ?? 1)
    return gain(draft, at) * better - price
  }
  const missing = Math.max(0, need - (state.mercenaries[seat] ?? 0) + used(plan.mercenaries))
  if (missing * cost > budget) return -1
  return gain(draft, at) * CHANCES[0] - need * cost * pound
}

const used = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** How many others have a footing in the region of a Location. */
function threats({ realm, state, seat, points }: Draft, at: number): number {
  const region = realm.home[at] ?? 0
  let others = 0
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && (points[region * state.seats + other] ?? 0) > 2) others++
  return others
}

function weighCube(draft: Draft, on: number, white: boolean): number {
  const { realm, state, seat, budget, pound, plan } = draft
  if (plan.cubes[on - FIRST_PERSONALITY] !== NO_CUBE) return -1
  const price = (white ? realm.white[on] : realm.black[on]) ?? 0
  if (price > budget) return -1
  if (white) {
    // Somebody must be able to afford the bribe.
    const black = realm.black[on] ?? 0
    let able = 0
    for (let other = 0; other < state.seats; other++) if (other !== seat && (state.money[other] ?? 0) >= black) able++
    return able === 0 ? -1 : Math.min(0.6, 0.25 + 0.1 * able) * loss(draft, on) - price * pound
  }
  // A bribe fails against a white cube, and players earlier in the turn order bribe later.
  const later = state.order.indexOf(seat)
  return gain(draft, on) * Math.max(0.35, 0.7 - 0.08 * later) - price * pound
}

function weighMove(draft: Draft, asset: number, to: string): number {
  const { realm, state, plan } = draft
  if ((plan.moves[asset - FIRST_SHIP] ?? -1) >= 0) return -1
  const from = regionOf(realm, state, asset)
  const region = asset < FIRST_NOBLE ? (realm.zoneRegion[zoneNumber(to)] ?? 0) : regionNumber(to)
  if (region === from) return -1
  const points = realm.points[asset] ?? 0
  return swing(draft, from, -points, -1, 0) + swing(draft, region, points, -1, 0) - 0.4
}

/** Each pound more makes the Captain more likely, and less so than the pound before. */
function weighBid(draft: Draft, region: number, by: number): number {
  const { realm, plan, budget, pound } = draft
  if (by <= 0 || by > budget) return -1
  const { controlPoints, victoryPoints } = realm.data.captainOfCalais
  const prize = victoryPoints + swing(draft, region, controlPoints, -1, 0)
  const likelier = Math.exp(-plan.bid / LIKELY_BID) - Math.exp(-(plan.bid + by) / LIKELY_BID)
  return prize * likelier - by * pound
}
