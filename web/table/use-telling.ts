/** Steps of others that come faster than one can follow are told one after the other; nothing waits for it. */
import { useEffect, useRef } from 'preact/hooks'
import { calm } from '../parts/calm.ts'
import { pause } from './pace.ts'
import type { Playback } from './playback.ts'
import type { Frame, Scene } from './table.ts'

/** Two steps closer together than this part of a pause belong to one telling. */
const CLOSE = 0.7
/** So many moments can be gone back to without asking for the past. */
const KEPT = 60

interface Shown {
  readonly frames: readonly Frame[]
  readonly since: number
}

/** `begin` shows those frames from that moment on. */
export function useTelling(
  scene: Scene,
  past: boolean,
  playback: Playback,
  begin: (frames: readonly Frame[], moment: number) => void,
): void {
  const shown = useRef<Shown>({ frames: [], since: -Infinity })
  useEffect(() => {
    const { frames, since } = shown.current
    const frame: Frame = { moment: scene.moment, view: scene.view, events: scene.last }
    const now = performance.now()
    const next = scene.mine === false ? [...frames, frame].slice(-KEPT) : [frame]
    shown.current = { frames: next, since: now }
    if (past) {
      playback.append(frame)
      return
    }
    const before = frames.at(-1)
    const hurried = now - since < pause() * CLOSE
    if (scene.mine !== false || !before || !hurried || calm.peek() || document.visibilityState === 'hidden') return
    begin(next, before.moment)
  }, [scene.moment])
}
