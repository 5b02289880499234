/** The decisions on which this board is tried: of every kind one. */
import type { Sampling } from '../../../../art/kit/decisions.ts'
import type { Move } from '../../types/index.ts'

/** What is taken back again stands beside what is given. */
function kindOf(move: Move): string {
  const less = (move.type === 'mercenaries' || move.type === 'calais') && move.by < 0
  return less ? `${move.type}/less` : move.type
}

export const sampling: Sampling<Move> = { games: 2, each: 1, most: 20, kindOf }
