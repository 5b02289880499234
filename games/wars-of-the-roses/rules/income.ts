/** WR-6: income and French Aid. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import type { Realm } from './figures.ts'

/** WR-6.1: what a seat's assets yield. */
export function incomeOf(realm: Realm, state: State, seat: number): number {
  let sum = 0
  for (let asset = 0; asset < state.owner.length; asset++)
    if (state.owner[asset] === seat) sum += realm.income[asset] ?? 0
  return sum
}

export function payIncome(realm: Realm, state: State, tell: Tell<Event>): void {
  for (const seat of state.order) {
    const amount = incomeOf(realm, state, seat)
    state.money[seat] = (state.money[seat] ?? 0) + amount
    tell?.({ type: 'income', seat, amount })
  }
}

/** WR-6.4: what the token would pay; 0 if it may not be used now (WR-6.3, WR-6.5). */
export function aidFor(realm: Realm, state: State, seat: number): number {
  const { turns, maximum } = realm.data.frenchAid
  if (!state.aid[seat] || !turns.includes(state.turn)) return 0
  return Math.min(maximum, Math.max(...state.vp) - (state.vp[seat] ?? 0))
}

/** Asks the next player entitled to French Aid from place `from` of the turn order on; false when nobody is left. */
export function askAid(realm: Realm, state: State, from: number): boolean {
  for (let place = from; place < state.seats; place++) {
    if (aidFor(realm, state, state.order[place] ?? 0) <= 0) continue
    state.phase = 'aid'
    state.asked = place
    return true
  }
  state.asked = 0
  return false
}

export function answerAid(realm: Realm, state: State, seat: number, use: boolean, tell: Tell<Event>): void {
  const amount = use ? aidFor(realm, state, seat) : 0
  if (use) state.aid[seat] = 0
  state.money[seat] = (state.money[seat] ?? 0) + amount
  tell?.({ type: 'aid', seat, amount })
}
