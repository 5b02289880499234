/** The lines of a log as they are shown: how heavy each is, whose deed it tells, and where the reader's own end. */
import type { AnyGame, Seat } from '../../engine/game.ts'
import type { Line } from './table.ts'

export interface LogEntry {
  readonly line: Line
  readonly weight: 'heading' | 'minor' | 'line'
  readonly actor: Seat | null
  /** Whether somebody else acted in the line before. */
  readonly changes: boolean
  /** The first line after the reader's own latest deed. */
  readonly fresh: boolean
}

export function entriesOf(_game: AnyGame, lines: readonly Line[], viewer: Seat | null): readonly LogEntry[] {
  const entries: LogEntry[] = []
  const own = viewer === null ? -1 : lines.findLastIndex(({ event }) => actorOf(event) === viewer)
  let marked = own < 0
  let before: Seat | null = null
  lines.forEach((line, index) => {
    const actor = actorOf(line.event)
    const fresh = !marked && index > own
    if (fresh) marked = true
    entries.push({ line, weight: 'line', actor, changes: actor !== before, fresh })
    before = actor
  })
  return entries
}

function actorOf(event: object): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}
