/** The board: 9 × 9 spaces, and where each card leads from each of them. */
import data from '../data.json' with { type: 'json' }
import type { CardSet, Space } from '../types.ts'
import { CARDS } from './cards.ts'

const { columns, rows } = data.board
const WIDTH = columns.length
const HEIGHT = rows.length

export const SPACE_COUNT = WIDTH * HEIGHT
export const SPACE_NAMES: readonly string[] = rows.flatMap((row) => columns.map((column) => `${column}${row}`))

/** The space of that name, or -1. */
export function spaceNamed(name: string): Space {
  return SPACE_NAMES.indexOf(name)
}

/** RK-1.3 */
export const CROWN_START = spaceNamed(data.crown.start)

function step(from: Space, dx: number, dy: number): Space {
  const column = (from % WIDTH) + dx
  const row = Math.floor(from / WIDTH) + dy
  return column < 0 || column >= WIDTH || row < 0 || row >= HEIGHT ? -1 : row * WIDTH + column
}

const SPACES = Array.from(SPACE_NAMES, (_, space) => space)

/** RK-4.2: at `space × 24 + card` the space the whole distance away, or -1 off the board. */
export const TARGETS = Int8Array.from(SPACES.flatMap((space) => CARDS.map((card) => step(space, card.dx, card.dy))))

export function targetOf(crown: Space, card: number): Space {
  return TARGETS[crown * CARDS.length + card] ?? -1
}

/** For each space the cards that stay on the board from there. */
export const ON_BOARD: readonly CardSet[] = SPACES.map((space) =>
  CARDS.reduce((set, _, card) => (targetOf(space, card) < 0 ? set : set | (1 << card)), 0),
)

/** RK-6.1: the spaces side by side with each space; corners do not connect. */
export const NEIGHBOURS: readonly (readonly Space[])[] = SPACES.map((space) =>
  [step(space, 0, -1), step(space, -1, 0), step(space, 1, 0), step(space, 0, 1)].filter((near) => near >= 0),
)

/** Rows from north to south, each from west to east: the order in which a map is read. */
export const ROWS_FROM_NORTH: readonly (readonly Space[])[] = rows
  .map((_, row) => columns.map((_, column) => row * WIDTH + column))
  .toReversed()
