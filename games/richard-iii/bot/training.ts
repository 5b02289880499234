/** How the bots learn to pick quickly: `roses train richard-iii`. */
import { defaultOptions, type MatchTraining } from '../../../engine/index.ts'
import { about } from '../about.ts'
import type { Move, State } from '../types/index.ts'
import { pick, quick } from './pick.ts'
import { NAMES, type Picks, picksWith, withPicks } from './picks.ts'

/** Where an earlier tuning, of 44,000 games, had moved the constants that were set by hand furthest. */
const START: Partial<Picks> = {
  leave: 3.6,
  raiseGuard: 5,
  stake: 3.4,
  defender: 0.4,
  heirSafer: 1.9,
  headSafer: 1.9,
  landHead: 3,
  landLater: 3,
  chargeBase: 0.4,
  retreatHead: 2.7,
  treacheryBase: 1.6,
  treacheryTurn: 1.6,
}

export const training: MatchTraining<State, Move> = {
  by: 'matches',
  seats: [2],
  // The scenario in which both houses win often enough for a game to tell something.
  options: { ...defaultOptions(about), scenario: 'campaign-1460' },
  games: 50_000,
  start: NAMES.map((name) => START[name] ?? 1),
  player(factors) {
    const set = picksWith(factors)
    return {
      pick: (state, seat, moves, dice) => withPicks(set, () => pick(state, seat, moves, dice)),
      quick: (state, seat, dice) => withPicks(set, () => quick(state, seat, dice)),
    }
  },
  write: ([table]) => ({ factors: Object.fromEntries(NAMES.map((name, i) => [name, table?.factors[i]])) }),
}
