/**
 * The reader's own part of a table's dice, as this browser keeps it: made here, bound when sitting down, opened when everybody is bound. It is
 * kept under what the seat committed to, so that an answer which got lost loses nothing.
 */
import { entropyCommitment } from '../../engine/entropy.ts'
import type { KeptChance } from '../../engine/kept-chance.ts'
import { readStored, removeStored, store, storedNames } from '../local-store.ts'
import { newEntropy } from './chance.ts'

interface Stored {
  readonly entropy: string
  readonly madeAt: number
  /** What everybody was bound to when it was opened. */
  readonly seen?: Omit<KeptChance, 'entropy'>
  /** The house has said that it has it. */
  readonly received?: boolean
}

const NAME = 'chance.'
/** A browser forgets the oldest of more than these. */
const MOST = 200

/** Makes entropy for a seat, and returns what to commit to. */
export function newCommitment(): string {
  const entropy = newEntropy()
  const commitment = entropyCommitment(entropy)
  store(NAME + commitment, { entropy, madeAt: Date.now() } satisfies Stored)
  const names = storedNames(NAME)
  if (names.length > MOST) {
    const age = (name: string): number => storedAt(name)?.madeAt ?? 0
    for (const name of names.toSorted((a, b) => age(a) - age(b)).slice(0, names.length - MOST)) removeStored(name)
  }
  return commitment
}

function storedAt(name: string): Stored | null {
  const found = readStored(name)
  return typeof found === 'object' && found !== null && 'entropy' in found ? (found as Stored) : null
}

export function storedChance(commitment: string | null): Stored | null {
  return commitment === null ? null : storedAt(NAME + commitment)
}

/** To be kept before anything is opened. */
export function keepSeen(commitment: string, seen: NonNullable<Stored['seen']>): void {
  const stored = storedChance(commitment)
  if (stored) store(NAME + commitment, { ...stored, seen } satisfies Stored)
}

export function keepReceived(commitment: string): void {
  const stored = storedChance(commitment)
  if (stored) store(NAME + commitment, { ...stored, received: true } satisfies Stored)
}
