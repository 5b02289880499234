/** What a planner keeps in mind of a plan while it grows. */
import { presence } from '../rules/audit.ts'
import { regionOf } from '../rules/control.ts'
import { assetNumber, ASSETS, FIRST_NOBLE, FIRST_PERSONALITY, FIRST_SHIP, REGIONS } from '../rules/ids.ts'
import { enter, inHand } from '../rules/planning.ts'
import type { Move, Plan, State } from '../types/index.ts'
import { type Board, judge, type Judgement, regionFor } from './judgement.ts'
import type { Picks } from './picks.ts'
import { price, purse } from './purse.ts'

/**
 * What is worked out for a plan, step by step. A step changes the money and the pieces left, and now and then the control points of
 * a region or two; what hangs on those points is kept by their number.
 */
export interface Draft extends Judgement {
  plan: Plan
  /** The part of the plan that the points go by. */
  readonly moves: number[]
  calais: number
  bidding: boolean
  /** By asset: where it counts, or would at home. */
  readonly regions: readonly number[]
  /** By region: what is known of it, and what was by the seat's points there. */
  readonly lands: Land[]
  readonly known: readonly Map<number, Land>[]
  /** The regions the seat may attack in, as bits. */
  presence: number
  /** Money and pieces not yet planned. */
  budget: number
  readonly left: Left
  /** Attacks begun that cannot succeed yet. */
  unfinished: number
  readonly offers: Offers
  /** By the height of a bid: the chance that it is too low. */
  readonly outbid: (number | undefined)[]
}

/** Steps that are worth something as the control points are, in the order of the list of steps. */
export interface Offers {
  stale: boolean
  count: number
  readonly moves: Move[]
  readonly values: number[]
  /** What a cube of that step would lie on, −1 where it is no cube. */
  readonly cubes: number[]
}

interface Left {
  troops: number
  mercenaries: number
  white: number
  black: number
}

/** What hangs on the control points of a region; NaN stands for what nobody has asked for. */
interface Land {
  readonly points: number
  /** By asset that counts here: what its guards or those who take it are worth, whatever their number. */
  readonly worth: number[]
  /** By ship, then noble: what it changes if that one goes away, and if it comes. */
  readonly leaving: number[]
  readonly coming: number[]
  /** What the Captain of Calais would be worth here. */
  prize: number
}

const unknown = (count: number): readonly number[] => Array.from({ length: count }, () => Number.NaN)
const BY_ASSET = unknown(ASSETS.length)
const BY_MOVER = unknown(ASSETS.length - FIRST_SHIP)

/** The fewest counters that beat the garrison of a Location. */
export const enough = ({ realm }: Judgement, at: number): number => (realm.garrison[at] ?? 0) + 1

export const counters = (plan: Plan, at: number): number => (plan.troops[at] ?? 0) + (plan.mercenaries[at] ?? 0)

/** By seat: the last one, good for whoever looks at the same board by the same picks. */
const kept: Draft[] = []

export function look(state: State, seat: number, plan: Plan, picks: Picks): Draft {
  let draft = kept[seat]
  if (draft?.picks !== picks || !isSameBoard(draft.board, state)) draft = kept[seat] = begin(state, seat, plan, picks)
  else turnTo(draft, plan)
  return draft
}

/** Enters a step that plans more: what is not changed by it is not worked out again. */
export function take(draft: Draft, move: Move): void {
  const { realm, board, seat, plan, left } = draft
  draft.budget -= price(realm, move)
  switch (move.type) {
    case 'troops':
    case 'mercenaries': {
      const at = assetNumber(move.at)
      const attack = board.owner[at] !== seat
      if (attack && isUnfinished(draft, at)) draft.unfinished--
      enter(plan, move)
      if (attack && isUnfinished(draft, at)) draft.unfinished++
      left[move.type] -= move.by
      break
    }
    case 'cube':
      enter(plan, move)
      if (move.cube !== null) left[move.cube]--
      break
    case 'go':
    case 'calais':
      enter(plan, move)
      follow(draft)
      break
    case 'draft':
    case 'aid':
    case 'done':
      break
  }
}

function isSameBoard(one: Board, other: Board): boolean {
  return (
    one.figures === other.figures &&
    one.turn === other.turn &&
    isSame(one.owner, other.owner) &&
    isSame(one.place, other.place) &&
    isSame(one.money, other.money) &&
    isSame(one.vp, other.vp) &&
    isSame(one.mercenaries, other.mercenaries) &&
    isSame(one.order, other.order)
  )
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

/** The same without a memory. */
export function begin(state: State, seat: number, plan: Plan, picks: Picks): Draft {
  const board = {
    seats: state.seats,
    figures: state.figures,
    turn: state.turn,
    order: state.order.slice(),
    owner: state.owner.slice(),
    place: state.place.slice(),
    money: state.money.slice(),
    vp: state.vp.slice(),
    mercenaries: state.mercenaries.slice(),
  }
  const about = judge(board, seat, picks)
  const draft: Draft = {
    ...about,
    plan,
    moves: [],
    calais: -1,
    bidding: false,
    regions: ASSETS.map((_, asset) => regionFor(about, asset)),
    lands: [],
    known: REGIONS.map(() => new Map<number, Land>()),
    presence: 0,
    budget: 0,
    left: { troops: 0, mercenaries: 0, white: 0, black: 0 },
    unfinished: 0,
    offers: { stale: true, count: 0, moves: [], values: [], cubes: [] },
    outbid: [],
  }
  turnTo(draft, plan)
  return draft
}

function turnTo(draft: Draft, plan: Plan): void {
  draft.plan = plan
  follow(draft)
  reckon(draft)
}

/** The board as the planned moves and the bid would leave it. */
function follow(draft: Draft): void {
  const { realm, board, seat, plan, moves } = draft
  const bidding = plan.bid > 0
  let changed = false
  if (bidding !== draft.bidding || plan.calais !== draft.calais) {
    const captain = realm.data.captainOfCalais.controlPoints / 2
    if (draft.bidding) shift(draft, draft.calais, -captain)
    if (bidding) shift(draft, plan.calais, captain)
    draft.bidding = bidding
    draft.calais = plan.calais
    changed = true
  }
  for (let mover = 0; mover < plan.moves.length; mover++) {
    const to = plan.moves[mover] ?? -1
    const was = moves[mover]
    if (was === to) continue
    if (was !== undefined) send(draft, mover, was, -1)
    send(draft, mover, to, 1)
    moves[mover] = to
    changed = true
  }
  if (!changed) return
  for (let region = 0; region < REGIONS.length; region++) settle(draft, region)
  draft.offers.stale = true
  draft.presence = presence(realm, board, seat, plan, plan.calais)
}

function send(draft: Draft, mover: number, to: number, times: 1 | -1): void {
  if (to < 0) return
  const { realm, board } = draft
  const asset = mover + FIRST_SHIP
  const points = (realm.points[asset] ?? 0) * times
  shift(draft, regionOf(realm, board, asset), -points)
  shift(draft, asset < FIRST_NOBLE ? (realm.zoneRegion[to] ?? 0) : to, points)
}

function shift({ board, seat, points }: Draft, region: number, by: number): void {
  if (region < 0) return
  const at = region * board.seats + seat
  points[at] = (points[at] ?? 0) + by
}

/** Takes up what is known of a region with the points that are there now. */
function settle(draft: Draft, region: number): void {
  const { board, seat, points, lands, known, hopes } = draft
  const own = points[region * board.seats + seat] ?? 0
  if (lands[region]?.points === own) return
  for (let at = region * board.seats; at < (region + 1) * board.seats; at++) hopes[at] = Number.NaN
  let land = known[region]?.get(own)
  if (!land) {
    land = {
      points: own,
      worth: BY_ASSET.slice(),
      leaving: BY_MOVER.slice(),
      coming: BY_MOVER.slice(),
      prize: Number.NaN,
    }
    known[region]?.set(own, land)
  }
  lands[region] = land
}

/** What the plan leaves, and the attacks in it that are too weak so far. */
function reckon(draft: Draft): void {
  const { realm, board, seat, plan, left } = draft
  Object.assign(left, inHand(realm, board, seat, plan))
  draft.budget = purse(realm, board, seat, plan)
  draft.unfinished = 0
  for (let at = 0; at < FIRST_PERSONALITY; at++)
    if (board.owner[at] !== seat && isUnfinished(draft, at)) draft.unfinished++
}

function isUnfinished(draft: Draft, at: number): boolean {
  const here = counters(draft.plan, at)
  return here > 0 && here < enough(draft, at)
}
