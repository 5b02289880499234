/** What bots of each temper like to do. */
import type { Seat, Tempers } from '../../../engine/game.ts'
import { stoneOf } from '../rules/houses.ts'
import { addCards } from '../rules/cards.ts'
import { targetOf } from '../rules/spaces.ts'
import type { Move, State } from '../types.ts'

/** How much the bold likes to send a hero, and the miser to keep him; what a card more is to either. */
const SENT = 0.16
const KEPT = 0.5
const CARD = 0.1
/** A schemer shuts the other in: so much for nothing that could be played, less for each choice that is left. */
const SHUT_IN = 0.4
const CHOICE = 0.15

export const tempers: Tempers<State, Move> = {
  /** Sends heroes at once, and would rather play than draw. */
  bold: { fond: (_state, _seat, move) => (move.type === 'play' ? (move.hero ? SENT : 0) : -CARD) },
  /** Keeps heroes to the last, and fills its hand. */
  miser: { fond: (_state, _seat, move) => (move.type === 'play' ? (move.hero ? -KEPT : 0) : CARD) },
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
