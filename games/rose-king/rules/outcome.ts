/** How the game ends (section 5) and who has won (RK-6.2, RK-6.3). */
import type { Outcome, Tell } from '../../../engine/game.ts'
import type { CardSet, EndReason, Event, State } from '../types.ts'
import { countCards } from './cards.ts'
import { HAND_LIMITS, houseOf } from './houses.ts'
import { canPlay } from './plays.ts'
import { leaderOf, scoresOf } from './scoring.ts'

/** RK-4.3, RK-7.3 */
export function isFull(state: State, hand: CardSet): boolean {
  return countCards(hand) >= (HAND_LIMITS[state.hands.length] as number)
}

/** RK-5.1: all hands are full and nobody can play any card, with or without a hero (RK-R11). */
export function isDeadlock(state: State): boolean {
  const { hands } = state
  for (let seat = 0; seat < hands.length; seat++) if (!isFull(state, hands[seat] as number)) return false
  for (let seat = 0; seat < hands.length; seat++) if (canPlay(state, seat)) return false
  return true
}

export function endGame(state: State, reason: EndReason, tell: Tell<Event>): void {
  state.status = reason
  if (!tell) return
  const scores = scoresOf(state.board, state.options.scoring)
  tell({ type: 'ended', reason, totals: [scores[0].total, scores[1].total], result: leaderOf(scores) })
}

/** RK-7.7: partners win or lose together. */
export function outcome(state: State): Outcome | null {
  if (state.status === 'running') return null
  const scores = scoresOf(state.board, state.options.scoring)
  const { house } = leaderOf(scores)
  return {
    places: state.hands.map((_, seat) => (house === null || house === houseOf(seat) ? 1 : 2)),
    scores: state.hands.map((_, seat) => scores[houseOf(seat)].total),
    reason: state.status,
  }
}
