/**
 * A sensible planner, step by step: it finishes attacks it has begun, then takes the step that
 * promises most for its money, and is done when nothing pays any more. It keeps no memory: what it
 * aims at follows from the plan so far.
 */
import type { Dice } from '../../../engine/index.ts'
import { DONE } from '../rules/moves.ts'
import type { Move, State } from '../types/index.ts'
import { look, take } from './draft.ts'
import { type Picks, picksFor } from './picks.ts'
import { weigh } from './steps.ts'
import { favourite, favouriteOf } from './walk.ts'

/** Longer plans than this are left as they are. */
const MOST_STEPS = 60

/** The promise of a planning step, at least 0. */
export function stepPromise(state: State, seat: number, move: Move): number {
  const plan = state.plans[seat]
  if (!plan) return 0
  return move.type === 'done'
    ? 1
    : Math.min(10, Math.max(0, 1 + weigh(look(state, seat, plan, picksFor(state.seats)), move)))
}

/** The best step of a list: found without it where it has what is best of all. Older rules have moves of their own. */
export function pickStep(picks: Picks, state: State, seat: number, moves: readonly Move[], dice: Dice): Move {
  const plan = state.plans[seat]
  if (!plan) return moves[0] ?? DONE
  const draft = look(state, seat, plan, picks)
  if (!moves.includes(DONE)) return favouriteOf(draft, moves, dice)
  const move = favourite(draft, dice)
  return moves.includes(move) ? move : favouriteOf(draft, moves, dice)
}

/** The best step there is. */
export function quickStep(picks: Picks, state: State, seat: number, dice: Dice): Move | null {
  const plan = state.plans[seat]
  return plan ? favourite(look(state, seat, plan, picks), dice) : null
}

/** A whole plan for a seat, as it might lie behind the screen. */
export function likelyPlan(state: State, seat: number, dice: Dice): void {
  const plan = state.plans[seat]
  if (!plan) return
  const draft = look(state, seat, plan, picksFor(state.seats))
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = favourite(draft, dice)
    if (move === DONE) return
    take(draft, move)
  }
}
