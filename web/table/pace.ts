/** How fast the steps of others are told: kept in this browser, the same at every table. */
import { signal } from '@preact/signals'
import { readStored, store } from '../local-store.ts'
import { calm } from '../parts/calm.ts'

export const PACES = ['slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]

/** Long enough to read a sentence and see a piece travel. */
const BEATS: { readonly [pace in Pace]: number } = { slow: 2600, normal: 1400, fast: 600, once: 0 }
/** A bot answers no faster than people can follow. */
const PAUSES: { readonly [pace in Pace]: number } = { slow: 1600, normal: 650, fast: 220, once: 0 }
/** Where nothing travels, there is less to follow. */
const CALM_PAUSE = 120

function kept(): Pace {
  const found = readStored('pace')
  return PACES.find((each) => each === found) ?? 'normal'
}

export const pace = signal<Pace>(kept())

export function setPace(wanted: Pace): void {
  pace.value = wanted
  store('pace', wanted)
}

/** How long a moment of the past stays before the next; nothing at all for whoever wants it at once. */
export function beat(): number {
  return BEATS[pace.peek()]
}

/** How long a step of somebody else stays before the next comes. */
export function pause(): number {
  return calm.peek() ? Math.min(CALM_PAUSE, PAUSES[pace.peek()]) : PAUSES[pace.peek()]
}
