/** How much a move promises, at least 0. */
import type { Move, State } from '../types/index.ts'
import { aidIsGood, judge, worthOfCard } from './judgement.ts'
import { stepPromise } from './plan.ts'

export function promise(state: State, seat: number, move: Move): number {
  if (move.type === 'draft') return Math.max(0, worthOfCard(judge(state, seat), move.card))
  if (move.type === 'aid') return move.use === aidIsGood(state, seat) ? 2 : 1
  return stepPromise(state, seat, move)
}
