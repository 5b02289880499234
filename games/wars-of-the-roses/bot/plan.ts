/**
 * A sensible planner, step by step: it finishes attacks it has begun, then takes the step that
 * promises most for its money, and is done when nothing pays any more. It keeps no memory: what it
 * aims at follows from the plan so far.
 */
import type { Dice } from '../../../engine/index.ts'
import { realmOf } from '../rules/figures.ts'
import { DONE } from '../rules/moves.ts'
import { enter, planSteps } from '../rules/planning.ts'
import type { Move, State } from '../types/index.ts'
import { type Picks, picksFor } from './picks.ts'
import { type Draft, FINISH, look, lookAgain, weigh } from './steps.ts'

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

/** The best step, with a little chance so that nobody is read like a book. */
export function pickStep(picks: Picks, state: State, seat: number, moves: readonly Move[], dice: Dice): Move {
  const plan = state.plans[seat]
  return plan ? bestStep(look(state, seat, plan, picks), moves, dice) : (moves[0] ?? DONE)
}

function bestStep(draft: Draft, moves: readonly Move[], dice: Dice): Move {
  let best: Move = DONE
  let highest = 0
  for (const move of moves) {
    const value = weigh(draft, move)
    if (value <= 0) continue
    const chancy = value >= FINISH ? value : value * (0.75 + dice.int(51) / 100)
    if (chancy <= highest) continue
    highest = chancy
    best = move
  }
  return best
}

/** A whole plan for a seat, as it might lie behind the screen. */
export function likelyPlan(state: State, seat: number, dice: Dice): void {
  const plan = state.plans[seat]
  const realm = realmOf(state)
  const moves: Move[] = []
  if (!plan) return
  const draft = look(state, seat, plan, picksFor(state.seats))
  for (let step = 0; step < MOST_STEPS; step++) {
    moves.length = 0
    planSteps(realm, state, seat, moves)
    const move = bestStep(draft, moves, dice)
    if (move.type === 'done') return
    enter(plan, move)
    lookAgain(draft, move)
  }
}
