/** Small ways to say what a search found. */
import type { Considered, Finding } from './types.ts'

export const NOTHING: Finding = { considered: [], plan: [], weighed: [] }

/** Where a plan is a single step: moves, best first. */
export function singleSteps(considered: readonly Considered[]): Finding {
  const weighed = considered.map(({ move, value }) => ({ plan: [move], value }))
  return { considered, plan: weighed[0]?.plan ?? [], weighed }
}
