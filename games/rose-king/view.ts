/** What a seat may know (section 8): everything but the order of the deck. */
import type { Dice, Seat } from '../../engine/game.ts'
import { addCards, cardSet } from './cards.ts'
import { modeFor } from './houses.ts'
import { leaderOf, scoresOf } from './scoring.ts'
import type { State, View } from './types.ts'

export function view(state: State, seat: Seat | null): View {
  const scores = scoresOf(state.board, state.options.scoring)
  return {
    me: seat,
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

/** A state that looks like this, with the deck in the order of its cards. */
export function stateSeen(view: View): State {
  return {
    board: [...view.board],
    crown: view.crown,
    turn: view.turn,
    hands: view.hands.map(cardSet),
    heroes: [...view.heroes],
    deck: [...view.deck],
    discard: cardSet(view.discard),
    stonesLeft: view.stonesLeft,
    status: view.status,
    options: { ...view.options },
  }
}

/** RK-8.3: every order of the deck is equally likely. */
export function guess(view: View, dice: Dice): State {
  const state = stateSeen(view)
  dice.shuffle(state.deck)
  return state
}

export function copy(state: State): State {
  return {
    board: state.board.slice(),
    crown: state.crown,
    turn: state.turn,
    hands: state.hands.slice(),
    heroes: state.heroes.slice(),
    deck: state.deck.slice(),
    discard: state.discard,
    stonesLeft: state.stonesLeft,
    status: state.status,
    options: state.options,
  }
}
