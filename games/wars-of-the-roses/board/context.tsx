/** What every part of this board needs besides what all boards share. */
import { boardContext, type BoardBase, type Offer } from '../../../art/index.ts'
import type { AssetId, RegionId } from '../rules/ids.ts'
import type { AssetView, Move, View } from '../types/index.ts'
import type { Mark } from './marks.ts'
import type { Place } from './places.ts'

interface Own {
  /** The assets as they are drawn: while a reveal is told, as they stood at that moment. */
  readonly assets: readonly AssetView[]
  /** Orders to be drawn on the map: one's own plan, or what the reveal has told so far. */
  readonly marks: readonly Mark[]
  /** What the reveal speaks of now. */
  readonly lit: ReadonlySet<string>
  /** The region looked at closely. */
  readonly region: RegionId | null
  readonly look: (region: RegionId | null) => void
}

export type BoardContext = BoardBase<View, Move, Place> & Own

export const { Provide, useBoard, useIsHinted, Spot, SpotButton, OfferButton } = boardContext<View, Move, Place, Own>()

export function assetOf(board: BoardContext, id: AssetId): AssetView | undefined {
  return board.assets.find((asset) => asset.id === id)
}

/** Handlers and classes of a small button for one offer; without one it rests but keeps the focus. */
export function useOffer(offer: Offer<Move> | undefined) {
  const board = useBoard()
  const hinted = useIsHinted('text', offer?.text)
  return {
    type: 'button' as const,
    'aria-disabled': offer ? undefined : true,
    onClick: () => offer && board.act([offer.text]),
    onPointerEnter: () => board.point(offer?.text ?? null),
    onPointerLeave: () => board.point(null),
    onFocus: () => board.point(offer?.text ?? null),
    onBlur: () => board.point(null),
    class: hinted ? 'wr-step hinted' : 'wr-step',
  }
}
