import type { Seat } from '../../../engine/game.ts'
import { stoneOf } from '../rules/houses.ts'
import { joinValue } from '../rules/scoring.ts'
import { targetOf } from '../rules/spaces.ts'
import type { Move, State } from '../types.ts'
import { CARD_WORTH, HERO_WORTH } from './weights.ts'

/** The points a play wins for the own house and takes from the other, less what its hero is worth. */
export function promise(state: State, seat: Seat, move: Move): number {
  if (move.type !== 'play') return CARD_WORTH
  const { board, options } = state
  const space = targetOf(state.crown, move.card)
  const own = stoneOf(seat)
  const won = joinValue(board, space, own, options.scoring)
  if (!move.hero) return won
  const taken = joinValue(board, space, own === 1 ? 2 : 1, options.scoring)
  return Math.max(0, won + taken - HERO_WORTH)
}
