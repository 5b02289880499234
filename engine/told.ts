/** Who was told what. */
import type { Seat } from './game.ts'

/** Whoever looks at a match: a seat, or `null` for the spectators. */
export type Viewer = Seat | null

export interface Told {
  readonly event: { readonly type: string }
  /** Absent: everybody. */
  readonly to?: readonly Seat[]
}

/** Those of the told events that this viewer may know. */
export function toldTo(told: readonly Told[], viewer: Viewer): readonly Told['event'][] {
  return told.filter(({ to }) => !to || (viewer !== null && to.includes(viewer))).map(({ event }) => event)
}

/** Everybody who can look: the spectators first, then each seat. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}
