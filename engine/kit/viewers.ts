/** Who looks at a table: every seat, and somebody who only watches. */
import type { Seat } from '../game.ts'

export type Viewer = Seat | null

export function viewers(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null]
}

export function called(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`
}

/** Whether an event told to these seats (to everybody without a list) reaches the viewer. */
export function hears(viewer: Viewer, to: readonly Seat[] | undefined): boolean {
  return !to || (viewer !== null && to.includes(viewer))
}
