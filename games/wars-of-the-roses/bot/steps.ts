/** How good each step of planning looks, given the plan so far. */
import { controlPoints, regionOf } from '../rules/control.ts'
import {
  assetNumber,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  NO_CUBE,
  regionNumber,
  REGIONS,
  zoneNumber,
} from '../rules/ids.ts'
import type { Move, Plan, State } from '../types/index.ts'
import { gain, judge, type Judgement, loss, lossTo, regionFor, swing } from './judgement.ts'
import type { Picks } from './picks.ts'
import { purse } from './purse.ts'

/** An attack once begun is finished before anything else. */
export const FINISH = 1000

export interface Draft extends Judgement {
  readonly plan: Plan
  /** Money not yet planned. */
  budget: number
  attackUnderWay: boolean
  /** By asset: what it changes if a ship or noble is gone from where it is; once worked out, like the lists of a judgement. */
  readonly leaving: (number | undefined)[]
  /** By region and asset: what it changes if that one comes there. */
  readonly coming: (number | undefined)[][]
  /** By region: what the Captain of Calais would be worth there. */
  readonly prizes: (number | undefined)[]
}

/** The fewest counters that beat the garrison of a Location. */
const enough = ({ realm }: Judgement, at: number): number => (realm.garrison[at] ?? 0) + 1

/** The chance that an attack with so many counters more than the fewest succeeds. */
const CHANCES = [0.5, 0.65, 0.75, 0.8] as const

const counters = (plan: Plan, at: number): number => (plan.troops[at] ?? 0) + (plan.mercenaries[at] ?? 0)

export function look(state: State, seat: number, plan: Plan, picks: Picks): Draft {
  const about = judge(state, seat, picks)
  shiftAlong(about, about.points, plan)
  const coming = REGIONS.map(() => [])
  return { ...about, plan, ...reckon(about, plan), leaving: [], coming, prizes: [] }
}

/** A step was entered into the plan: what is not changed by it is not worked out again. */
export function lookAgain(draft: Draft, move: Move): void {
  const { realm, state, plan, points: before } = draft
  const { budget, attackUnderWay } = reckon(draft, plan)
  draft.budget = budget
  draft.attackUnderWay = attackUnderWay
  if (move.type !== 'go' && move.type !== 'calais') return
  const points = controlPoints(realm, state, null)
  shiftAlong(draft, points, plan)
  for (let region = 0; region < REGIONS.length; region++)
    if (isChanged(before, points, region * state.seats, state.seats)) forget(draft, region)
  for (let i = 0; i < points.length; i++) before[i] = points[i] ?? 0
}

function isChanged(before: readonly number[], after: readonly number[], from: number, count: number): boolean {
  for (let i = from; i < from + count; i++) if (before[i] !== after[i]) return true
  return false
}

function forget(draft: Draft, region: number): void {
  draft.prizes[region] = undefined
  draft.coming[region] = []
  for (let asset = 0; asset < draft.state.owner.length; asset++) {
    if (regionFor(draft, asset) !== region) continue
    draft.gains[asset] = undefined
    draft.losses[asset] = undefined
    draft.leaving[asset] = undefined
  }
}

/** The board as the planned moves and the bid would leave it. */
function shiftAlong({ realm, state, seat }: Judgement, points: number[], plan: Plan): void {
  const shift = (region: number, by: number): void => {
    const at = region * state.seats + seat
    points[at] = (points[at] ?? 0) + by
  }
  plan.moves.forEach((to, mover) => {
    if (to < 0) return
    const asset = mover + FIRST_SHIP
    shift(regionOf(realm, state, asset), -(realm.points[asset] ?? 0))
    shift(asset < FIRST_NOBLE ? (realm.zoneRegion[to] ?? 0) : to, realm.points[asset] ?? 0)
  })
  if (plan.bid > 0) shift(plan.calais, realm.data.captainOfCalais.controlPoints / 2)
}

function reckon(about: Judgement, plan: Plan): Pick<Draft, 'budget' | 'attackUnderWay'> {
  const { realm, state, seat } = about
  let attackUnderWay = false
  for (let at = 0; at < FIRST_PERSONALITY; at++) {
    const here = counters(plan, at)
    if (here > 0 && state.owner[at] !== seat && here < enough(about, at)) attackUnderWay = true
  }
  return { budget: purse(realm, state, seat, plan), attackUnderWay }
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
  const { realm, state, seat, plan, budget, pound, attackUnderWay, picks } = draft
  const { cost } = realm.data.troops
  const here = counters(plan, at)
  if (paid && budget < cost) return -1
  // A mercenary costs nothing but is gone after the fight.
  const price = paid ? cost * pound : cost * pound * picks.mercenaryPrice
  if (state.owner[at] === seat) {
    if (here >= 3 || attackUnderWay) return -1
    const threat = picks.storm * threats(draft, at)
    return threat * loss(draft, at) * (1 - here / 3) - price
  }
  const need = enough(draft, at)
  if (here > 0 && here < need) return FINISH + (paid ? 0 : 1)
  if (attackUnderWay) return -1
  const spare = here - need
  if (spare >= 0) {
    const better = (CHANCES[spare + 1] ?? 0) - (CHANCES[spare] ?? 1)
    return gain(draft, at) * picks.attack * better - price
  }
  const missing = Math.max(0, need - (state.mercenaries[seat] ?? 0) + used(plan.mercenaries))
  if (missing * cost > budget) return -1
  return gain(draft, at) * picks.attack * CHANCES[0] - need * cost * pound
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
  const { realm, state, seat, budget, pound, plan, picks } = draft
  if (plan.cubes[on - FIRST_PERSONALITY] !== NO_CUBE) return -1
  const price = (white ? realm.white[on] : realm.black[on]) ?? 0
  if (price > budget) return -1
  if (white) {
    // Somebody must be able to afford the bribe.
    const black = realm.black[on] ?? 0
    let able = 0
    let worst = 0
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || (state.money[other] ?? 0) < black) continue
      able++
      worst = Math.max(worst, lossTo(draft, on, other))
    }
    return able === 0 ? -1 : Math.min(0.9, picks.bribed + picks.bribedMore * (able - 1)) * worst - price * pound
  }
  // A bribe fails against a white cube, and players earlier in the turn order bribe later.
  const later = state.order.indexOf(seat)
  return gain(draft, on) * Math.max(picks.bribe / 2, picks.bribe - picks.bribeLater * later) - price * pound
}

function weighMove(draft: Draft, asset: number, to: string): number {
  const { realm, state, plan, picks } = draft
  if ((plan.moves[asset - FIRST_SHIP] ?? -1) >= 0) return -1
  const from = regionOf(realm, state, asset)
  const region = asset < FIRST_NOBLE ? (realm.zoneRegion[zoneNumber(to)] ?? 0) : regionNumber(to)
  if (region === from) return -1
  const points = realm.points[asset] ?? 0
  const left = (draft.leaving[asset] ??= swing(draft, from, -points, -1, 0))
  const come = (draft.coming[region] ??= [])
  return left + (come[asset] ??= swing(draft, region, points, -1, 0)) - picks.move
}

/** Each pound more makes the Captain more likely, and less so than the pound before. */
function weighBid(draft: Draft, region: number, by: number): number {
  const { plan, budget, pound, picks } = draft
  if (by <= 0 || by > budget) return -1
  const prize = (draft.prizes[region] ??= captaincy(draft, region))
  const likelier = Math.exp(-plan.bid / picks.likelyBid) - Math.exp(-(plan.bid + by) / picks.likelyBid)
  return prize * likelier - by * pound
}

function captaincy(draft: Draft, region: number): number {
  const { controlPoints: points, victoryPoints } = draft.realm.data.captainOfCalais
  return victoryPoints + swing(draft, region, points, -1, 0)
}
