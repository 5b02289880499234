import type { Seat } from '../../../engine/game.ts'
import { houseOf, stoneOf } from '../rules/houses.ts'
import { outcome } from '../rules/outcome.ts'
import { eachTerritory, territoryValue } from '../rules/scoring.ts'
import type { State } from '../types.ts'
import { GOOD_LEAD, HERO_WORTH } from './weights.ts'

export function evaluate(state: State, seat: Seat): number {
  const ended = outcome(state)
  if (ended) return ended.places.every((place) => place === 1) ? 0 : ended.places[seat] === 1 ? 1 : -1
  const own = stoneOf(seat)
  let points = 0
  eachTerritory(state.board, (stone, size) => {
    const value = territoryValue(size, state.options.scoring)
    points += stone === own ? value : -value
  })
  state.heroes.forEach((left, other) => {
    points += houseOf(other) === houseOf(seat) ? left * HERO_WORTH : -left * HERO_WORTH
  })
  return Math.tanh(points / GOOD_LEAD / 2)
}
