/**
 * Where everything lies, for the reader's eyes. The map is drawn with the reader's own edge at the
 * bottom, so cards point along the map whoever looks (RK-1.4, RK-2.1).
 */
import type { Seat } from '../../../engine/game.ts'
import { modeFor } from '../rules/houses.ts'
import { SPACE_COUNT } from '../rules/spaces.ts'
import type { Space } from '../types.ts'

export const CELL = 80
export const LINE = Math.sqrt(SPACE_COUNT)
/** The side of the garden inside its wall. */
export const SIDE = CELL * LINE
export const WALL = 34

/** Clockwise from the bottom, as the reader sees them. */
export const SIDES = ['south', 'west', 'north', 'east'] as const

function sideOf(seat: Seat, seats: number): number {
  return SIDES.findIndex((side) => side === modeFor(seats).seats[seat]?.tableSide)
}

/** Quarter turns clockwise that bring the reader's own edge to the bottom. */
export function turnsFor(seat: Seat | null, seats: number): number {
  return seat === null ? 0 : (4 - sideOf(seat, seats)) % 4
}

/** Where a seat's hand lies: 0 bottom, 1 left, 2 top, 3 right. */
export function edgeOf(seat: Seat, seats: number, turns: number): number {
  return (sideOf(seat, seats) + turns) % 4
}

/** A point of the upright map (x to the east, y to the south) as the reader sees it. */
export function turned(x: number, y: number, turns: number): readonly [number, number] {
  switch (turns) {
    case 1:
      return [SIDE - y, x]
    case 2:
      return [SIDE - x, SIDE - y]
    case 3:
      return [y, SIDE - x]
    default:
      return [x, y]
  }
}

/** The middle of a space. */
export function middle(space: Space, turns: number): readonly [number, number] {
  const column = space % LINE
  const row = Math.floor(space / LINE)
  return turned((column + 0.5) * CELL, (LINE - row - 0.5) * CELL, turns)
}

/** The angle of an arrow towards `dx` columns east and `dy` rows north; 0 points up. */
export function heading(dx: number, dy: number, turns: number): number {
  return (Math.atan2(dx, dy) * 180) / Math.PI + turns * 90
}

/** A hand's place: the middle of its row or column, and how its cards run. */
export interface HandPlace {
  readonly x: number
  readonly y: number
  readonly card: number
  readonly run: 'row' | 'column' | 'grid'
  /** Where the bearer's shield and total stand, and the heroes, relative to x and y. */
  readonly bearer: readonly [number, number]
  readonly heroes: readonly [number, number]
}

export interface Plan {
  /** How much larger lettering must be: a phone shows the drawing at half its size. */
  readonly type: number
  /** viewBox */
  readonly box: readonly [number, number, number, number]
  readonly hands: readonly HandPlace[]
  readonly piles: {
    readonly x: number
    readonly y: number
    readonly run: 'row' | 'column' | 'narrow'
    /** Smaller than elsewhere, and where each of the three lies from the first. */
    readonly corners?: { readonly scale: number; readonly at: readonly (readonly [number, number])[] }
  }
  /** Where the compass lies, and how large it is. */
  readonly compass: readonly [number, number, number]
}

const EDGE = WALL + 10

/** A hand in a row: bearer left, heroes right. */
function row(x: number, y: number, card: number, reach: number, heroes = reach + card * 0.24): HandPlace {
  return { x, y, card, run: 'row', bearer: [-reach, 0], heroes: [heroes, 0] }
}

function column(x: number, y: number): HandPlace {
  return { x, y, card: 70, run: 'column', bearer: [0, -250], heroes: [0, 250] }
}

/** A hand in two short rows beside the garden: bearer and heroes above it. */
function grid(y: number): HandPlace {
  return { x: SIDE + EDGE + 150, y, card: 74, run: 'grid', bearer: [-78, -158], heroes: [72, -154] }
}

/** The height of a hand in the squat plan. */
const SHELF = 116

/**
 * Two hands on a page that is upright, but not by much: everything that lies beside the garden lies in the two rows above
 * and below it, so that the garden has nearly the whole width.
 */
function squat(): Plan {
  const mid = SIDE / 2
  const [above, below] = [-EDGE - SHELF / 2, SIDE + EDGE + SHELF / 2]
  const hand = (y: number): HandPlace => row(mid - 104, y, 68, 234, 250)
  return {
    type: 1.5,
    box: [-EDGE, -EDGE - SHELF, SIDE + 2 * EDGE, SIDE + 2 * (EDGE + SHELF)],
    hands: [hand(below), column(0, 0), hand(above), column(0, 0)],
    piles: {
      x: SIDE - 106,
      y: below - 2,
      run: 'narrow',
      corners: {
        scale: 0.66,
        at: [
          [0, 0],
          [92, 0],
          [92, above - below],
        ],
      },
    },
    compass: [SIDE - 106, above, 84],
  }
}

/** By edge: 0 bottom, 1 left, 2 top, 3 right. */
export function planFor(seats: number, tall: boolean, low = false): Plan {
  const mid = SIDE / 2
  if (seats === 2 && tall && low) return squat()
  if (seats === 2)
    return tall
      ? {
          type: 1.5,
          box: [-EDGE, -EDGE - 168, SIDE + 2 * EDGE, SIDE + 2 * EDGE + 168 + 326],
          hands: [
            row(mid, SIDE + EDGE + 84, 88, 322, 330),
            column(0, 0),
            row(mid, -EDGE - 78, 88, 322, 330),
            column(0, 0),
          ],
          piles: { x: mid, y: SIDE + EDGE + 232, run: 'row' },
          compass: [mid + 118, SIDE + EDGE + 218, 86],
        }
      : {
          type: 1.05,
          box: [-EDGE, -EDGE, SIDE + 2 * EDGE + 296, SIDE + 2 * EDGE],
          hands: [grid(654), column(0, 0), grid(158), column(0, 0)],
          piles: { x: SIDE + EDGE + 150, y: 362, run: 'narrow' },
          compass: [SIDE + EDGE + 233, 709, 84],
        }
  if (tall)
    return {
      type: 1.5,
      box: [-EDGE, -EDGE - 286, SIDE + 2 * EDGE, SIDE + 2 * EDGE + 286 + 326],
      hands: [
        row(mid, SIDE + EDGE + 84, 88, 322, 330),
        row(mid - 206, -EDGE - 62, 60, 158, 134),
        row(mid, -EDGE - 204, 84, 310),
        row(mid + 206, -EDGE - 62, 60, 158, 134),
      ],
      piles: { x: mid, y: SIDE + EDGE + 232, run: 'row' },
      compass: [mid + 118, SIDE + EDGE + 218, 86],
    }
  return {
    type: 1,
    box: [-EDGE - 140, -EDGE - 108, SIDE + 2 * EDGE + 440, SIDE + 2 * EDGE + 216],
    hands: [
      row(mid, SIDE + EDGE + 54, 70, 300),
      column(-EDGE - 70, mid),
      row(mid, -EDGE - 54, 70, 300),
      column(SIDE + EDGE + 70, mid),
    ],
    piles: { x: SIDE + EDGE + 220, y: mid, run: 'column' },
    compass: [SIDE + EDGE + 220, mid + 340, 90],
  }
}
