/** The moments of a game worth going back to: laws, wars in France, counties that change hands, the final scoring. */
import type { Moment } from '../../../engine/telling.ts'
import type { Event } from '../types/index.ts'
import { countyName, lawTitle, slotName, whoName } from './names.ts'

export function moment(event: Event): Moment | null {
  switch (event.type) {
    case 'counted':
      return event.passed ? { name: { say: 'moment.law', law: lawTitle(event.law) }, weight: 2 } : null
    case 'battle': {
      const say = event.england ? 'moment.england' : 'moment.france'
      return { name: { say, slot: slotName(event.slot), french: event.frenchStrength }, weight: 3 }
    }
    case 'expelled':
      return { name: { say: 'moment.expelled', who: whoName(event), county: countyName(event.county) }, weight: 1 }
    case 'captured':
      return { name: { say: 'moment.captured', who: whoName(event) }, weight: 2 }
    case 'scored':
      return { name: { say: `tally.${event.what}` }, weight: 1 }
    default:
      return null
  }
}
