/** The marks an event leaves on the board: the counties that somebody won. */
import type { Trace } from '../../../engine/telling.ts'
import type { Event } from '../types.ts'

export function trace(events: readonly Event[]): readonly (readonly Trace[])[] {
  return events.map((event): readonly Trace[] =>
    event.type === 'turned' ? [{ kind: 'came', at: [`county ${event.county}`], seat: null }] : [],
  )
}
