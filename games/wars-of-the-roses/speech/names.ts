/** Phrases for the names of things and for small parts of sentences. */
import type { Phrase, Seat } from '../../../engine/index.ts'
import type { AssetId, AwardId, CardId, House, RegionId, SeaZoneId } from '../rules/ids.ts'
import type { Order } from '../types/index.ts'

export const money = (n: number): Phrase => ({ say: 'money', n })
export const vp = (n: number): Phrase => ({ say: 'vp', n })
export const seatPhrase = (seat: Seat): Phrase => ({ say: 'seat', seat: { seat } })
export const asset = (id: AssetId): Phrase => ({ say: `asset.${id}` })
export const region = (id: RegionId): Phrase => ({ say: `region.${id}` })
export const award = (id: AwardId): Phrase => ({ say: `award.${id}` })
export const house = (id: House): Phrase => ({ say: `house.${id}` })

export function place(id: RegionId | SeaZoneId): Phrase {
  return { say: id.startsWith('sea-') ? `zone.${id}` : `region.${id}` }
}

export function card(id: CardId): Phrase {
  return { say: id.startsWith('mercenary-') ? 'card.mercenary' : `asset.${id}` }
}

/** "3 troops and 1 mercenary". */
export function force(troops: number, mercenaries: number): Phrase[] {
  const parts: Phrase[] = []
  if (troops > 0) parts.push({ say: 'troops', n: troops })
  if (mercenaries > 0) parts.push({ say: 'mercenaries', n: mercenaries })
  return parts
}

/** An order of a plan; `n` of its counters, all unless told. */
export function orderPhrase(order: Order, n?: number): Phrase {
  switch (order.kind) {
    case 'calais':
      return { say: 'order.calais', money: money(order.amount), region: region(order.region) }
    case 'move':
      return { say: 'order.move', who: asset(order.who), to: place(order.to) }
    case 'white':
    case 'black':
      return { say: `order.${order.kind}`, on: asset(order.on) }
    case 'troops':
      return { say: 'order.troops', force: force(n ?? order.n, 0), at: asset(order.at) }
    case 'mercenaries':
      return { say: 'order.mercenaries', force: force(0, n ?? order.n), at: asset(order.at) }
  }
}
