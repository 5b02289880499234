/** The routes of the map laid out flat, so that they are found in one pass without a call for each step. */
import { AREA_COUNT, LONGEST, type Step, STEPS } from './map.ts'

/**
 * All routes of at most so many areas, each before those that lead on from it. The routes out of an area are those from its
 * number in `starts` up to the next area's.
 */
export interface Layout {
  readonly starts: Int16Array
  /** By place in the layout: the entrance that the last step uses. */
  readonly out: Uint8Array
  /** By place: the number of the route, for the table of moves. */
  readonly route: Int16Array
  /** By place: the next place that does not lead on from it. */
  readonly past: Int16Array
}

function layOut(areas: number): Layout {
  const starts: number[] = []
  const out: number[] = []
  const route: number[] = []
  const past: number[] = []
  const add = (steps: readonly Step[], left: number): void => {
    if (left === 0) return
    for (const step of steps) {
      const place = out.push(step.out) - 1
      route.push(step.route)
      add(step.next, left - 1)
      past[place] = out.length
    }
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    starts.push(out.length)
    add(STEPS[area] as Step[], areas)
  }
  starts.push(out.length)
  return {
    starts: Int16Array.from(starts),
    out: Uint8Array.from(out),
    route: Int16Array.from(route),
    past: Int16Array.from(past),
  }
}

/** By the areas a block may march. */
export const LAYOUTS: readonly Layout[] = Array.from({ length: LONGEST + 1 }, (_, areas) => layOut(areas))
