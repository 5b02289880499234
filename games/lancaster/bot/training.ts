/** How the bots learn to pick quickly: `roses train lancaster`. */
import { defaultOptions, type MatchTraining, namedFactors } from '../../../engine/index.ts'
import { about } from '../about.ts'
import type { Move, State } from '../types/index.ts'
import { pickWith, quickWith } from './pick.ts'
import { picksWith } from './picks.ts'
import { BY_HAND } from './weights.ts'

export const training: MatchTraining<State, Move> = {
  by: 'matches',
  seats: [3, 2, 4, 5],
  options: defaultOptions(about),
  games: 20_000,
  start: Object.keys(BY_HAND).map(() => 1),
  player(factors) {
    const picks = picksWith(factors)
    return {
      pick: (state, seat, moves, dice) => pickWith(picks, state, seat, moves, dice),
      quick: (state, seat, dice) => quickWith(picks, state, seat, dice),
    }
  },
  write: (tables) => ({
    seats: Object.fromEntries(tables.map(({ seats, factors }) => [seats, namedFactors(BY_HAND, factors)])),
  }),
}
