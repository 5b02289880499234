/** What the game teaches the bots. */
import type { Dice, Knowledge } from '../../../engine/index.ts'
import { prospects } from './evaluate.ts'
import { CARDS, FIRST_MERCENARY } from '../rules/ids.ts'
import { aidFor } from '../rules/income.ts'
import { gain, type Judgement, judge } from './judgement.ts'
import { DONE } from '../rules/moves.ts'
import { pickStep, stepPromise } from './plan.ts'
import { realmOf } from '../rules/figures.ts'
import type { Move, State } from '../types/state.ts'

/** A lead of this many points is as good as won. */
const WINNING_LEAD = 45

function evaluate(state: State, seat: number): number {
  const all = prospects(state)
  const mine = all[seat] ?? 0
  let best = -Infinity
  all.forEach((other, rival) => {
    if (rival !== seat) best = Math.max(best, other)
  })
  if (state.phase === 'over') return Math.sign(mine - best)
  return Math.tanh((2 * (mine - best)) / WINNING_LEAD)
}

const cardNumbers = new Map<string, number>(CARDS.map((id, card) => [id, card]))

function worthOfCard(about: Judgement, id: string): number {
  const card = cardNumbers.get(id) ?? 0
  const { realm, state } = about
  if (card < FIRST_MERCENARY) return gain(about, card)
  return 0.8 * Math.min(state.supply, realm.data.troops.mercenariesPerCard[state.turn - 1] ?? 0)
}

/** French Aid is worth keeping while the gap may still grow. */
function aidIsGood(state: State, seat: number): boolean {
  const { turns, frenchAid } = realmOf(state).data
  return state.turn >= turns || aidFor(realmOf(state), state, seat) >= frenchAid.maximum * 0.5
}

function promise(state: State, seat: number, move: Move): number {
  if (move.do === 'draft') return Math.max(0, worthOfCard(judge(state, seat), move.card))
  if (move.do === 'aid') return move.use === aidIsGood(state, seat) ? 2 : 1
  return stepPromise(state, seat, move)
}

function pick(state: State, seat: number, moves: readonly Move[], dice: Dice): Move {
  const first = moves[0] ?? DONE
  if (first.do === 'draft') return pickCard(state, seat, moves, dice)
  if (first.do === 'aid') return moves.find((move) => move.do === 'aid' && move.use === aidIsGood(state, seat)) ?? first
  return pickStep(state, seat, moves, dice)
}

function pickCard(state: State, seat: number, moves: readonly Move[], dice: Dice): Move {
  const about = judge(state, seat)
  let best = moves[0] ?? DONE
  let highest = -Infinity
  for (const move of moves) {
    if (move.do !== 'draft') continue
    const worth = worthOfCard(about, move.card) * (0.9 + dice.int(21) / 100)
    if (worth <= highest) continue
    highest = worth
    best = move
  }
  return best
}

/** A playout goes on through the next draft, where a good position shows. */
export const knowledge: Knowledge<State, Move> = { evaluate, promise, pick, style: 'plan', reach: 8 }
