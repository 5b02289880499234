/** Why a text is no legal move: what a player is told instead of "no". It may look at nothing that the seat cannot see. */
import type { Seat } from '../../../engine/game.ts'
import type { State } from '../types.ts'
import { COINS } from './figures.ts'
import { bidOf } from './moves.ts'
import { write } from './notation.ts'

export const REFUSALS = ['game-over', 'already-chosen', 'coin-spent', 'not-legal'] as const

export function whyNot(state: State, seat: Seat, text: string): (typeof REFUSALS)[number] {
  if (state.status !== 'running') return 'game-over'
  if (state.bids[seat] !== null) return 'already-chosen'
  const coin = COINS.find((known) => write(bidOf(known)) === text)
  return coin !== undefined && !state.purses[seat]?.includes(coin) ? 'coin-spent' : 'not-legal'
}
