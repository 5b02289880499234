/** Orders drawn on the map: counters at a Location, cubes on persons, ways, the bid. */
import type { Seat } from '../../../engine/game.ts'
import type { LocationId, NobleId, PersonalityId, RegionId, SeaZoneId, ShipId } from '../rules/ids.ts'
import type { Order, OrderLine } from '../types/index.ts'

export type Mark = {
  readonly seat: Seat
  /** It will come to nothing as things stand, in whole or in part. */
  readonly idle: boolean
} & (
  | { readonly kind: 'force'; readonly at: LocationId; readonly troops: number; readonly mercenaries: number }
  | { readonly kind: 'cube'; readonly on: PersonalityId; readonly colour: 'white' | 'black' }
  /** `from` is told once the piece has gone: it stands at `to` then. */
  | {
      readonly kind: 'way'
      readonly who: NobleId | ShipId
      readonly to: RegionId | SeaZoneId
      readonly from?: RegionId | SeaZoneId
    }
  | { readonly kind: 'bid'; readonly region: RegionId; readonly amount: number }
)

function markOf(seat: Seat, order: Order, idle: boolean): Mark {
  switch (order.kind) {
    case 'calais':
      return { seat, idle, kind: 'bid', region: order.region, amount: order.amount }
    case 'move':
      return { seat, idle, kind: 'way', who: order.who, to: order.to }
    case 'white':
    case 'black':
      return { seat, idle, kind: 'cube', on: order.on, colour: order.kind }
    case 'troops':
      return { seat, idle, kind: 'force', at: order.at, troops: order.n, mercenaries: 0 }
    case 'mercenaries':
      return { seat, idle, kind: 'force', at: order.at, troops: 0, mercenaries: order.n }
  }
}

/** A plan as marks. Troops and mercenaries at one place march under one flag. */
export function marksOf(seat: Seat, lines: readonly OrderLine[]): readonly Mark[] {
  const marks: Mark[] = []
  for (const { order, fault } of lines) {
    const mark = markOf(seat, order, fault !== null)
    const flag = marks.findIndex((other) => other.kind === 'force' && mark.kind === 'force' && other.at === mark.at)
    const other = marks[flag]
    if (other?.kind === 'force' && mark.kind === 'force')
      marks[flag] = {
        ...other,
        idle: other.idle || mark.idle,
        troops: other.troops + mark.troops,
        mercenaries: other.mercenaries + mark.mercenaries,
      }
    else marks.push(mark)
  }
  return marks
}
