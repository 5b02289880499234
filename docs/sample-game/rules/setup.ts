/** Section 2 of the rules. */
import type { Dice, Options } from '../../../engine/game.ts'
import type { State } from '../types.ts'
import { COINS, COUNTIES, ROUNDS } from './figures.ts'

export function setup(seats: number, options: Options, dice: Dice): State {
  const deck = [...COUNTIES]
  dice.shuffle(deck)
  const forEach = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  return {
    status: 'running',
    round: 1,
    rounds: options['length'] === 'short' ? ROUNDS.short : ROUNDS.whole,
    // SG-2.2
    stakes: deck.splice(-1),
    deck,
    purses: forEach(() => [...COINS]),
    bids: forEach(() => null),
    shown: [],
    won: forEach(() => []),
  }
}
