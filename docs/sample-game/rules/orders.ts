/** What may be left to itself: the coin that is missed least. */
import type { Orders } from '../../../engine/game.ts'
import type { Move, View } from '../types.ts'

export const orders: Orders<View, Move> = {
  kinds: [{ id: 'least', take: (_view, moves) => moves[0] ?? null }],
  turn: (view) => view.round,
}
