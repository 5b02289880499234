/** The moments of a game worth going back to: Locations and people that change sides, Kings, Captains. */
import type { Moment } from '../../../engine/telling.ts'
import type { Event } from '../types/index.ts'
import { asset, award, house, region, seatPhrase } from './names.ts'

export function moment(event: Event): Moment | null {
  switch (event.type) {
    case 'bribe':
      if (event.result === 'stopped') return null
      return {
        name: { say: 'moment.bribe', on: asset(event.on), seat: seatPhrase(event.seat) },
        weight: 2,
      }
    case 'battle':
      return event.result === 'taken' && event.owner !== null
        ? { name: { say: 'moment.taken', at: asset(event.at), seat: seatPhrase(event.seat) }, weight: 2 }
        : null
    case 'captain':
      return event.seat === null || event.region === null
        ? null
        : { name: { say: 'moment.captain', seat: seatPhrase(event.seat), region: region(event.region) }, weight: 1 }
    case 'award':
      return event.to === null || event.from === null
        ? null
        : { name: { say: 'moment.award', seat: seatPhrase(event.to), award: award(event.award) }, weight: 1 }
    case 'king':
      return event.house === null
        ? { name: { say: 'moment.no-king' }, weight: 2 }
        : { name: { say: 'moment.king', house: house(event.house) }, weight: 3 }
    default:
      return null
  }
}
