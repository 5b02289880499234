import type { Phrase } from '../../../engine/game.ts'
import type { Event } from '../types.ts'
import { cardPhrase, resultPhrase, spaceName } from './names.ts'

export function event(event: Event): Phrase {
  switch (event.type) {
    case 'placed':
    case 'turned': {
      const { type, seat, card, space } = event
      return { say: `event.${type}`, who: { seat }, card: cardPhrase(card), space: spaceName(space) }
    }
    case 'drew':
      return { say: 'event.drew', who: { seat: event.seat }, card: cardPhrase(event.card) }
    case 'reshuffled':
      return { say: 'event.reshuffled', n: event.cards }
    case 'passed':
      return { say: 'event.passed', who: { seat: event.seat } }
    case 'ended':
      return {
        say: 'event.ended',
        reason: { say: `end.${event.reason}` },
        result: resultPhrase(event.result, event.totals),
      }
  }
}
