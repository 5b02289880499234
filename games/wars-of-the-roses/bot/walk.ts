/** The best step of planning: of a list, or found without one as the list of all would have it. */
import type { Dice } from '../../../engine/index.ts'
import { reachOf } from '../rules/audit.ts'
import { ASSETS, FIRST_PERSONALITY, FIRST_SHIP } from '../rules/ids.ts'
import {
  BID_FIVE_MORE,
  BID_ONE_MORE,
  BLACK_ON,
  DONE,
  GO,
  MERCENARY_MORE,
  TROOP_MORE,
  WHITE_ON,
} from '../rules/moves.ts'
import type { Move } from '../types/index.ts'
import type { Draft, Offers } from './draft.ts'
import { FINISH, isCubeLeft, weigh, weighBid, weighCounter, weighMove, worthOf } from './steps.ts'

/** The best step met so far, with a little chance so that nobody is read like a book. */
class Favourite {
  move: Move = DONE
  private readonly dice: Dice
  private highest = 0

  constructor(dice: Dice) {
    this.dice = dice
  }

  meet(move: Move | undefined, value: number): void {
    if (value <= 0) return
    const chancy = value >= FINISH ? value : value * (0.75 + this.dice.int(51) / 100)
    if (chancy <= this.highest || !move) return
    this.highest = chancy
    this.move = move
  }
}

export function favouriteOf(draft: Draft, moves: readonly Move[], dice: Dice): Move {
  const best = new Favourite(dice)
  for (const move of moves) best.meet(move, weigh(draft, move))
  return best.move
}

/** The best step of all. */
export function favourite(draft: Draft, dice: Dice): Move {
  const best = new Favourite(dice)
  if (draft.offers.stale) survey(draft)
  meetCounters(draft, best)
  meetOffers(draft, best)
  meetBids(draft, best)
  return best.move
}

function meetCounters(draft: Draft, best: Favourite): void {
  const { realm, board, seat, left, presence } = draft
  const troops = left.troops > 0 && draft.budget >= realm.data.troops.cost
  const mercenaries = left.mercenaries > 0
  if (!troops && !mercenaries) return
  const { owner } = board
  const { home } = realm
  for (let at = 0; at < FIRST_PERSONALITY; at++) {
    const holder = owner[at] ?? -1
    if (holder < 0 || (holder !== seat && (presence & (1 << (home[at] ?? 0))) === 0)) continue
    if (troops) best.meet(TROOP_MORE[at], weighCounter(draft, at, true))
    if (mercenaries) best.meet(MERCENARY_MORE[at], weighCounter(draft, at, false))
  }
}

/** Cubes and ways that are worth something as the control points are. */
function survey(draft: Draft): void {
  const { realm, board, seat, plan, offers } = draft
  offers.stale = false
  offers.count = 0
  for (let on = FIRST_PERSONALITY; on < ASSETS.length; on++) {
    const holder = board.owner[on] ?? -1
    if (holder < 0) continue
    const i = on - FIRST_PERSONALITY
    const mine = holder === seat
    offer(offers, (mine ? WHITE_ON : BLACK_ON)[i], worthOf(draft, on), on)
    const mover = on - FIRST_SHIP
    if (!mine || mover < 0 || (plan.moves[mover] ?? -1) >= 0) continue
    for (const to of reachOf(realm, board, on)) offer(offers, GO[mover]?.[to], weighMove(draft, mover, to), -1)
  }
}

function offer(offers: Offers, move: Move | undefined, value: number, on: number): void {
  if (value <= 0 || !move) return
  const at = offers.count++
  offers.moves[at] = move
  offers.values[at] = value
  offers.cubes[at] = on
}

function meetOffers(draft: Draft, best: Favourite): void {
  const { moves, values, cubes, count } = draft.offers
  for (let i = 0; i < count; i++) {
    const on = cubes[i] ?? -1
    if (on < 0 || isCubeLeft(draft, on)) best.meet(moves[i], values[i] ?? 0)
  }
}

function meetBids(draft: Draft, best: Favourite): void {
  const { realm, plan } = draft
  for (const region of realm.bidRegions) {
    if (plan.bid > 0 && plan.calais !== region) continue
    best.meet(BID_ONE_MORE[region], weighBid(draft, region, 1))
    best.meet(BID_FIVE_MORE[region], weighBid(draft, region, 5))
  }
}
