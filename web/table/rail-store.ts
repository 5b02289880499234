/** How the reader likes the panel beside the board: kept in this browser, the same at every table. */
import { signal } from '@preact/signals'
import { readStored, store } from '../local-store.ts'

export interface RailState {
  /** Only what is asked is left, in a corner of the board. */
  readonly folded: boolean
  readonly wide: boolean
  readonly side: 'start' | 'end'
  /** The reader's own things beside the map are put away. */
  readonly own: boolean
  /** The list of moves stays open. */
  readonly moves: boolean
  /** Marks of what others did are drawn on the board. */
  readonly marks: boolean
  /** What a tap does with a move that cannot be taken back. */
  readonly touch: 'confirm' | 'once'
  /** A coach speaks up at tables against bots. */
  readonly coach: boolean
}

const FIRST: RailState = {
  folded: false,
  wide: false,
  side: 'end',
  own: true,
  moves: false,
  marks: true,
  touch: 'confirm',
  coach: false,
}

function kept(): RailState {
  const found = readStored('rail')
  return typeof found === 'object' && found !== null ? { ...FIRST, ...found } : FIRST
}

export const rail = signal<RailState>(kept())

export function setRail(change: Partial<RailState>): void {
  rail.value = { ...rail.peek(), ...change }
  store('rail', rail.peek())
}
