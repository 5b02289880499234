/**
 * Focus is never lost: when the part that had it goes away or can no longer be pressed, with the step it made or by itself, focus waits at the prompt
 * that says what comes next, or at the heading of the list of moves for whoever plays from the list. Never on a move: a
 * second press must do nothing.
 */
import { useEffect } from 'preact/hooks'

export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    let fromList = false
    const note = (event: FocusEvent): void => {
      if (!(event.target instanceof Element)) return
      last = event.target
      // The prompt takes focus only when we put it there.
      if (last.id !== 'prompt') fromList = last.closest('#moves') !== null
    }
    const keep = (): void => {
      const now = document.activeElement
      const usable = last?.isConnected === true && !last.matches(':disabled')
      if (last === null || usable || (now !== null && now !== document.body && now !== last)) return
      const heading = fromList ? document.getElementById('moves-title') : null
      const refuge = heading ?? document.getElementById('prompt')
      refuge?.focus({ preventScroll: true })
    }
    // Whoever clicks beside everything has let go of it.
    const forget = (): void => {
      last = null
    }
    const watch = new MutationObserver(keep)
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', forget, true)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [])
}
