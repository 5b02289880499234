/** Plays a log again, step by step, with whatever each step told. */
import type { AnyGame, Seat } from '../../engine/game.ts'
import { type Accepted, type Entry, Match, type MatchSetup, refusedBy, type Told } from '../../engine/match.ts'
import type { Frame, TableEvent } from './table.ts'

export interface Step {
  readonly entry: Entry
  readonly told: readonly Told[]
}

export type After = (match: Match, step: Step, moment: number) => void

export function fold(game: AnyGame, setup: MatchSetup, entries: readonly Entry[], after: After): Match {
  const match = new Match(game, setup)
  for (const [index, entry] of entries.entries()) after(match, repeat(match, entry), index + 1)
  return match
}

function repeat(match: Match, entry: Entry): Accepted {
  const result =
    entry.kind === 'move'
      ? match.act(entry.seat, entry.move)
      : entry.kind === 'undo'
        ? match.undo(entry.seat, entry.from)
        : match.end(entry.seat, entry.outcome)
  if (refusedBy(result)) throw new Error(`entry ${match.entries.length} does not replay: ${result.refused}`)
  return result
}

/** Those of the told events that these eyes may know. */
export function toldTo(told: readonly Told[], eyes: Seat | null): readonly TableEvent[] {
  return told.filter((item) => !item.to || (eyes !== null && item.to.includes(eyes))).map((item) => item.event)
}

export function framesOf(
  game: AnyGame,
  setup: MatchSetup,
  entries: readonly Entry[],
  eyes: Seat | null,
): readonly Frame[] {
  const start = new Match(game, setup)
  const frames: Frame[] = [{ moment: 0, view: start.view(eyes), events: [] }]
  fold(game, setup, entries, (match, step, moment) => {
    frames.push({ moment, view: match.view(eyes), events: toldTo(step.told, eyes) })
  })
  return frames
}
