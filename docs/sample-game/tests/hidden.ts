import type { Dice, Seat } from '../../../engine/game.ts'
import type { State } from '../types.ts'

/**
 * Another state that the seat cannot tell from this one. Written by hand and apart from `view` and `guess`: it finds the leaks
 * that these two share.
 */
export function hidden(state: State, seat: Seat | null, dice: Dice): State {
  dice.shuffle(state.deck)
  state.bids.forEach((bid, other) => {
    const purse = state.purses[other] ?? []
    if (bid !== null && other !== seat) state.bids[other] = purse[dice.int(purse.length)] ?? bid
  })
  return state
}
