/** Moves as text: what travels, what a record holds, and what is typed in a terminal. */
import type { Event, Move } from '../types.ts'
import { COUNTY_IDS } from './figures.ts'

export function write(move: Move): string {
  return `bid${move.coin}`
}

/** A record shows the county that was turned up, so that it can be read without the dice: `bid5+kent`. */
export function annotate(_: Move, events: readonly Event[]): string {
  const turned = events.find((event) => event.type === 'turned')
  return turned ? `+${COUNTY_IDS[turned.county]}` : ''
}
