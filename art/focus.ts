/**
 * The focus is never lost: when a step takes away the part that had it (an order taken back, a card
 * picked), the focus goes to what was around it. Not to the next button: a second press must do nothing.
 *
 * Only a part that is gone counts. In the middle of a Tab the page has no focus for a moment either, and
 * whoever moves it then traps the key.
 */
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** An element and everything around it up to the board, inside out. */
function chainOf(element: Element, board: Element): readonly Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at && board.contains(at); at = at.parentElement) chain.push(at)
  return chain
}

export function useKeptFocus(root: RefObject<Element | null>): void {
  useEffect(() => {
    const board = root.current
    if (!board) return undefined
    const page = board.ownerDocument
    let chain: readonly Element[] = []
    const remember = (event: Event) => {
      chain = event.target instanceof Element ? chainOf(event.target, board) : []
    }
    // Whoever clicks beside a part has let go of it.
    const forget = () => {
      chain = []
    }
    const keep = () => {
      const [focused, ...around] = chain
      if (!focused || page.activeElement !== page.body || focused.isConnected) return
      const refuge = around.find((element) => element instanceof HTMLElement && element.isConnected)
      if (!(refuge instanceof HTMLElement)) return
      if (!refuge.hasAttribute('tabindex')) refuge.setAttribute('tabindex', '-1')
      refuge.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(keep)
    watch.observe(board, { childList: true, subtree: true })
    page.addEventListener('focusin', remember)
    page.addEventListener('pointerdown', forget, true)
    return () => {
      watch.disconnect()
      page.removeEventListener('focusin', remember)
      page.removeEventListener('pointerdown', forget, true)
    }
  }, [root])
}
