/** The marks an event leaves on the map: ways, forces, cubes, what changed hands. */
import type { Trace } from '../../../engine/telling.ts'
import type { Event } from '../types/index.ts'

export function trace(events: readonly Event[]): readonly (readonly Trace[])[] {
  return events.map((event): readonly Trace[] => {
    switch (event.type) {
      case 'moved':
        return [{ kind: 'way', at: [event.from, event.to], seat: event.seat }]
      case 'drafted':
        return [{ kind: 'changed', at: [event.card], seat: event.seat }]
      case 'guarded':
        return [{ kind: 'came', at: [event.on], seat: event.seat }]
      case 'deployed':
        return [{ kind: 'came', at: [event.at], seat: event.seat }]
      case 'bribe':
        return [{ kind: event.result === 'won' ? 'changed' : 'gone', at: [event.on], seat: event.seat }]
      case 'battle':
        if (event.result === 'taken') return [{ kind: 'changed', at: [event.at], seat: event.seat }]
        return [{ kind: 'gone', at: [event.at], seat: event.result === 'held' ? event.seat : event.owner }]
      case 'captain':
        return event.region === null ? [] : [{ kind: 'came', at: [event.region], seat: event.seat }]
      case 'region':
        return [{ kind: 'changed', at: [event.region], seat: event.ranking[0] ?? null }]
      default:
        return []
    }
  })
}
