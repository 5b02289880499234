/** A viewer's numbered updates again, from the frames of its past: the same bytes it was told at the time. */
import {
  type AnyGame,
  type Frame,
  framesOf,
  type FrameUpdate,
  toldFrames,
  updateBetween,
  type Viewer,
} from '../../engine/index.ts'
import { viewHash } from './fingerprint.ts'
import type { Load, LogEntry, SeatUpdate } from './messages.ts'

/** The frame the viewer had at number `from`, and up to `limit` after it. */
export function pastOf(
  game: AnyGame,
  setup: Load['setup'],
  log: readonly LogEntry[],
  viewer: Viewer,
  from: number,
  limit: number,
): readonly Frame[] {
  const stretch: Frame[] = []
  for (const frame of toldFrames(framesOf(game, setup, log, viewer, from))) if (stretch.push(frame) > limit) break
  return stretch
}

/** Each frame as the update that led to it from the one before. */
export function updatesOf(frames: readonly Frame[]): readonly FrameUpdate[] {
  return frames.slice(1).map((frame, i) => updateBetween(frames[i] as Frame, frame))
}

/** What a listener who had the first frame is sent to catch up. */
export function catchUp(frames: readonly Frame[], seat: Viewer): readonly SeatUpdate[] {
  return updatesOf(frames).map(({ at: _at, ...update }, i) => {
    const { undo, view } = frames[i + 1] as Frame
    const { number } = update
    return { seat, number, text: JSON.stringify({ seat, ...update, undo, hash: viewHash(view) }).slice(1, -1) }
  })
}
