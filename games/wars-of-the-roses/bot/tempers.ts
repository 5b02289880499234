/** What bots of each temper like to do, and how their quick picks lean. */
import { leant, type Leaning } from '../../../engine/factors.ts'
import type { Liking, Tempers } from '../../../engine/index.ts'
import { realmOf } from '../rules/figures.ts'
import { assetNumber, cardNumber, FIRST_MERCENARY, FIRST_PERSONALITY } from '../rules/ids.ts'
import type { Move, State } from '../types/index.ts'
import { pickWith } from './pick.ts'
import { type Picks, picksFor } from './picks.ts'
import { price } from './purse.ts'

export const tempers: Tempers<State, Move> = {
  /** Storms what others hold, and guards little. */
  bold: {
    fond: (state, seat, move) => {
      switch (move.type) {
        case 'troops':
        case 'mercenaries':
          return (state.owner[assetNumber(move.at)] === seat ? -0.03 : 0.1) * move.by
        case 'draft':
          return cardNumber(move.card) >= FIRST_MERCENARY ? 0.3 : 0
        default:
          return 0
      }
    },
    pick: leaning({ attack: 1.5, pound: 0.8, storm: 0.7, bribed: 0.7 }),
  },
  /** Sits on its purse. */
  miser: {
    fond: (state, _seat, move) => {
      const realm = realmOf(state)
      if (move.type === 'draft') return 0.1 * (realm.income[cardNumber(move.card)] ?? 0)
      return -0.08 * price(realm, move)
    },
    pick: leaning({ pound: 2.5, lastPound: 4 }),
  },
  /** Turns other people's friends. */
  schemer: {
    fond: (_state, _seat, move) => {
      switch (move.type) {
        case 'cube':
          return move.cube === 'black' ? 0.4 : 0
        case 'troops':
          return -0.03 * move.by
        case 'draft': {
          const card = cardNumber(move.card)
          return card >= FIRST_PERSONALITY && card < FIRST_MERCENARY ? 0.2 : 0
        }
        default:
          return 0
      }
    },
    pick: leaning({ bribe: 1.7, attack: 0.8 }),
  },
}

/** Quick picks by the same constants, some of them times these factors. */
function leaning(lean: Leaning<Picks>): NonNullable<Liking<State, Move>['pick']> {
  const known = new Map<number, Picks>()
  return (state, seat, moves, dice) => {
    let picks = known.get(state.seats)
    if (!picks) known.set(state.seats, (picks = leant(picksFor(state.seats), lean)))
    return pickWith(picks, state, seat, moves, dice)
  }
}
