/** Applying the current laws (LA-5.8, LA-6). A law is data: who gets its effect, and how often. */
import type { Seat, Tell } from '../../../engine/game.ts'
import type { Event, KnightTest, LawFigures, Move, State } from '../types/index.ts'
import { grant } from './effects.ts'
import { figuresOf } from './figures.ts'
import { timesPayable } from './goods.ts'
import { inOrder } from './houses.ts'
import { deployed } from './knights.ts'
import { countTrue, nth } from './list.ts'
import * as moves from './moves.ts'

function lawBeingApplied(state: State): LawFigures {
  return nth(figuresOf(state.figures).laws, nth(state.current, state.step))
}

export function beginLaws(state: State, tell: Tell<Event>): void {
  state.phase = 'laws'
  beginLaw(state, 0, tell)
}

function beginLaw(state: State, position: number, tell: Tell<Event>): void {
  state.step = position
  state.served = 0
  const law = lawBeingApplied(state)
  tell?.({ type: 'law', law: law.id })
  state.times = entitlements(state, law)
  if (law.kind === 'majority') {
    // LA-6.5: who, never how much.
    const seats = state.times.flatMap((times, seat) => (times > 0 ? [seat] : []))
    tell?.({ type: 'most', good: law.compare, seats })
  }
}

/** Serves the next player in player order, or goes on to the next law; false when all laws are applied. */
export function nextLawStep(state: State, tell: Tell<Event>): boolean {
  if (state.served === state.seats) {
    if (state.step + 1 === state.current.length) return false
    beginLaw(state, state.step + 1, tell)
    return true
  }
  const seat = inOrder(state, state.served++)
  const law = lawBeingApplied(state)
  // Asked even of a player who cannot pay: skipping would show what is behind the screen.
  if (law.kind === 'exchange') state.todo.push({ do: 'exchange', house: seat, law: nth(state.current, state.step) })
  else grant(state, seat, law.effect, nth(state.times, seat))
  return true
}

/** How often each seat gets the effect. Allies count for nothing (LA-12.9). */
export function entitlements(state: State, law: LawFigures): number[] {
  switch (law.kind) {
    case 'majority': {
      const stocks = state[law.compare]
      const most = Math.max(...stocks)
      // LA-A3, LA-A4: all who are tied, nobody when the most is nothing.
      return stocks.map((stock) => (stock === most && most > 0 ? 1 : 0))
    }
    case 'per-set':
      return state.points.map((_, seat) => Math.floor(countFor(state, seat, law) / law.setSize))
    case 'condition':
      return state.points.map((_, seat) => (law.when.every((test) => holds(state, seat, test)) ? 1 : 0))
    case 'exchange':
      return state.points.map(() => 0)
  }
}

function countFor(state: State, seat: Seat, law: Extract<LawFigures, { kind: 'per-set' }>): number {
  switch (law.count) {
    case 'counties':
      return state.counties.filter((county) => county.house === seat).length
    case 'conflicts':
      return state.conflicts.filter((conflict) => conflict?.spaces.some((space) => space.house === seat)).length
    case 'extensions':
      return countTrue(nth(state.extensions, seat))
    case 'noblemen':
      return countTrue(nth(state.noblemen, seat))
    case 'knights':
      return nth(deployed(state, seat), (law.strength ?? 1) - 1)
  }
}

function holds(state: State, seat: Seat, test: KnightTest): boolean {
  const knights = test.place === 'deployed' ? deployed(state, seat) : nth(state.reserve, seat)
  const count = nth(knights, test.strength - 1)
  return count >= test.least && count <= test.most
}

/** LA-6.3: from none up to what the stock allows. */
export function listExchanges(state: State, seat: Seat, law: LawFigures, into: Move[]): void {
  const most = law.kind === 'exchange' ? timesPayable(state, seat, law.cost) : 0
  for (let times = 0; times <= most; times++) into.push(moves.exchange(times))
}
