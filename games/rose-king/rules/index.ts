/**
 * A turn: who must act (section 3), what is legal and what it does (section 4).
 * Simulations run millions of these steps a second, so nothing here allocates.
 */
import type { Dice, Seat, Tell } from '../../../engine/game.ts'
import type { Event, Move, State } from '../types.ts'
import { draw, play } from './actions.ts'
import { DRAW, PASS } from './moves.ts'
import { isFull } from './outcome.ts'
import { addPlays } from './plays.ts'

// Not frozen: reading from a frozen list is slower.
const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** RK-3.1 */
export function awaiting(state: State): readonly Seat[] {
  return state.status === 'running' ? (ALONE[state.turn] as readonly Seat[]) : NOBODY
}

/** Every legal action of a seat: plays in the order of the cards, then the draw. */
export function legal(state: State, seat: Seat, into: Move[] = []): readonly Move[] {
  let found = 0
  if (seat === state.turn && state.status === 'running') {
    found = addPlays(state, seat, into)
    // RK-4.3
    if (!isFull(state, state.hands[seat] as number)) into[found++] = DRAW
    // RK-4.5: a pass is legal when nothing else is, and only then (RK-3.2).
    if (found === 0) into[found++] = PASS
  }
  // Setting the length would give the list's memory back and fetch it again at the next step.
  while (into.length > found) into.pop()
  return into
}

export function apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  switch (move.type) {
    case 'play':
      play(state, seat, move.card, move.hero, tell)
      break
    case 'draw':
      draw(state, seat, dice, tell)
      break
    case 'pass':
      tell?.({ type: 'passed', seat })
      break
  }
  if (state.status === 'running') state.turn = seat + 1 === state.hands.length ? 0 : seat + 1
}
