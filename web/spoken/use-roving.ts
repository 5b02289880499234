/** One Tab stop for many cells: the one last visited. A part keeps its own; the board in words has one part that is the stop. */
import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'

export interface PartProps {
  /** Whether the Tab key stops in this part. */
  readonly stop: boolean
  /** Told when the focus comes to a place of this part; `null` for a cell without one. */
  readonly visit: (place: string | null) => void
}

/** Moves the focus to the cell with that key, drawn as `data-at`. */
export function focusAt(box: RefObject<HTMLElement | null>, key: string): void {
  box.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(key)}"]`)?.focus()
}

/** The cell visited last, or the first if it is gone. */
export function useVisited(keys: readonly string[]): readonly [string, (key: string) => void] {
  const [visited, setVisited] = useState('')
  return [keys.includes(visited) ? visited : (keys[0] ?? ''), setVisited]
}

/** How far the arrows and Home and End go in a row of cells; `null` for any other key. */
export function stepOf(key: string, row: number, column: number, rows: number, columns: number) {
  const at: { readonly [key: string]: readonly [number, number] } = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, columns - 1],
  }
  const to = at[key]
  if (!to) return null
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value))
  return { row: clamp(to[0], rows), column: clamp(to[1], columns) }
}
