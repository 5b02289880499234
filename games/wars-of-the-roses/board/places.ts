/** Which place of the board a move belongs to. */
import type { Offer } from '../../../art/board.ts'
import type { AssetId, CardId, RegionId, SeaZoneId } from '../rules/ids.ts'
import type { Move } from '../types/index.ts'

/** A piece of the map or its card, one of the two bids for Calais, the question of French Aid, the end of a plan. */
export type Place = AssetId | CardId | `calais ${RegionId}` | 'aid' | 'done'

export function placeOf(move: Move): Place {
  switch (move.type) {
    case 'draft':
      return move.card
    case 'aid':
    case 'done':
      return move.type
    case 'troops':
    case 'mercenaries':
      return move.at
    case 'cube':
      return move.on
    case 'go':
      return move.who
    case 'calais':
      return `calais ${move.region}`
  }
}

export type Offers = readonly Offer<Move>[]

export interface Counters {
  readonly more: Offer<Move> | undefined
  readonly less: Offer<Move> | undefined
}

/** Adding and taking back counters of one kind. */
export function countersOf(offers: Offers, kind: 'troops' | 'mercenaries'): Counters {
  const by = (sign: 1 | -1) => offers.find(({ move }) => move.type === kind && move.by === sign)
  return { more: by(1), less: by(-1) }
}

/** Laying a cube or taking it back: never both. */
export function cubeOf(offers: Offers): Offer<Move> | undefined {
  return offers.find(({ move }) => move.type === 'cube')
}

/** The ways a noble or ship can go, by destination; `null` is staying after all. */
export function waysOf(offers: Offers): ReadonlyMap<RegionId | SeaZoneId | null, Offer<Move>> {
  return new Map(offers.flatMap((offer) => (offer.move.type === 'go' ? [[offer.move.to, offer] as const] : [])))
}

export const BIDS = [-5, -1, 1, 5] as const

/** The bids one can make in a region, by how much they change the bid; 0 carries it over. */
export function bidsOf(offers: Offers): ReadonlyMap<number, Offer<Move>> {
  return new Map(offers.flatMap((offer) => (offer.move.type === 'calais' ? [[offer.move.by, offer] as const] : [])))
}
