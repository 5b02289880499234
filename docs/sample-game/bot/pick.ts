import type { Dice, Seat } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { promise } from './promise.ts'

/** The more promising of two at random: sensible, and not to be foreseen. */
export function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const one = moves[dice.int(moves.length)] as Move
  const other = moves[dice.int(moves.length)] as Move
  return promise(state, seat, one) >= promise(state, seat, other) ? one : other
}
