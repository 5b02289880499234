/**
 * Whether two seats see different things, so that a device must not simply change hands.
 * A field that only says who is looking is no secret.
 */
import type { Seat } from '../../engine/game.ts'

export function sameSight(a: unknown, seatA: Seat, b: unknown, seatB: Seat): boolean {
  if (a === b || (a === seatA && b === seatB)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && sameSight(left[key], seatA, right[key], seatB))
}
