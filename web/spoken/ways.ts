/** How the reader likes to hear the game: one switch and what belongs to it, kept in this browser for every table. */
import { signal } from '@preact/signals'
import { readStored, store } from '../local-store.ts'

export const DETAILS = ['brief', 'usual', 'full'] as const
/** How much of what others did is told at once. */
export type Detail = (typeof DETAILS)[number]

export interface Ways {
  /** The board in words stays open, steps are weighed aloud, and events have sounds. */
  readonly words: boolean
  readonly detail: Detail
  readonly sounds: boolean
  /** Moves are named by their notation alone, for a short braille line. */
  readonly short: boolean
}

const FIRST: Ways = { words: false, detail: 'usual', sounds: true, short: false }

function kept(): Ways {
  const found = readStored('ways')
  return typeof found === 'object' && found !== null ? { ...FIRST, ...found } : FIRST
}

export const ways = signal<Ways>(kept())

export function setWays(change: Partial<Ways>): void {
  ways.value = { ...ways.peek(), ...change }
  store('ways', ways.peek())
}
