/** Events in a row that the log tells in one line: who has decided, what everybody got. */
import type { Phrase } from '../../../engine/game.ts'
import type { Event } from '../types/index.ts'
import { whoName } from './names.ts'

export function group(events: readonly Event[]): Phrase | null {
  const [first] = events
  switch (first?.type) {
    case 'decided':
    case 'chosen':
      return { say: `event.${first.type}.all`, list: events.flatMap(seatOf) }
    case 'gained':
      return { say: 'event.gained.all', list: events.flatMap(gainOf) }
    default:
      return null
  }
}

function seatOf(event: Event): readonly Phrase[] {
  return event.type === 'decided' || event.type === 'chosen' ? [{ say: 'who', who: whoName(event) }] : []
}

function gainOf(event: Event): readonly Phrase[] {
  if (event.type !== 'gained') return []
  return [{ say: 'event.gained.one', who: whoName(event), goods: { say: `goods.${event.good}`, n: event.n } }]
}
