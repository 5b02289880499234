/**
 * The focus is never lost: when a step takes away the button that made it (an order taken back, a card
 * picked), the focus goes to what was around it. Not to the next button: a second press must do nothing.
 */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

export function useKeptFocus(inside: RefObject<Element | null>): void {
  /** What had the focus, and everything around it, inside out. */
  const chain = useRef<readonly Element[]>([])
  useEffect(() => {
    const board = inside.current?.parentElement
    if (!board) return undefined
    const remember = (event: Event) => {
      const around: Element[] = []
      for (let at = event.target as Element | null; at && board.contains(at); at = at.parentElement) around.push(at)
      chain.current = around
    }
    // Whoever clicks beside the board has let go of it.
    const forget = () => {
      chain.current = []
    }
    board.addEventListener('focusin', remember)
    const page = board.ownerDocument
    page.addEventListener('pointerdown', forget, true)
    return () => {
      board.removeEventListener('focusin', remember)
      page.removeEventListener('pointerdown', forget, true)
    }
  }, [inside])
  useLayoutEffect(() => {
    const page = inside.current?.ownerDocument
    if (chain.current.length === 0 || page?.activeElement !== page?.body) return
    const around = chain.current.slice(1).find((element) => element.isConnected && element.tagName !== 'g')
    if (!(around instanceof HTMLElement || around instanceof SVGElement)) return
    if (!around.hasAttribute('tabindex')) around.setAttribute('tabindex', '-1')
    around.focus({ preventScroll: true })
  })
}
