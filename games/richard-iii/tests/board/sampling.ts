/** The decisions on which this board is tried: of every kind one. */
import type { Sampling } from '../../../../art/kit/decisions.ts'
import type { Move } from '../../types/index.ts'

/** A block with one way out is another matter than one with several. */
function kindOf(move: Move, all: readonly Move[]): string {
  if (move.type !== 'retreat') return move.type
  const ways = all.filter((other) => other.type === 'retreat' && other.block === move.block)
  return ways.length === 1 ? 'retreat/only' : 'retreat'
}

export const sampling: Sampling<Move> = {
  games: 16,
  each: 1,
  most: 14,
  kindOf,
  options: [{}, { scenario: 'kingmaker-1470' }],
}
