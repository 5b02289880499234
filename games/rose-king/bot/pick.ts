import type { Dice, Seat } from '../../../engine/game.ts'
import type { Move, State } from '../types.ts'
import { promise } from './promise.ts'

/** Mostly the move that promises most, now and then anything. */
export function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  let best = moves[dice.int(moves.length)] as Move
  if (moves.length === 1 || dice.int(10) === 0) return best
  let most = promise(state, seat, best)
  for (const move of moves) {
    const promised = promise(state, seat, move)
    if (promised > most) {
      most = promised
      best = move
    }
  }
  return best
}
