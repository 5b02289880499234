import type { Dice } from '../../../engine/game.ts'
import { cardSet } from '../rules/cards.ts'
import type { State, View } from '../types.ts'

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
