/** How the bots learn to pick quickly: `roses train wars-of-the-roses`. */
import { defaultOptions, type MatchTraining, namedFactors, timesFactors } from '../../../engine/index.ts'
import { about } from '../about.ts'
import type { Move, State } from '../types/index.ts'
import { pickWith } from './pick.ts'
import { BY_HAND } from './picks.ts'

export const training: MatchTraining<State, Move> = {
  by: 'matches',
  seats: [3, 2, 4],
  options: defaultOptions(about),
  games: 150_000,
  start: Object.keys(BY_HAND).map(() => 1),
  player(factors) {
    const picks = timesFactors(BY_HAND, factors)
    return { pick: (state, seat, moves, dice) => pickWith(picks, state, seat, moves, dice) }
  },
  write: (tables) => ({
    seats: Object.fromEntries(tables.map(({ seats, factors }) => [seats, namedFactors(BY_HAND, factors)])),
  }),
}
