/** What happens for an absent player: knights to the own castle, nothing spent, nothing given away. */
import type { Seat } from '../../../engine/game.ts'
import type { Move, State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { isFree } from './goods.ts'
import { legal } from './index.ts'
import { nth } from './list.ts'

/** The lower, the sooner it is done in the player's absence. */
function reluctance(state: State, move: Move, seat: Seat): number {
  switch (move.type) {
    case 'castle':
      return move.strength
    case 'conflict':
      return 10 + move.strength
    case 'county':
      return 20 + move.squires
    case 'vote':
      return move.votes + (move.yes ? 1 : 0)
    case 'exchange':
      return move.times
    case 'take':
      return move.what === 'reward' ? 0 : 1
    case 'favour':
      // Goods before what asks for a further decision.
      return move.favour < 2 ? 1 : 0
    case 'name':
      return move.seat === seat ? 0 : 1
    case 'decline':
      return 1
    case 'resolve':
      return isPaid(state, move) ? 3 : 2
    case 'free':
    case 'journey':
      return 2
    default:
      return 0
  }
}

/** LA-8.3: only the own castle has costs, and they are optional (LA-12.12). */
function isPaid(state: State, move: Extract<Move, { type: 'resolve' }>): boolean {
  return move.what !== 'ally' && !isFree(nth(figuresOf(state.figures).castle, move.space).cost)
}

export function idle(state: State, seat: Seat): Move {
  const choices = legal(state, seat)
  let best = choices[0] as Move
  for (const move of choices) if (reluctance(state, move, seat) < reluctance(state, best, seat)) best = move
  return best
}
