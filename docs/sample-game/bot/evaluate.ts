import type { Seat } from '../../../engine/game.ts'
import { worthOf } from '../rules/figures.ts'
import { outcome } from '../rules/outcome.ts'
import type { State } from '../types.ts'

/** A lead of that many points is a good one. */
const GOOD_LEAD = 6

/** What a point on a coin left is worth in points of the game. */
const COIN_WORTH = 0.25

/** How far the seat is ahead of the best of the others, in counties won and coins left. */
export function evaluate(state: State, seat: Seat): number {
  const ended = outcome(state)
  if (ended) return ended.places[seat] === 1 ? 1 : -1
  let own = 0
  let best = -Infinity
  for (let other = 0; other < state.won.length; other++) {
    const strength = worthOf(state.won[other] ?? []) + COIN_WORTH * sum(state.purses[other] ?? [])
    if (other === seat) own = strength
    else best = Math.max(best, strength)
  }
  return Math.tanh((own - best) / GOOD_LEAD)
}

/** What the judgement is made of: counties and coins, the seat's less what the others have on average. */
export function parts(state: State, seat: Seat): { readonly [part: string]: number } {
  const others = state.won.length - 1
  let counties = 0
  let coins = 0
  for (let other = 0; other < state.won.length; other++) {
    const sign = other === seat ? 1 : -1 / others
    counties += sign * worthOf(state.won[other] ?? [])
    coins += sign * COIN_WORTH * sum(state.purses[other] ?? [])
  }
  return { counties, coins }
}

function sum(coins: readonly number[]): number {
  let total = 0
  for (const coin of coins) total += coin
  return total
}
