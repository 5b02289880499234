/** A viewer's numbered updates again, from the frames of its past: the same bytes it was told at the time. */
import { type Frame, type FrameUpdate, type Match, updateBetween, type Viewer } from '../../engine/index.ts'
import { fingerprint } from './fingerprint.ts'
import type { SeatUpdate } from './messages.ts'

/** Each frame as the update that led to it from the one before. */
export function updatesOf(frames: readonly Frame[]): readonly FrameUpdate[] {
  return frames.slice(1).map((frame, i) => updateBetween(frames[i] as Frame, frame))
}

/** What a listener who had the first frame is sent to catch up. */
export function catchUp(frames: readonly Frame[], seat: Viewer, print: boolean): readonly SeatUpdate[] {
  return updatesOf(frames).map(({ at: _at, ...update }, i) => {
    const { undo, view } = frames[i + 1] as Frame
    const { number } = update
    const hash = fingerprint(view, print)
    return { seat, number, print, text: JSON.stringify({ seat, ...update, undo, hash }).slice(1, -1) }
  })
}

/** Where the game stands as a spectator sees it, as JSON; `null` for rules that do not say. */
export function stageOf(match: Match, seenByAll: () => unknown = () => match.view(null)): string | null {
  const { speech } = match.game
  return speech.stage ? JSON.stringify(speech.stage(seenByAll())) : null
}

/** What every state and update says beside the view or its change. */
export function factsText(match: Match, seat: Viewer, viewed: string): string {
  const undo = seat !== null && match.taking(seat) !== null
  return `"seat":${seat},"number":${match.version(seat)},"hash":"${viewed}","awaiting":${JSON.stringify(match.awaiting())},"undo":${undo},"outcome":${JSON.stringify(match.outcome)}`
}

/** A viewer's whole view as text. */
export function stateText(match: Match, seat: Viewer, print: boolean): string {
  const view = match.view(seat)
  return `${factsText(match, seat, fingerprint(view, print))},"view":${JSON.stringify(view)}`
}
