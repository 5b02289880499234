/** The end and the ranking (section 4). */
import type { Outcome, Seat } from '../../../engine/game.ts'
import type { County, State } from '../types.ts'
import { worthOf } from './figures.ts'

type Won = readonly (readonly County[])[]

/** SG-4.2, SG-4.3: more than nothing if the first is ahead of the second. */
function ahead(one: readonly County[], other: readonly County[]): number {
  return worthOf(one) - worthOf(other) || one.length - other.length
}

function placesOf(won: Won): readonly number[] {
  return won.map((own) => 1 + won.filter((other) => ahead(other, own) > 0).length)
}

export function winnersOf(won: Won): readonly Seat[] {
  return placesOf(won).flatMap((place, seat) => (place === 1 ? [seat] : []))
}

export function outcome(state: State): Outcome | null {
  if (state.status === 'running') return null
  return { places: placesOf(state.won), scores: state.won.map(worthOf), reason: state.status }
}
