/** How blocks stand together in an area: rows that fit the room there is, one side in front of the other. */
import type { Room } from './geometry.ts'

export interface Stand {
  readonly x: number
  readonly y: number
  readonly size: number
}

const LARGEST = 58
/** Blocks smaller than this cannot be told apart; they overlap instead. */
const SMALLEST = 27
/** A block is a little higher than its share of a row, so that rows read as rows. */
const ROW = 0.94

interface Grid {
  readonly columns: number
  readonly size: number
}

/** The columns that let blocks be largest; of equal ones the widest rows. */
function gridFor(groups: readonly number[], room: Room): Grid {
  const most = Math.max(1, ...groups)
  let best: Grid = { columns: most, size: 0 }
  for (let columns = most; columns >= 1; columns--) {
    const rows = groups.reduce((sum, n) => sum + Math.ceil(n / columns), 0)
    const size = Math.min(LARGEST, room.h * 1.35, (room.w * 1.9) / columns, (room.h * 1.75) / rows / ROW)
    if (size > best.size) best = { columns, size }
  }
  return { columns: best.columns, size: Math.max(SMALLEST, best.size) }
}

/** Places for each group in turn, from the back row to the front one. */
export function stand(groups: readonly number[], room: Room): readonly (readonly Stand[])[] {
  const { columns, size } = gridFor(groups, room)
  const rows = groups.reduce((sum, n) => sum + Math.ceil(n / columns), 0)
  const rowStep = Math.min(size * ROW, (room.h * 1.9) / Math.max(1, rows))
  const step = Math.min(size * 1.02, (room.w * 2.2) / columns)
  let row = 0
  return groups.map((n) => {
    const places = Array.from({ length: n }, (_, i) => {
      const line = Math.floor(i / columns)
      const inLine = Math.min(columns, n - line * columns)
      return {
        x: room.x + ((i % columns) - (inLine - 1) / 2) * step,
        y: room.y + (row + line - (rows - 1) / 2) * rowStep,
        size,
      }
    })
    row += Math.ceil(n / columns)
    return places
  })
}
