/**
 * Focus is never lost: when the part that had it goes away with the step it made, focus moves to the
 * list of moves if it was there, else to the prompt that says what comes next.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

export function useKeptFocus(moment: number): void {
  const inMoves = useRef(false)
  useEffect(() => {
    const note = (): void => {
      inMoves.current = document.activeElement?.closest('#moves') !== null && document.activeElement !== null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    const first = document.querySelector<HTMLElement>('#moves .move')
    const target = inMoves.current && first ? first : document.getElementById('prompt')
    target?.focus({ preventScroll: true })
  }, [moment])
}
