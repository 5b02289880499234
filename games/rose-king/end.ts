/** How the game ends (section 5) and who has won (RK-6.2, RK-6.3). */
import type { Outcome, Tell } from '../../engine/game.ts'
import { CARDS, countCards, lowestCard } from './cards.ts'
import { HAND_LIMITS, houseOf, stoneOf } from './houses.ts'
import { leaderOf, scoresOf } from './scoring.ts'
import { ON_BOARD, TARGETS } from './spaces.ts'
import type { EndReason, Event, State } from './types.ts'

/** RK-5.1: all hands are full and nobody can play any card, with or without a hero (RK-R11). */
export function isDeadlock(state: State): boolean {
  const { board, crown, hands, heroes } = state
  const limit = HAND_LIMITS[hands.length]
  for (let seat = 0; seat < hands.length; seat++) if (countCards(hands[seat] as number) !== limit) return false
  const from = crown * CARDS.length
  for (let seat = 0; seat < hands.length; seat++) {
    const own = stoneOf(seat)
    const hasHero = (heroes[seat] as number) > 0
    for (let rest = (hands[seat] as number) & (ON_BOARD[crown] as number); rest !== 0; rest &= rest - 1) {
      const stone = board[TARGETS[from + lowestCard(rest)] as number]
      if (stone === 0 || (stone !== own && hasHero)) return false
    }
  }
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
