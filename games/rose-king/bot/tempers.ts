/** What bots of each temper like to do. */
import type { Seat, Tempers } from '../../../engine/game.ts'
import { stoneOf } from '../rules/houses.ts'
import { addCards } from '../rules/cards.ts'
import { targetOf } from '../rules/spaces.ts'
import type { Move, State } from '../types.ts'

/** How dear a hero is to the miser: nothing is dearer. */
const KEPT = 1
/** A schemer shuts the other in: so much for nothing that could be played, less for each choice that is left. */
const SHUT_IN = 0.6
const CHOICE = 0.25

export const tempers: Tempers<State, Move> = {
  /** Keeps its heroes to the last. */
  miser: { fond: (_state, _seat, move) => (move.type === 'play' && move.hero ? -KEPT : 0) },
  /** Leaves the crown where the next player can do little. */
  schemer: { fond: (state, seat, move) => Math.max(-1, SHUT_IN - CHOICE * answers(state, seat, move)) },
}

/** How many plays the next player has after a move. */
function answers({ board, crown, hands, heroes }: State, seat: Seat, move: Move): number {
  const next = (seat + 1) % hands.length
  const from = move.type === 'play' ? targetOf(crown, move.card) : crown
  const own = stoneOf(next)
  let count = 0
  for (const card of addCards(hands[next] ?? 0, [])) {
    const space = targetOf(from, card)
    const stone = space < 0 ? own : board[space]
    if (stone === 0 || (stone !== own && (heroes[next] ?? 0) > 0)) count++
  }
  return count
}
