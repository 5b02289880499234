/** The marks an event leaves on England and France. */
import type { Trace } from '../../../engine/telling.ts'
import type { Event } from '../types/index.ts'

export function trace(events: readonly Event[]): readonly (readonly Trace[])[] {
  return events.map((event): readonly Trace[] => {
    switch (event.type) {
      case 'placed':
        return [{ kind: 'came', at: [`county ${event.county}`], seat: event.seat }]
      case 'expelled':
        return [{ kind: 'gone', at: [`county ${event.county}`], seat: event.seat }]
      case 'took':
        return [{ kind: 'changed', at: [`county ${event.county}`], seat: event.seat }]
      case 'joined':
        return [{ kind: 'came', at: [`conflict ${event.slot}`], seat: event.seat }]
      case 'battle': {
        const winner = event.ranks.find(({ ally }) => !ally)
        return [{ kind: 'changed', at: [`conflict ${event.slot}`], seat: winner?.seat ?? null }]
      }
      default:
        return []
    }
  })
}
