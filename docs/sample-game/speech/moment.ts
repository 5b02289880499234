/** The moments of a game worth going back to. */
import type { Moment } from '../../../engine/telling.ts'
import type { Event } from '../types.ts'
import { countyNames } from './names.ts'

export function moment(event: Event): Moment | null {
  if (event.type !== 'won') return null
  const { seat, counties } = event
  const weight = counties.length > 2 ? 3 : counties.length > 1 ? 2 : 1
  return { name: { say: 'moment.won', who: { seat }, counties: countyNames(counties) }, weight }
}
