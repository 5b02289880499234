/** Events in a row that the log tells in one line: who has chosen. */
import type { Phrase } from '../../../engine/game.ts'
import type { Event } from '../types.ts'
import { players } from './names.ts'

export function group(events: readonly Event[]): Phrase | null {
  if (events[0]?.type !== 'ready') return null
  return {
    say: 'event.ready.all',
    list: players(events.flatMap((event) => (event.type === 'ready' ? [event.seat] : []))),
  }
}
