import type { Move, State } from '../types/index.ts'
import { DONE, DRAFT, KEEP_AID } from './moves.ts'

/** The harmless default: the first card, no French Aid, the plan as it stands. */
export function idle(state: State, _seat: number): Move {
  if (state.phase === 'planning') return DONE
  if (state.phase === 'aid') return KEEP_AID
  return DRAFT[state.display[0] ?? 0] ?? DONE
}
