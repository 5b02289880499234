/** Beside the words of a move: the arrow of its card, as it points on the reader's own board. */
import { CARDS } from '../rules/cards.ts'
import type { Move, View } from '../types.ts'
import { heading, turnsFor } from './geometry.ts'
import { upright } from './turning.ts'

export function MoveSign({ move, view }: { readonly move: Move; readonly view: View }) {
  const card = move.type === 'play' ? CARDS[move.card] : undefined
  if (!card) return null
  const turns = upright.value ? 0 : turnsFor(view.seat, view.hands.length)
  return (
    <svg viewBox="-12 -12 24 24" width="20" height="20" class="rk-move-sign" aria-hidden="true">
      <g transform={`rotate(${heading(card.dx, card.dy, turns)})`}>
        <path d="M0 10 V-8 M-5.5 -2.5 L0 -9 L5.5 -2.5" />
      </g>
    </svg>
  )
}
