/** The lines of a log as they are shown: how heavy each is, whose deed it tells, and where the reader's own end. */
import type { AnyGame, Seat } from '../../engine/game.ts'
import { actorOf, weightOf } from '../../engine/log-lines.ts'
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

export function entriesOf(game: AnyGame, lines: readonly Line[], viewer: Seat | null): readonly LogEntry[] {
  const told = lines.flatMap((line) => {
    const weight = weightOf(game, line.event)
    return weight === 'quiet' ? [] : [{ line, weight, actor: actorOf(game, line.event) }]
  })
  const own = viewer === null ? -1 : told.findLastIndex(({ actor }) => actor === viewer)
  return told.map((entry, index) => {
    const before = told[index - 1]
    const changes = entry.actor !== before?.actor || before.weight !== 'line'
    return { ...entry, changes, fresh: own >= 0 && index === own + 1 }
  })
}
