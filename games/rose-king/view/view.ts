/** What a seat may know (section 8): everything but the order of the deck. */
import type { Seat } from '../../../engine/game.ts'
import { addCards } from '../rules/cards.ts'
import { modeFor } from '../rules/houses.ts'
import { leaderOf, scoresOf } from '../rules/scoring.ts'
import type { State, View } from '../types.ts'

/** Nothing is hidden from one seat and shown to another. */
export function overlay(_state: State, seat: Seat): Pick<View, 'seat'> {
  return { seat }
}

export function view(state: State, seat: Seat | null): View {
  const scores = scoresOf(state.board, state.options.scoring)
  return {
    seat,
    board: [...state.board],
    crown: state.crown,
    turn: state.turn,
    hands: state.hands.map((hand) => addCards(hand, [])),
    handLimit: modeFor(state.hands.length).handLimit,
    heroes: [...state.heroes],
    discard: addCards(state.discard, []),
    deckCount: state.deck.length,
    // RK-8.3: what the deck holds follows from what is open; sorting it hides the order.
    deck: state.deck.toSorted((a, b) => a - b),
    stonesLeft: state.stonesLeft,
    scores,
    leader: leaderOf(scores),
    status: state.status,
    options: { ...state.options },
  }
}
