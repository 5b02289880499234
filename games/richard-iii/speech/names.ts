/** Names of things as phrases. Both copies of a person have one name. */
import type { Phrase, Seat, SeatName } from '../../../engine/index.ts'
import { shortName } from '../rules/notation.ts'
import type { AreaId, BlockId, CardId, ZoneId } from '../rules/ids.ts'

export function who(seat: Seat): SeatName {
  return { seat }
}

export function area(id: AreaId): Phrase {
  return { say: `area.${id}` }
}

export function place(id: AreaId | 'pool'): Phrase {
  return id === 'pool' ? { say: 'place.pool' } : area(id)
}

export function zone(id: ZoneId): Phrase {
  return { say: `zone.${id}` }
}

export function block(id: BlockId): Phrase {
  return { say: `block.${shortName(id)}` }
}

export function card(id: CardId): Phrase {
  return { say: `card.${id}` }
}

/** Areas passed, two to four of them. */
export function route(areas: readonly AreaId[]): Phrase {
  const [a, b, c, d] = areas.map(area)
  if (!a || !b) return { say: 'place.pool' }
  if (!c) return { say: 'route.2', a, b }
  return d ? { say: 'route.4', a, b, c, d } : { say: 'route.3', a, b, c }
}
