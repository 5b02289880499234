/** A round in the order of the rulebook: who must choose, among what, and what a choice does (section 3). */
import type { Dice, Seat, Tell } from '../../../engine/game.ts'
import type { Event, Move, State } from '../types.ts'
import { show } from './bidding.ts'
import { bidOf } from './moves.ts'

/** For each set of seats, a number with one bit for each, the list of them: made once, because it is asked for after every step. */
const LISTS: (readonly Seat[])[] = []

function listOf(set: number): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; set >> seat > 0; seat++) if ((set >> seat) & 1) seats.push(seat)
  return seats
}

/** SG-3.1: everybody who has not chosen yet. */
export function awaiting(state: State): readonly Seat[] {
  let set = 0
  if (state.status === 'running')
    for (let seat = 0; seat < state.bids.length; seat++) if (state.bids[seat] === null) set |= 1 << seat
  return (LISTS[set] ??= listOf(set))
}

/** Everything in this game is chosen in secret and at once, so a seat may take back whatever the others did meanwhile (SG-3.2). */
export function together(): boolean {
  return true
}

/** SG-3.1: any coin of the own purse. */
export function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  into.length = 0
  if (state.status === 'running' && state.bids[seat] === null)
    for (const coin of state.purses[seat] ?? []) into.push(bidOf(coin))
  return into
}

export function apply(state: State, seat: Seat, move: Move, _dice: Dice, tell: Tell<Event>): void {
  state.bids[seat] = move.coin
  // SG-5.1
  tell?.({ type: 'chose', seat, coin: move.coin }, [seat])
  tell?.({ type: 'ready', seat })
  if (!state.bids.includes(null)) show(state, tell)
}
