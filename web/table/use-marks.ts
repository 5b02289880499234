/** What is marked on the board now: what others did, and the places of the line of the log that is pointed at. */
import { useMemo, useState } from 'preact/hooks'
import type { SeatFace } from '../../art/board.ts'
import type { Marked } from '../../art/marks.tsx'
import type { AnyGame } from '../../engine/game.ts'
import { markedOf, tracedOf } from './marks.ts'
import { rail } from './rail-store.ts'
import type { Line, Scene } from './table.ts'

export interface Marking {
  readonly marked: Marked
  readonly pointLines: (lines: readonly Line[]) => void
}

/** `at` is the moment looked at, if it is not the present. */
export function useMarks(
  game: AnyGame,
  lines: readonly Line[],
  faces: readonly SeatFace[],
  { viewer, outcome }: Scene,
  at: number | null,
): Marking {
  const [pointed, pointLines] = useState<readonly Line[]>([])
  const traced = useMemo(() => tracedOf(game, lines), [game, lines])
  const shown = rail.value.marks && outcome === null
  const marked = useMemo(
    () => markedOf({ game, traced, faces, viewer, at, shown, pointed }),
    [traced, viewer, shown, at, pointed],
  )
  return { marked, pointLines }
}
