/** The marks an event leaves on the garden: the way of the crown, the stone that came or was turned. */
import type { Trace } from '../../../engine/telling.ts'
import { targetOf } from '../rules/spaces.ts'
import { CARDS } from '../rules/cards.ts'
import type { Card, Event, Space } from '../types.ts'

export function trace(events: readonly Event[]): readonly (readonly Trace[])[] {
  return events.map((event): readonly Trace[] => {
    if (event.type !== 'placed' && event.type !== 'turned') return []
    const { seat, card, space } = event
    const at = [`space ${space}`]
    return [
      { kind: 'way', at: [`space ${originOf(card, space)}`, ...at], seat },
      { kind: event.type === 'placed' ? 'came' : 'changed', at, seat },
    ]
  })
}

/** Where the crown stood before that card took it there. */
function originOf(card: Card, space: Space): Space {
  const { dx = 0, dy = 0 } = CARDS[card] ?? {}
  const back = CARDS.findIndex((other) => other.dx === -dx && other.dy === -dy)
  return targetOf(space, back)
}
