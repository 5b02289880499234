/**
 * State that follows the pointer. It leaves one place and enters the next in the same breath: whatever is set before the
 * next frame, the last of it is drawn, once, and nobody who measures the page in between makes it lay itself out.
 */
import { useEffect, useMemo, useState } from 'preact/hooks'

export function useFrameState<T>(first: T): readonly [T, (next: T) => void] {
  const [state, setState] = useState<{ readonly is: T }>({ is: first })
  const pending = useMemo(
    () => new PerFrame<T>((next) => setState((now) => (now.is === next ? now : { is: next }))),
    [],
  )
  useEffect(() => () => pending.drop(), [pending])
  return [state.is, pending.set]
}

/** Hands on the last of what was set since the frame before. */
export class PerFrame<T> {
  private readonly draw: (value: T) => void
  private frame: number | null = null
  private next: T | undefined

  constructor(draw: (value: T) => void) {
    this.draw = draw
  }

  readonly set = (value: T): void => {
    this.next = value
    // A drawing without a page has no frames.
    if (typeof requestAnimationFrame === 'undefined') this.draw(value)
    else
      this.frame ??= requestAnimationFrame(() => {
        this.frame = null
        this.draw(this.next as T)
      })
  }

  drop(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame)
    this.frame = null
  }
}
