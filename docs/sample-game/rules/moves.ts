/** Every move, made once: `legal` and the bots are called millions of times and must not allocate. */
import type { Coin, Move } from '../types.ts'
import { COINS } from './figures.ts'

const BIDS: readonly Move[] = COINS.map((coin) => ({ type: 'bid', coin }))

export function bidOf(coin: Coin): Move {
  return BIDS[COINS.indexOf(coin)] as Move
}
