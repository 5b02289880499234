/** States that differ only in what a seat cannot know, made by hand and apart from `view` and `guess`. */
import type { Dice } from '../../../engine/game.ts'
import type { State } from '../types.ts'

/** All that is hidden from anybody is the order of the deck. */
export function hidden(state: State, _: number | null, dice: Dice): State {
  dice.shuffle(state.deck)
  return state
}
