/** Phase 3, step 3: conflicts (LA-9, LA-12.13, LA-12.14). */
import type { Seat, Tell } from '../../../engine/game.ts'
import type { Conflict, Event, Move, Space, State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { canPay, pay } from './goods.ts'
import { inOrder, isAlly, who } from './houses.ts'
import { toCourt } from './knights.ts'
import { add, nth, sum } from './list.ts'
import * as moves from './moves.ts'

/** LA-9.1: the lower row first, left before right. */
const ORDER: readonly number[] = [2, 3, 0, 1]

export function beginConflicts(state: State): void {
  state.phase = 'conflicts'
  state.step = -1
}

/** False after the last conflict. */
export function nextConflict(state: State, tell: Tell<Event>): boolean {
  const slot = ORDER[++state.step]
  if (slot === undefined) return false
  const conflict = state.conflicts[slot]
  if (conflict) fight(state, slot, conflict, tell)
  return true
}

export function conflictStrength(conflict: { readonly spaces: readonly Space[] }): number {
  return sum(conflict.spaces.map((space) => sum(space.knights)))
}

/** LA-9.3: by strength; between equals the later arrival, on the lower space, comes first. */
function ranking(conflict: Conflict): readonly Space[] {
  return conflict.spaces.toReversed().sort((a, b) => sum(b.knights) - sum(a.knights))
}

function fight(state: State, slot: number, conflict: Conflict, tell: Tell<Event>): void {
  const { frenchStrength, points } = nth(figuresOf(state.figures).conflicts, conflict.card)
  const total = conflictStrength(conflict)
  const england = total >= frenchStrength
  const ranks = ranking(conflict)
  // LA-9.4, LA-9.5: when France wins, the highest value is nobody's.
  const value = (rank: number): number => points[england ? rank : rank + 1] ?? 0
  tell?.({
    type: 'battle',
    slot,
    frenchStrength,
    sum: total,
    england,
    ranks: ranks.map((space, rank) => ({
      ...who(state, space.house),
      strength: sum(space.knights),
      points: value(rank),
    })),
  })
  // LA-12.13: an ally's rank is taken, its points are lost.
  ranks.forEach((space, rank) => {
    if (!isAlly(state, space.house)) add(state.points, space.house, value(rank))
  })
  if (england) {
    for (const { house, knights } of conflict.spaces) for (const strength of knights) toCourt(state, house, strength)
    state.conflicts[slot] = null
  } else if (slot < 2) {
    // LA-9.5: the same side of the lower row, which has been resolved before.
    state.conflicts[slot + 2] = conflict
    state.conflicts[slot] = null
  } else askRansom(state, slot)
}

/** LA-9.6: in player order; nobody pays for an ally (LA-12.14). */
function askRansom(state: State, slot: number): void {
  for (let i = 0; i < state.seats; i++) state.todo.push({ do: 'ransom', house: inOrder(state, i), slot })
  state.todo.push({ do: 'capture', house: state.start, slot })
}

const ransom = (state: State, strength: number): { gold: number } => ({
  gold: strength * figuresOf(state.figures).ransomPerStrength,
})

export function listRansoms(state: State, seat: Seat, slot: number, into: Move[]): void {
  const own = state.conflicts[slot]?.spaces.find((space) => space.house === seat)
  for (let strength = 1; strength <= 4; strength++)
    if (own?.knights.includes(strength) && canPay(state, seat, ransom(state, strength))) into.push(moves.free(strength))
  into.push(moves.DONE)
}

export function freePrisoner(state: State, seat: Seat, slot: number, strength: number, tell: Tell<Event>): void {
  const conflict = state.conflicts[slot]
  const own = conflict?.spaces.find((space) => space.house === seat)
  if (!conflict || !own) return
  pay(state, seat, ransom(state, strength), tell)
  own.knights.splice(own.knights.indexOf(strength), 1)
  if (own.knights.length === 0) conflict.spaces.splice(conflict.spaces.indexOf(own), 1)
  toCourt(state, seat, strength)
  tell?.({ type: 'freed', seat, strength })
}
