/** What the judgement is made of, for telling why a move is good. */
import type { Seat } from '../../../engine/game.ts'
import { houseOf } from '../rules/houses.ts'
import { legal } from '../rules/index.ts'
import { scoresOf } from '../rules/scoring.ts'
import type { State } from '../types.ts'
import { HERO_WORTH } from './weights.ts'

/** A card that can be played is worth a little: it keeps the hand from being drawn for. */
const CHOICE_WORTH = 0.25

export function parts(state: State, seat: Seat): { readonly [part: string]: number } {
  const house = houseOf(seat)
  const scores = scoresOf(state.board, state.options.scoring)
  let heroes = 0
  let reach = 0
  state.heroes.forEach((left, other) => {
    const sign = houseOf(other) === house ? 1 : -1
    heroes += sign * left * HERO_WORTH
    const asked = legal({ ...state, turn: other }, other)
    reach += sign * CHOICE_WORTH * asked.filter(({ type }) => type === 'play').length
  })
  return { territories: scores[house].total - scores[house === 0 ? 1 : 0].total, heroes, reach }
}
