/** Looking at the past of a table: by hand, as steps of others are told, and when somebody comes back. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { calm } from '../parts/calm.ts'
import { pace, pause } from './pace.ts'
import { Playback } from './playback.ts'
import type { Frame, Scene, Table } from './table.ts'
import type { Since } from './use-since.ts'
import { useTelling } from './use-telling.ts'

export interface Past {
  readonly playback: Playback
  readonly past: boolean
  /** The moment looked at; `null` in the present. */
  readonly frame: Frame | null
  readonly present: () => void
  readonly visit: (moment: number, play: boolean) => Promise<void>
  /** A step back or on, or standing still. */
  readonly walk: (by: -1 | 0 | 1) => void
  /** What happened since, once more. */
  readonly review: () => void
}

export function usePast(table: Table, scene: Scene, since: Since): Past {
  const playback = useMemo(() => new Playback(), [table])
  const [past, setPast] = useState(false)
  useEffect(() => () => playback.stop(), [playback])
  const present = (): void => {
    playback.stop()
    setPast(false)
  }
  const visit = async (moment: number, play: boolean): Promise<void> => {
    const frames = await table.frames()
    playback.show(frames, moment)
    setPast(true)
    if (play) playback.play(present)
  }
  const walk = (by: -1 | 0 | 1): void => {
    if (past) playback.step(by)
    else if (by < 1) void visit(scene.moment + by, false)
  }
  useTelling(scene, past, playback, (frames, moment) => {
    playback.show(frames, moment)
    setPast(true)
    playback.play(present, pause)
  })
  const review = (): void => void visit(since.moment ?? 0, true).then(since.seen)
  // Whoever comes back is shown at once what happened, unless nothing should move.
  const returned = since.moment !== null && !calm.value && pace.peek() !== 'once'
  useEffect(() => {
    if (returned && document.visibilityState === 'visible') void visit(since.moment ?? 0, true)
  }, [returned])
  return { playback, past, frame: past ? playback.frame.value : null, present, visit, walk, review }
}
