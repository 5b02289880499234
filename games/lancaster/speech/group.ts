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
      return { say: 'event.gained.all', list: gains(events) }
    default:
      return null
  }
}

function seatOf(event: Event): readonly Phrase[] {
  return event.type === 'decided' || event.type === 'chosen' ? [{ say: 'who', who: whoName(event) }] : []
}

/** By seat all that it got, in the order in which the first of it came. */
function gains(events: readonly Event[]): readonly Phrase[] {
  const gained = events.filter((event) => event.type === 'gained')
  return [...Map.groupBy(gained, ({ seat }) => seat).values()].flatMap((own) => {
    const goods = [...Map.groupBy(own, ({ good }) => good)].map(([good, all]): Phrase => ({
      say: `goods.${good}`,
      n: all.reduce((sum, { n }) => sum + n, 0),
    }))
    return own.slice(0, 1).map((first): Phrase => ({
      say: 'event.gained.one',
      who: whoName(first),
      goods: { say: 'tell.list', items: goods },
    }))
  })
}
