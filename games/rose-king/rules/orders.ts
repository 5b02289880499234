/** What may be left to itself: drawing, and replies to moves one has foreseen. */
import type { Orders } from '../../../engine/game.ts'
import type { Move, View } from '../types.ts'

export const orders: Orders<View, Move> = {
  kinds: [{ id: 'draw', take: (_view, moves) => moves.find(({ type }) => type === 'draw') ?? null }],
  line: true,
}
