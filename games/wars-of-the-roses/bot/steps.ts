/** How good each step of planning looks, given the plan so far. */
import {
  assetNumber,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  NO_CUBE,
  regionNumber,
  zoneNumber,
} from '../rules/ids.ts'
import type { Move } from '../types/index.ts'
import { counters, type Draft, enough } from './draft.ts'
import { gain, loss, lossTo, swing } from './judgement.ts'

/** An attack once begun is finished before anything else. */
export const FINISH = 1000

/** The chance that an attack with so many counters more than the fewest succeeds. */
const CHANCES = [0.5, 0.65, 0.75, 0.8] as const

/** How good a step looks; `done` is 0 and steps that take back are below it. */
export function weigh(draft: Draft, move: Move): number {
  switch (move.type) {
    case 'troops':
    case 'mercenaries':
      return move.by < 0 ? -1 : weighCounter(draft, assetNumber(move.at), move.type === 'troops')
    case 'cube':
      return move.cube === null ? -1 : weighCube(draft, assetNumber(move.on))
    case 'go': {
      if (move.to === null) return -1
      const who = assetNumber(move.who)
      return weighMove(draft, who - FIRST_SHIP, who < FIRST_NOBLE ? zoneNumber(move.to) : regionNumber(move.to))
    }
    case 'calais':
      return weighBid(draft, regionNumber(move.region), move.by)
    case 'draft':
    case 'aid':
    case 'done':
      return 0
  }
}

/** What holds of an asset whatever else is planned: its guards, an attack, or a cube on it. */
export function worthOf(draft: Draft, asset: number): number {
  const worth = draft.lands[draft.regions[asset] ?? 0]?.worth ?? []
  const known = worth[asset] ?? 0
  return Number.isNaN(known) ? (worth[asset] = findWorth(draft, asset)) : known
}

function findWorth(draft: Draft, asset: number): number {
  const { board, seat, picks } = draft
  const own = board.owner[asset] === seat
  if (asset >= FIRST_PERSONALITY) return own ? guarding(draft, asset) : bribing(draft, asset)
  return own ? picks.storm * threats(draft, asset) * loss(draft, asset) : gain(draft, asset) * picks.attack
}

export function weighCounter(draft: Draft, at: number, paid: boolean): number {
  const { realm, board, seat, plan, budget, pound, unfinished, picks, left } = draft
  const { cost } = realm.data.troops
  const here = counters(plan, at)
  if (paid && budget < cost) return -1
  // A mercenary costs nothing but is gone after the fight.
  const price = paid ? cost * pound : cost * pound * picks.mercenaryPrice
  if (board.owner[at] === seat) {
    if (here >= 3 || unfinished > 0) return -1
    return worthOf(draft, at) * (1 - here / 3) - price
  }
  const need = enough(draft, at)
  if (here > 0 && here < need) return FINISH + (paid ? 0 : 1)
  if (unfinished > 0) return -1
  const spare = here - need
  if (spare >= 0) {
    const better = (CHANCES[spare + 1] ?? 0) - (CHANCES[spare] ?? 1)
    return worthOf(draft, at) * better - price
  }
  const missing = Math.max(0, need - left.mercenaries)
  if (missing * cost > budget) return -1
  return worthOf(draft, at) * CHANCES[0] - need * cost * pound
}

/** How many others have a footing in the region of a Location. */
function threats({ realm, board, seat, points }: Draft, at: number): number {
  const region = realm.home[at] ?? 0
  let others = 0
  for (let other = 0; other < board.seats; other++)
    if (other !== seat && (points[region * board.seats + other] ?? 0) > 2) others++
  return others
}

function weighCube(draft: Draft, on: number): number {
  return draft.plan.cubes[on - FIRST_PERSONALITY] === NO_CUBE && isAffordable(draft, on) ? worthOf(draft, on) : -1
}

/** Whether the seat has the cube and the money for what it would do there. */
export function isCubeLeft(draft: Draft, on: number): boolean {
  const { board, seat, left, plan } = draft
  const cubes = board.owner[on] === seat ? left.white : left.black
  return cubes > 0 && plan.cubes[on - FIRST_PERSONALITY] === NO_CUBE && isAffordable(draft, on)
}

function isAffordable({ realm, board, seat, budget }: Draft, on: number): boolean {
  return ((board.owner[on] === seat ? realm.white : realm.black)[on] ?? 0) <= budget
}

/** A white cube: somebody must be able to afford the bribe. */
function guarding(draft: Draft, on: number): number {
  const { realm, board, seat, pound, picks } = draft
  const black = realm.black[on] ?? 0
  let able = 0
  let worst = 0
  for (let other = 0; other < board.seats; other++) {
    if (other === seat || (board.money[other] ?? 0) < black) continue
    able++
    worst = Math.max(worst, lossTo(draft, on, other))
  }
  if (able === 0) return -1
  return Math.min(0.9, picks.bribed + picks.bribedMore * (able - 1)) * worst - (realm.white[on] ?? 0) * pound
}

/** A bribe fails against a white cube, and players earlier in the turn order bribe later. */
function bribing(draft: Draft, on: number): number {
  const { realm, board, seat, pound, picks } = draft
  const later = board.order.indexOf(seat)
  const holds = Math.max(picks.bribe / 2, picks.bribe - picks.bribeLater * later)
  return gain(draft, on) * holds - (realm.black[on] ?? 0) * pound
}

export function weighMove(draft: Draft, mover: number, to: number): number {
  const { realm, plan, picks, regions, lands } = draft
  if ((plan.moves[mover] ?? -1) >= 0) return -1
  const asset = mover + FIRST_SHIP
  const from = regions[asset] ?? 0
  const region = asset < FIRST_NOBLE ? (realm.zoneRegion[to] ?? 0) : to
  if (region === from) return -1
  const leaving = lands[from]?.leaving ?? []
  const coming = lands[region]?.coming ?? []
  const points = realm.points[asset] ?? 0
  let left = leaving[mover] ?? 0
  let come = coming[mover] ?? 0
  if (Number.isNaN(left)) left = leaving[mover] = swing(draft, from, -points, -1, 0)
  if (Number.isNaN(come)) come = coming[mover] = swing(draft, region, points, -1, 0)
  return left + come - picks.move
}

/** Each pound more makes the Captain more likely, and less so than the pound before. */
export function weighBid(draft: Draft, region: number, by: number): number {
  const { plan, budget, pound, lands } = draft
  const land = lands[region]
  if (!land || by <= 0 || by > budget) return -1
  if (Number.isNaN(land.prize)) land.prize = captaincy(draft, region)
  const likelier = outbid(draft, plan.bid) - outbid(draft, plan.bid + by)
  return land.prize * likelier - by * pound
}

function outbid({ picks, outbid: known }: Draft, bid: number): number {
  return (known[bid] ??= Math.exp(-bid / picks.likelyBid))
}

function captaincy(draft: Draft, region: number): number {
  const { controlPoints: points, victoryPoints } = draft.realm.data.captainOfCalais
  return victoryPoints + swing(draft, region, points, -1, 0)
}
