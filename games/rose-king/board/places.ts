/** Which place of the board a move belongs to: the space a card leads to, or the deck. */
import { targetOf } from '../rules/spaces.ts'
import type { Card, Move, Space, View } from '../types.ts'

export type Place = `space ${Space}` | 'deck'

/** Where the crown would go; the card in the hand stands for the same place. */
export function placeOfCard(card: Card, view: Pick<View, 'crown'>): Place {
  return `space ${targetOf(view.crown, card)}`
}

export function placeOf(move: Move, view: Pick<View, 'crown'>): Place {
  return move.type === 'play' ? placeOfCard(move.card, view) : 'deck'
}
