/** The hedge around a set of spaces: the outline of their union, drawn a little inside it, corners rounded. */
import type { Space } from '../types.ts'
import { LINE } from './geometry.ts'

interface Corner {
  readonly x: number
  readonly y: number
}

/** Clockwise on the screen: east, south, west, north. The inside is always to the right. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/** For each way one can leave a grid corner, the cell to the right of it: offsets of its column and row. */
const RIGHT_CELL = [
  { x: 0, y: 0 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
] as const

const at = (x: number, y: number) => y * (LINE + 1) + x

/** Loops of grid corners around the spaces, in screen rows from the north. */
export function loops(spaces: readonly Space[]): readonly (readonly Corner[])[] {
  const cells = new Set(spaces.map((space) => at(space % LINE, LINE - 1 - Math.floor(space / LINE))))
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < LINE && y < LINE && cells.has(at(x, y))
  /** Whether one may walk that way from that corner: inside to the right, outside to the left. */
  const open = (x: number, y: number, way: number) => {
    const right = RIGHT_CELL[way & 3] ?? RIGHT_CELL[0]
    const left = RIGHT_CELL[(way + 3) & 3] ?? RIGHT_CELL[0]
    return inside(x + right.x, y + right.y) && !inside(x + left.x, y + left.y)
  }
  const walked = new Set<number>()
  const found: Corner[][] = []
  for (let start = 0; start < (LINE + 1) * (LINE + 1); start++) {
    let x = start % (LINE + 1)
    let y = Math.floor(start / (LINE + 1))
    for (const first of [0, 1, 2, 3]) {
      if (!open(x, y, first) || walked.has(at(x, y) * 4 + first)) continue
      const loop: Corner[] = []
      let way = first
      while (!walked.has(at(x, y) * 4 + way)) {
        walked.add(at(x, y) * 4 + way)
        const step = STEPS[way & 3] ?? STEPS[0]
        x += step.x
        y += step.y
        // Right turns first: where two spaces touch at a corner only, the hedge keeps them apart.
        const next = [way + 1, way, way + 3].map((turn) => turn & 3).find((turn) => open(x, y, turn)) ?? way
        if (next !== way) loop.push({ x, y })
        way = next
      }
      found.push(loop)
    }
  }
  return found
}

/** The path of a hedge, `inset` inside the spaces, in cells of `size`. */
export function hedgePath(spaces: readonly Space[], size: number, inset: number, radius: number): string {
  return loops(spaces)
    .map((loop) =>
      rounded(
        loop.map((corner, i) => inner(loop, corner, i, size, inset)),
        radius,
      ),
    )
    .join(' ')
}

/** A corner moved inside along both of its edges. */
function inner(loop: readonly Corner[], corner: Corner, i: number, size: number, inset: number): Corner {
  const before = loop[(i + loop.length - 1) % loop.length] ?? corner
  const after = loop[(i + 1) % loop.length] ?? corner
  const inX = Math.sign(corner.x - before.x)
  const inY = Math.sign(corner.y - before.y)
  const outX = Math.sign(after.x - corner.x)
  const outY = Math.sign(after.y - corner.y)
  // To the right of a step (x, y) on the screen lies (−y, x).
  return { x: corner.x * size - (inY + outY) * inset, y: corner.y * size + (inX + outX) * inset }
}

function rounded(corners: readonly Corner[], radius: number): string {
  const parts = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner
    const after = corners[(i + 1) % corners.length] ?? corner
    const enter = towards(corner, before, radius)
    const leave = towards(corner, after, radius)
    return `${i === 0 ? 'M' : 'L'}${enter.x} ${enter.y} Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`
  })
  return `${parts.join(' ')} Z`
}

function towards(from: Corner, to: Corner, by: number): Corner {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = Math.min(by, length / 2) / length
  return { x: tenth(from.x + (to.x - from.x) * share), y: tenth(from.y + (to.y - from.y) * share) }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
