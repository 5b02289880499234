/** The past of a match as one viewer knows it: the one source of playback, for a running table, a save or a record. */
import type { AnyGame, Outcome, Seat } from './game.ts'
import type { Entry, Match, MatchSetup } from './match.ts'
import { diff, type Patch } from './patch.ts'
import { MatchSession } from './session.ts'
import { type Told, toldTo, type Viewer } from './told.ts'

/** An entry with the moment it was made, in milliseconds since 1970; `null` where nobody wrote it down. */
export interface TimedEntry {
  readonly entry: Entry
  readonly at: number | null
}

/** The match right after an entry, as its viewer saw it. */
export interface Frame {
  /** How far the log had come. It counts what others did in secret: never for a viewer of a running match. */
  readonly moment: number
  /** How many updates the viewer had had. */
  readonly number: number
  readonly view: unknown
  readonly events: readonly Told['event'][]
  /** The viewer's own seat, when it acted. */
  readonly by?: Seat
  readonly awaiting: readonly Seat[]
  readonly outcome: Outcome | null
  /** Whether the viewer could take back its last step. */
  readonly undo: boolean
  readonly at: number | null
}

/** A frame as what changed since the one before. */
export type FrameUpdate = Omit<Frame, 'view' | 'moment' | 'undo'> & { readonly patch: Patch | null }

/**
 * Every frame from the one on in which the viewer had had `from` updates (from the set-up on, then, for 0); where it was told
 * nothing, its view is the one before. Whoever had never had as many gets the last.
 */
export function* framesOf(
  game: AnyGame,
  setup: MatchSetup,
  log: readonly TimedEntry[],
  viewer: Viewer,
  from = 0,
): Generator<Frame> {
  yield* framesFrom(new MatchSession(game, setup), log, viewer, from)
}

/** The same from a session that has come part of the way, for whoever knows a place before `from`. */
export function* framesFrom(
  session: MatchSession,
  log: readonly TimedEntry[],
  viewer: Viewer,
  from: number,
): Generator<Frame> {
  const { match } = session
  let next = match.entries.length
  while (next < log.length && match.version(viewer) < from) session.apply((log[next++] as TimedEntry).entry)
  let frame = frameAt(match, viewer, match.view(viewer), [], null)
  yield frame
  for (const { entry, at } of log.slice(next)) {
    const { told } = session.apply(entry)
    const view = match.version(viewer) === frame.number ? frame.view : match.view(viewer)
    frame = frameAt(match, viewer, view, toldTo(told, viewer), at)
    yield viewer !== null && entry.seat === viewer ? { ...frame, by: viewer } : frame
  }
}

function frameAt(
  match: Match,
  viewer: Viewer,
  view: unknown,
  events: readonly Told['event'][],
  at: number | null,
): Frame {
  return {
    moment: match.entries.length,
    number: match.version(viewer),
    view,
    events,
    awaiting: match.awaiting(),
    outcome: match.outcome,
    undo: viewer !== null && match.taking(viewer) !== null,
    at,
  }
}

/** The frames in which the viewer was told something, each once: what a running table may show of its past. */
export function* toldFrames(frames: Iterable<Frame>): Generator<Frame> {
  let number = -1
  for (const frame of frames) {
    if (frame.number !== number) yield frame
    number = frame.number
  }
}

/** The update that leads from one frame to the next. */
export function updateBetween(before: Frame, after: Frame): FrameUpdate {
  const { view, moment: _moment, undo: _undo, ...facts } = after
  return { ...facts, patch: diff(before.view, view) }
}
