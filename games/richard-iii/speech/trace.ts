/** The marks an event leaves on the realm: marches, ships, the raised and the fallen, fields that were won, every die. */
import type { Trace } from '../../../engine/telling.ts'
import type { AreaId } from '../rules/ids.ts'
import type { Event } from '../types/index.ts'
import { actor } from './weight.ts'

/** Deeds of a battle name no area: they happened where the battle was that opened last. */
export function trace(events: readonly Event[]): readonly (readonly Trace[])[] {
  let field: AreaId | null = null
  return events.map((event): readonly Trace[] => {
    if (event.type === 'battle') field = event.area
    const marks = markOf(event, field)
    if (event.type === 'battle-over') field = null
    return marks
  })
}

function markOf(event: Event, field: AreaId | null): readonly Trace[] {
  const seat = actor(event)
  switch (event.type) {
    case 'marched':
      return [{ kind: 'way', at: event.route, seat }]
    case 'sailed':
    case 'regrouped':
      return [{ kind: 'way', at: [event.from, event.to], seat }]
    case 'retreated':
      return field === null ? [] : [{ kind: 'way', at: [field, event.to], seat }]
    case 'recruited':
    case 'mustered':
    case 'entered':
    case 'king-stands':
      return [{ kind: 'came', at: [event.area], seat }]
    case 'plague':
    case 'starved':
    case 'exiles-dismissed':
      return [{ kind: 'gone', at: [event.area], seat }]
    case 'eliminated':
      return field === null ? [] : [{ kind: 'gone', at: [field], seat }]
    case 'defected':
      return field === null ? [] : [{ kind: 'changed', at: [field], seat }]
    case 'battle-over':
      return [{ kind: 'changed', at: [event.area], seat }]
    case 'fired':
    case 'charged':
    case 'shot-back':
    case 'treachery':
      return field === null ? [] : [{ kind: 'dice', at: [field], seat, dice: event.dice }]
    case 'went-home':
    case 'disbanded':
      return event.going.map(({ from, to }): Trace =>
        to === 'pool' ? { kind: 'gone', at: [from], seat } : { kind: 'way', at: [from, to], seat },
      )
    default:
      return []
  }
}
