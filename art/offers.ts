/**
 * Offers by the place they belong to. A game says in `board/places.ts` where a move is made
 * (`placeOf(move, view)`, `null` for one that has no place); a click there means that move, or one of several.
 */
import type { Offer } from './board.ts'

export type Offers<Move> = readonly Offer<Move>[]

const NONE: Offers<never> = []

export function offersByPlace<Move, Place>(
  offers: Offers<Move>,
  placeOf: (move: Move) => Place | null,
): (place: Place) => Offers<Move> {
  const places = new Map<Place, Offer<Move>[]>()
  for (const offer of offers) {
    const place = placeOf(offer.move)
    if (place === null) continue
    const known = places.get(place)
    if (known) known.push(offer)
    else places.set(place, [offer])
  }
  return (place) => places.get(place) ?? NONE
}
