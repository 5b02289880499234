import type { Seat } from '../../../engine/game.ts'
import { COINS, COUNTIES, worthOf } from '../rules/figures.ts'
import type { Move, State } from '../types.ts'

const HIGHEST_COIN = Math.max(...COINS)
const HIGHEST_WORTH = Math.max(...COUNTIES.map((county) => worthOf([county])))

/** A coin promises most if it is as high among the coins as what lies on the table is among the counties. */
export function promise(state: State, _: Seat, move: Move): number {
  const fitting = Math.min(1, worthOf(state.stakes) / HIGHEST_WORTH) * HIGHEST_COIN
  return HIGHEST_COIN - Math.abs(move.coin - fitting)
}
