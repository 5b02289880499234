/** Goods between the players' stocks and the general supply (LA-13.1, LA-13.2). */
import type { Seat, Tell } from '../../../engine/game.ts'
import { type Cost, type Event, type Gain, type Good, GOODS, type State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { add, nth } from './list.ts'

/** LA-13.1, LA-A20: from a limited supply a player takes what is left. */
export function gain(state: State, seat: Seat, good: Gain, amount: number, tell: Tell<Event>): void {
  let n = amount
  if (good !== 'points') {
    if (figuresOf(state.figures).supply.limited) n = Math.min(n, state.supply[good])
    state.supply[good] -= n
  }
  if (n === 0) return
  add(state[good], seat, n)
  tell?.({ type: 'gained', seat, good, n })
}

export function canPay(state: State, seat: Seat, cost: Cost): boolean {
  return GOODS.every((good) => nth(state[good], seat) >= (cost[good] ?? 0))
}

export function pay(state: State, seat: Seat, cost: Cost, tell: Tell<Event>): void {
  for (const good of GOODS) payGood(state, seat, good, cost[good] ?? 0, tell)
}

function payGood(state: State, seat: Seat, good: Good, n: number, tell: Tell<Event>): void {
  if (n === 0) return
  add(state[good], seat, -n)
  state.supply[good] += n
  tell?.({ type: 'paid', seat, good, n })
}

export function isFree(cost: Cost): boolean {
  return GOODS.every((good) => (cost[good] ?? 0) === 0)
}

/** How often the stock allows paying that cost. */
export function timesPayable(state: State, seat: Seat, cost: Cost): number {
  let times = Number.POSITIVE_INFINITY
  for (const good of GOODS) {
    const each = cost[good] ?? 0
    if (each > 0) times = Math.min(times, Math.floor(nth(state[good], seat) / each))
  }
  return times
}
