/** What every part of this board needs besides what all boards share. */
import { boardContext, type BoardBase, liveryOf as liveryOfSeat } from '../../../art/index.ts'
import type { Livery, Phrase, Seat } from '../../../engine/game.ts'
import type { Figures, Move, View } from '../types/index.ts'
import type { Place } from './places.ts'

export interface Knight {
  readonly ally: boolean
  readonly strength: number
}

interface Own {
  readonly figures: Figures
  /** The knight in hand: only its offers are shown. */
  readonly knight: Knight | null
  readonly pick: (knight: Knight | null) => void
}

export type BoardContext = BoardBase<View, Move, Place> & Own

export const { Provide, useBoard, Spot, SpotButton, OfferButton } = boardContext<View, Move, Place, Own>()

export interface Who {
  readonly seat: Seat
  readonly ally: boolean
}

export function liveryOf(board: BoardContext, who: Who): Livery {
  if (who.ally) return board.view.allies[who.seat]?.colour === 'yellow' ? 'or' : 'vert'
  return liveryOfSeat(board, who.seat)
}

export function nameOf(board: BoardContext, who: Who): string {
  return who.ally ? board.say({ say: 'ally', of: { seat: who.seat } }) : (board.seats[who.seat]?.name ?? '')
}

/** A list in the reader's language: "2 squires and 2 gold". */
export function listed(board: BoardContext, items: readonly Phrase[]): string {
  return board.say({ say: 'board.list', items })
}
