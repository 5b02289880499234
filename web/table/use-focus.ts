/**
 * Focus is never lost: when the part that had it goes away with the step it made, focus waits at the
 * prompt that says what comes next. Whoever plays from the list of moves finds it there again as
 * soon as there is something to choose.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

export function useKeptFocus(moment: number, choices: number): void {
  const fromList = useRef(false)
  useEffect(() => {
    const note = (): void => {
      const now = document.activeElement
      // The prompt takes focus only when we put it there.
      if (now && now.id !== 'prompt') fromList.current = now.closest('#moves') !== null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const now = document.activeElement
    const prompt = document.getElementById('prompt')
    const lost = !now || now === document.body
    const first = document.querySelector<HTMLElement>('#moves .move')
    if (fromList.current && first && (lost || now === prompt)) first.focus({ preventScroll: true })
    else if (lost) prompt?.focus({ preventScroll: true })
  }, [moment, choices])
}
