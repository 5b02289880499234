/** The moment at which a round begins: nothing is pending, so what everybody owns tells the whole story. */
import { figuresOf } from '../rules/figures.ts'
import type { State } from '../types/index.ts'

export function calm(state: State): boolean {
  if (state.phase === 'over') return true
  if (state.phase !== 'placement' || state.todo.length > 0) return false
  if (state.favours.includes(false)) return false
  for (const county of state.counties) if (county.house >= 0) return false
  for (const castle of state.castle) for (const strength of castle) if (strength > 0) return false
  // A conflict of the upper row is new in every round.
  for (let slot = 0; slot < figuresOf(state.figures).newConflicts; slot++)
    if ((state.conflicts[slot]?.spaces.length ?? 0) > 0) return false
  return true
}
