/** The board for search, judging by weights. */
import type { Dice, Seat } from '../../../../engine/game.ts'
import { CARDS } from '../../rules/cards.ts'
import type { State } from '../../types.ts'
import { GOOD_LEAD, HERO_WORTH } from '../weights.ts'
import { RoseKingBoard } from './board.ts'
import { Cards } from './cards.ts'
import { Judge, PHASES, SCALARS } from './judge.ts'
import { KIND, SIGN } from './patterns.ts'
import { Windows } from './windows.ts'

export interface Weights {
  /** For each number of `SCALARS` its weights late, in the middle and early. */
  readonly scalars: readonly number[]
  /** For each kind of pattern what it is worth to red. */
  readonly windows: readonly number[]
}

function byHand(scalar: (typeof SCALARS)[number]): number {
  if (scalar === 'lead') return 100 / GOOD_LEAD
  return scalar.startsWith('hero-') ? (Number(scalar.slice('hero-'.length)) * HERO_WORTH) / GOOD_LEAD : 0
}

/** The judgement of `evaluate`: those who play the games that weights are learned from have no other. */
export const BY_HAND: Weights = {
  scalars: SCALARS.flatMap((scalar) => Array.from({ length: PHASES }, () => byHand(scalar))),
  windows: [],
}

export function boards({ scalars, windows }: Weights): (state: State, seat: Seat, dice: Dice) => RoseKingBoard {
  const judge = new Judge(scalars)
  const worth = Float64Array.from(KIND, (kind, code) => (SIGN[code] as number) * (windows[kind] ?? 0))
  return (state, seat, dice) => {
    const order = CARDS.map((_, card) => card)
    dice.shuffle(order)
    return new RoseKingBoard(state, seat, new Cards(state, order), new Windows(worth), judge)
  }
}
