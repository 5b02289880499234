import type { State } from '../types.ts'

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
