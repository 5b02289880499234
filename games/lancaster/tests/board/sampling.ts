/** The decisions on which this board is tried: of every kind one. */
import type { Sampling } from '../../../../art/kit/decisions.ts'
import type { Move } from '../../types/index.ts'

/** An ally's knight is sent as one's own, to other places. */
function kindOf(move: Move): string {
  return 'ally' in move && move.ally ? `${move.type}/ally` : move.type
}

export const sampling: Sampling<Move> = { games: 3, each: 1, most: 25, kindOf }
