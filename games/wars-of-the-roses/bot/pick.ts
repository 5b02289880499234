/** A sensible move, quickly found: for playouts. */
import type { Dice } from '../../../engine/index.ts'
import { DONE } from '../rules/moves.ts'
import type { Move, State } from '../types/index.ts'
import { aidIsGood, judge, worthOfCard } from './judgement.ts'
import type { Picks } from './picks.ts'
import { pickStep, quickStep } from './plan.ts'

export function pickWith(picks: Picks, state: State, seat: number, moves: readonly Move[], dice: Dice): Move {
  const first = moves[0] ?? DONE
  if (first.type === 'draft') return pickCard(picks, state, seat, moves, dice)
  if (first.type === 'aid')
    return moves.find((move) => move.type === 'aid' && move.use === aidIsGood(state, seat)) ?? first
  return pickStep(picks, state, seat, moves, dice)
}

/** The same without a list, where the list is long. */
export function quickWith(picks: Picks, state: State, seat: number, dice: Dice): Move | null {
  return state.phase === 'planning' ? quickStep(picks, state, seat, dice) : null
}

function pickCard(picks: Picks, state: State, seat: number, moves: readonly Move[], dice: Dice): Move {
  const about = judge(state, seat, picks)
  let best = moves[0] ?? DONE
  let highest = -Infinity
  for (const move of moves) {
    if (move.type !== 'draft') continue
    const worth = worthOfCard(about, move.card, state.supply) * (0.9 + dice.int(21) / 100)
    if (worth <= highest) continue
    highest = worth
    best = move
  }
  return best
}
