/** The lines of a log as they are shown: how heavy each is, whose deed it tells, and where the reader's own end. */
import type { AnyGame, Phrase, Seat } from '../../engine/game.ts'
import { actorOf, weightOf } from '../../engine/log-lines.ts'
import type { Line } from './table.ts'

export interface LogEntry {
  /** The line it leads to; the last of those it tells together. */
  readonly line: Line
  readonly lines: readonly Line[]
  readonly weight: 'heading' | 'minor' | 'line'
  readonly actor: Seat | null
  /** Several lines in one sentence; `null`: the line speaks for itself. */
  readonly together: Phrase | null
  /** Whether somebody else acted in the line before. */
  readonly changes: boolean
  /** The first line after the reader's own latest deed. */
  readonly fresh: boolean
}

type Told = Omit<LogEntry, 'changes' | 'fresh'>

export function entriesOf(game: AnyGame, lines: readonly Line[], viewer: Seat | null): readonly LogEntry[] {
  const told = runsOf(lines).flatMap((run) => toldOf(game, run))
  const own = viewer === null ? -1 : told.findLastIndex(({ actor }) => actor === viewer)
  return told.map((entry, index) => {
    const before = told[index - 1]
    const changes = entry.actor !== before?.actor || before.weight !== 'line'
    return { ...entry, changes, fresh: own >= 0 && index === own + 1 }
  })
}

/** Neighbouring lines of one type. */
function runsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const runs: Line[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.[0]?.event.type === line.event.type) last.push(line)
    else runs.push([line])
  }
  return runs
}

function toldOf(game: AnyGame, run: readonly Line[]): readonly Told[] {
  const last = run.at(-1)
  const together = run.length > 1 ? (game.speech.group?.(run.map(({ event }) => event)) ?? null) : null
  if (together && last) return [{ line: last, lines: run, weight: 'line', actor: null, together }]
  return run.flatMap((line) => {
    const weight = weightOf(game, line.event)
    return weight === 'quiet' ? [] : [{ line, lines: [line], weight, actor: actorOf(game, line.event), together: null }]
  })
}
