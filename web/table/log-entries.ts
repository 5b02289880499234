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
  /** How often in a row the same sentence would be said. */
  readonly times: number
  /** Whether somebody else acted in the line before. */
  readonly changes: boolean
  /** The first line after the reader's own latest deed. */
  readonly fresh: boolean
}

type Told = Omit<LogEntry, 'changes' | 'fresh'>

/** The sentence of an event. */
type Speak = (event: Line['event']) => string

export function entriesOf(
  game: AnyGame,
  lines: readonly Line[],
  viewer: Seat | null,
  speak: Speak,
): readonly LogEntry[] {
  const told = runsOf(lines).flatMap((run) => toldOf(game, run, speak))
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

function toldOf(game: AnyGame, run: readonly Line[], speak: Speak): readonly Told[] {
  const last = run.at(-1)
  const together = run.length > 1 ? (game.speech.group?.(run.map(({ event }) => event)) ?? null) : null
  if (together && last) return [{ line: last, lines: run, weight: 'line', actor: null, together, times: 1 }]
  const told = run.flatMap((line): readonly Told[] => {
    const weight = weightOf(game, line.event)
    if (weight === 'quiet') return []
    return [{ line, lines: [line], weight, actor: actorOf(game, line.event), together: null, times: 1 }]
  })
  return told.length > 1 ? sameOnce(told, speak) : told
}

/** The same sentence several times over is said once, and counted. */
function sameOnce(told: readonly Told[], speak: Speak): readonly Told[] {
  const once: Told[] = []
  for (const entry of told) {
    const before = once.at(-1)
    if (before && before.actor === entry.actor && speak(before.line.event) === speak(entry.line.event))
      once[once.length - 1] = {
        ...entry,
        lines: [...before.lines, ...entry.lines],
        times: before.times + 1,
      }
    else once.push(entry)
  }
  return once
}
