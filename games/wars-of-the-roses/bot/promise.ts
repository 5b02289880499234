/** How much a move promises, at least 0. */
import type { Move, State } from '../types/index.ts'
import { aidIsGood, judge, worthOfCard } from './judgement.ts'
import { picksFor } from './picks.ts'
import { stepPromise } from './plan.ts'

/** Any card may turn out well: what looks worthless at a glance is tried, too. */
const LEAST_OF_CARD = 0.1

export function promise(state: State, seat: number, move: Move): number {
  if (move.type === 'draft')
    return Math.max(LEAST_OF_CARD, worthOfCard(judge(state, seat, picksFor(state.seats)), move.card, state.supply))
  if (move.type === 'aid') return move.use === aidIsGood(state, seat) ? 2 : 1
  return stepPromise(state, seat, move)
}
