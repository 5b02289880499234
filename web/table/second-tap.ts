/**
 * A finger slips more easily than a mouse: on a touch screen the first tap on a move that cannot be taken back shows
 * it, the second plays it. Who likes it otherwise turns it off (`rail-store.ts`).
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { rail } from './rail-store.ts'

interface SecondTap {
  /** The steps shown, waiting for the second tap. */
  readonly shown: readonly string[] | null
  readonly tap: (texts: readonly string[]) => void
  readonly play: () => void
  readonly leave: () => void
}

/** `isFinal` says whether steps cannot be taken back; `show` points them out on the board. */
export function useSecondTap(
  act: (texts: readonly string[]) => void,
  isFinal: (texts: readonly string[]) => boolean,
  show: (text: string | null) => void,
  moment: number,
): SecondTap {
  const touched = useRef(false)
  const [shown, setShown] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const note = (event: PointerEvent): void => {
      touched.current = event.pointerType === 'touch'
    }
    const keyed = (): void => {
      touched.current = false
    }
    addEventListener('pointerdown', note, true)
    addEventListener('keydown', keyed, true)
    return () => {
      removeEventListener('pointerdown', note, true)
      removeEventListener('keydown', keyed, true)
    }
  }, [])
  useEffect(() => setShown(null), [moment])
  const leave = (): void => {
    setShown(null)
    show(null)
  }
  return {
    shown,
    tap: (texts) => {
      const again = shown !== null && shown.join() === texts.join()
      if (again || !touched.current || rail.peek().touch === 'once' || !isFinal(texts)) {
        setShown(null)
        act(texts)
        return
      }
      setShown(texts)
      show(texts[0] ?? null)
    },
    play: () => {
      if (shown) act(shown)
      setShown(null)
    },
    leave,
  }
}
