/** What things are called. */
import type { Livery, Phrase, Seat } from '../../../engine/game.ts'
import { CARDS } from '../rules/cards.ts'
import { HOUSES, houseOf, modeFor } from '../rules/houses.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import type { Card, Result, Space } from '../types.ts'

export function cardPhrase(card: Card): Phrase {
  const { direction, distance } = CARDS[card] ?? { direction: '', distance: 0 }
  return { say: 'card', direction: { say: `direction.${direction}` }, distance }
}

export function spaceName(space: Space): string {
  return SPACE_NAMES[space] ?? ''
}

export function resultPhrase(result: Result, [red, white]: readonly [number, number]): Phrase {
  if (result.house === null) return { say: 'result.draw', red, white }
  const house: Phrase = { say: `house.${HOUSES[result.house]?.id}` }
  return { say: `result.${result.by}`, house, red, white }
}

export function seat(seat: Seat, seats: number): { readonly name: Phrase; readonly livery: Livery } {
  return {
    name: { say: `seat.${modeFor(seats).seats[seat]?.id}` },
    livery: houseOf(seat) === 0 ? 'lancaster' : 'york',
  }
}
