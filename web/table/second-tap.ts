/**
 * A finger slips more easily than a mouse: on a touch screen the first tap on a move that cannot be taken back shows
 * it, the second plays it. Who likes it otherwise turns it off (`rail-store.ts`). What a board asks twice about is chosen
 * twice in every list too, by whatever hand; what the board itself has asked about is not asked again here.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { rail } from './rail-store.ts'

export interface SecondTap {
  /** The steps shown, waiting for the second tap. */
  readonly shown: readonly string[] | null
  readonly tap: (texts: readonly string[]) => void
  /** The same from a list, a hint or a command, where no board has asked. */
  readonly pick: (text: string) => void
  readonly play: () => void
  readonly leave: () => void
}

/** `isFinal` says whether steps cannot be taken back, `isGrave` whether a board asks twice; `show` points them out on the board. */
export function useSecondTap(
  act: (texts: readonly string[]) => void,
  isFinal: (texts: readonly string[]) => boolean,
  isGrave: (text: string) => boolean,
  show: (text: string | null) => void,
  moment: number,
): SecondTap {
  const touched = useRef(false)
  // Held with its moment: what was shown before another step is shown no more, however soon the next tap comes.
  const [held, setHeld] = useState<{ readonly texts: readonly string[]; readonly moment: number } | null>(null)
  const shown = held?.moment === moment ? held.texts : null
  const setShown = (texts: readonly string[] | null): void => setHeld(texts && { texts, moment })
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
  const leave = (): void => {
    setShown(null)
    show(null)
  }
  const take = (texts: readonly string[], twice: boolean): void => {
    const again = shown !== null && shown.join() === texts.join()
    setShown(again || !twice ? null : texts)
    if (again || !twice) act(texts)
    else show(texts[0] ?? null)
  }
  const slips = (texts: readonly string[]): boolean => touched.current && rail.peek().touch !== 'once' && isFinal(texts)
  return {
    shown,
    tap: (texts) => take(texts, slips(texts) && !texts.every(isGrave)),
    pick: (text) => take([text], isGrave(text) || slips([text])),
    play: () => {
      if (shown) act(shown)
      setShown(null)
    },
    leave,
  }
}
