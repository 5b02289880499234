/** Where a local table gets its luck and its names from. */
import type { DiceSpec } from '../../engine/dice.ts'

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const newId = (): string => hex(6)

/** Entropy of a seat's own, mixed into the dice of a table. */
export const newEntropy = (): string => hex(32)

export function localDice(seats: number): DiceSpec {
  return { make: 'sealed', key: hex(32), entropy: Array.from({ length: seats }, newEntropy) }
}

export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
