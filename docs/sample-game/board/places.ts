/** Which place of the board a move belongs to: the coin that is bid. */
import type { Coin, Move } from '../types.ts'

export type Place = `coin ${Coin}`

export function placeOf(move: Move): Place {
  return `coin ${move.coin}`
}
