/** What a coin is up against: the coins of the others lie open, so this is certain before it is bid. */
import { good, plain } from '../../../engine/foresight.ts'
import type { Foresight } from '../../../engine/game.ts'
import type { Move, View } from '../types.ts'

export function foresee(view: View, moves: readonly Move[]): readonly Foresight[] {
  const { seat } = view
  const [move] = moves
  if (seat === null || move === undefined || moves.length > 1 || !view.purses[seat]?.includes(move.coin)) return []
  const others = view.purses.filter((_, other) => other !== seat).flat()
  const higher = others.filter((coin) => coin > move.coin).length
  if (higher === 0) return [good({ say: 'foresee.highest' })]
  return [plain({ say: 'foresee.higher', n: higher })]
}
