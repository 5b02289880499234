/** Who has won, and why (R3 chapter 14). */
import type { Outcome } from '../../../engine/index.ts'
import type { State } from '../types/index.ts'
import { HEIRS } from './blocks.ts'
import { ASIDE, DEAD } from './places.ts'

export function outcome(state: State): Outcome | null {
  if (state.winner < 0 || state.reason === null) return null
  const scores = [0, 1].map((seat) => (HEIRS[seat] ?? []).filter((heir) => inPlay(state, heir)).length)
  return { places: state.winner === 0 ? [1, 2] : [2, 1], scores, reason: state.reason }
}

function inPlay(state: State, heir: number): boolean {
  return state.at[heir] !== DEAD && state.at[heir] !== ASIDE
}
