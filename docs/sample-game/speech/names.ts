/** What things are called. */
import type { Livery, Phrase, Seat } from '../../../engine/game.ts'
import { COUNTY_IDS } from '../rules/figures.ts'
import type { County } from '../types.ts'

const WORN: readonly Livery[] = ['azure', 'gules', 'or', 'vert', 'purpure', 'lancaster', 'york']

export function seat(seat: Seat): { readonly name: Phrase; readonly livery: Livery } {
  return { name: { say: 'seat', number: seat + 1 }, livery: WORN[seat % WORN.length] ?? 'azure' }
}

export function countyName(county: County): Phrase {
  return { say: `county.${COUNTY_IDS[county]}` }
}

/** Counties as they stand in a sentence: "Kent, Essex and Devon". */
export function countyNames(counties: readonly County[]): readonly Phrase[] {
  return counties.map(countyName)
}

/** Players as they stand in a sentence. */
export function players(seats: readonly Seat[]): readonly Phrase[] {
  return seats.map((seat) => ({ say: 'player', who: { seat } }))
}
