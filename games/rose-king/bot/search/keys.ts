/** Random numbers for telling positions apart; the same ones every time. */
import { SPACES } from './tables.ts'

let mixed = 0x2545f491

function next(): number {
  mixed = (mixed + 0x9e3779b9) | 0
  let key = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35)
  return key ^ (key >>> 16)
}

const keys = (count: number): Int32Array => Int32Array.from({ length: count }, next)

export const STONE_KEYS = keys(SPACES * 2)
export const CROWN_KEYS = keys(SPACES)
export const TURN_KEYS = keys(4)
/** At `seat × 32 + card`. */
export const CARD_KEYS = keys(4 * 32)
