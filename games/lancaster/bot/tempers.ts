/** What bots of each temper like to do. */
import type { Seat, Tempers } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { leader } from '../rules/houses.ts'
import { nth } from '../rules/list.ts'
import type { Move, State } from '../types/index.ts'
import { type Bundle, marketOf, NOTHING, type Offer } from './bundles.ts'

export const tempers: Tempers<State, Move> = {
  /** Drives others out, and would rather go to France than to its castle. */
  bold: { fond: daring },
  /** Counts its coins: takes gold and squires, and is loath to part with them. */
  miser: { fond: (state, _seat, move) => 0.08 * inHand(state, move, ({ gold, squires }) => gold + 0.5 * squires) },
}

function daring(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'conflict':
    case 'journey':
      return 1
    case 'county': {
      const { house } = nth(state.counties, move.county)
      return house >= 0 && leader(state, house) !== seat ? 1 : 0
    }
    case 'castle':
      return -0.5
    default:
      return 0
  }
}

/** What a move brings into the hand, less what it costs there. */
function inHand(state: State, move: Move, count: (goods: Bundle) => number): number {
  const market = marketOf(figuresOf(state.figures))
  switch (move.type) {
    case 'county':
      return (move.ally ? 0 : count(nth(market.counties, move.county))) - count({ ...NOTHING, squires: move.squires })
    case 'castle':
      return move.ally ? 0 : offered(market.castle, move.space, count)
    case 'extend':
      return offered(market.castle, move.space, count)
    case 'resolve':
      return move.what === 'ally' ? 0 : offered(market.castle, move.space, count)
    case 'favour':
      return count(nth(market.favours, move.favour))
    case 'take': {
      const task = state.todo[0]
      const reward = task?.do === 'county' ? count(nth(market.counties, task.county)) : 0
      if (move.what === 'nobleman') return 0
      return move.what === 'both' ? reward - count(market.bothCost) : reward
    }
    case 'exchange': {
      const task = state.todo[0]
      const law = task?.do === 'exchange' ? nth(market.laws, task.law) : undefined
      return law ? move.times * (count(law.effect) - count(law.cost)) : 0
    }
    case 'free':
      return -count({ ...NOTHING, gold: move.strength * figuresOf(state.figures).ransomPerStrength })
    default:
      return 0
  }
}

function offered(castle: readonly Offer[], space: number, count: (goods: Bundle) => number): number {
  const { cost, reward } = nth(castle, space)
  return count(reward) - count(cost)
}
