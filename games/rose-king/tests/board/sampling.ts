/** The decisions on which this board is tried: of every kind one. */
import type { Sampling } from '../../../../art/kit/decisions.ts'
import type { Move } from '../../types.ts'

function kindOf(move: Move): string {
  return move.type === 'play' && move.hero ? 'hero' : move.type
}

export const sampling: Sampling<Move> = { games: 4, each: 1, kindOf }
