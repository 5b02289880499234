/** What bots of each temper like to do, and how their quick picks lean. */
import { leant, type Leaning } from '../../../engine/factors.ts'
import type { Liking, Seat, Tempers } from '../../../engine/index.ts'
import type { CardId } from '../rules/ids.ts'
import { num } from '../rules/numbers.ts'
import type { Move, State } from '../types/index.ts'
import { read } from './moves.ts'
import { pick } from './pick.ts'
import { type Picks, picks, withPicks } from './picks.ts'

/** Which cards each likes to play; the miser keeps the best for later. */
const DARING: { readonly [card in CardId]?: number } = { '4': 0.4, 'force-march': 0.5, surprise: 0.5, muster: 0.3 }
const THRIFTY: { readonly [card in CardId]?: number } = { '2': 0.6, '3': 0.3, '4': -0.4 }

export const tempers: Tempers<State, Move> = {
  /** Attacks, charges, and does not run. */
  bold: {
    fond: (state, seat, move) => {
      switch (move.type) {
        case 'march':
        case 'sail':
          return attacks(state, seat, move) ? 0.3 : 0
        case 'charge':
          return 0.5
        case 'retreat':
          return -0.5
        case 'card':
          return DARING[move.card] ?? 0
        default:
          return 0
      }
    },
    pick: leaning({ attackBase: 1.6, stake: 0.7, chargeBase: 1.6, retreatBase: 0.5 }),
  },
  /** Spares its men: no battle that can be left to others. */
  miser: {
    fond: (state, seat, move) => {
      switch (move.type) {
        case 'march':
        case 'sail':
          return attacks(state, seat, move) ? -0.3 : 0
        case 'recruit':
          return 0.25
        case 'charge':
          return -0.3
        case 'retreat':
          return 0.5
        case 'card':
          return THRIFTY[move.card] ?? 0
        default:
          return 0
      }
    },
    pick: leaning({ stake: 1.4, raiseHead: 1.2, raiseOther: 1.5, retreatBase: 1.5 }),
  },
}

function attacks(state: State, seat: Seat, move: Move): boolean {
  return num(state.here[1 - seat] as number[], read(move).to) > 0
}

/** Quick picks by the same constants, some of them times these factors. */
function leaning(lean: Leaning<Picks>): NonNullable<Liking<State, Move>['pick']> {
  const set = leant(picks, lean)
  return (state, seat, moves, dice) => withPicks(set, () => pick(state, seat, moves, dice))
}
