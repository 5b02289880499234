/**
 * What is asked is always as high, so that nothing moves from one question to the next; but whoever spaces letters and lines out
 * needs more room for the same words. It is given, and kept: the next question does not move anything again.
 */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

const ROOM = '--ask'
/** Our own lines are closer than this, in letters. */
const WIDE = 1.4

/** Whether a style sheet of the reader spaces letters, words or lines out: ours never does. */
function spacedOut(line: Element): boolean {
  const { letterSpacing, wordSpacing, lineHeight, fontSize } = getComputedStyle(line)
  const wide = Number.parseFloat(lineHeight) > WIDE * Number.parseFloat(fontSize)
  return wide || [letterSpacing, wordSpacing].some((space) => Number.parseFloat(space) > 0)
}

/** When the game is over nothing is asked, and its own page tells how it ended: the board under that stays where it is. */
export function useRoom(prompt: RefObject<HTMLElement | null>, isOver: boolean): void {
  useLayoutEffect(() => {
    const box = prompt.current
    const table = box?.closest<HTMLElement>('.table')
    if (!box || !table) return undefined
    let width = innerWidth
    const fit = (): void => {
      // Another window has another room for it.
      if (innerWidth !== width) table.style.removeProperty(ROOM)
      width = innerWidth
      const lacks = box.scrollHeight - box.clientHeight
      const [question] = box.getElementsByClassName('prompt-ask')
      if (isOver || box.clientHeight === 0 || lacks <= 0 || !question || !spacedOut(question)) return
      const has = Number.parseFloat(getComputedStyle(table).getPropertyValue(ROOM))
      table.style.setProperty(ROOM, `${has + lacks}px`)
    }
    const watch = new ResizeObserver(fit)
    for (const line of box.children) watch.observe(line)
    addEventListener('resize', fit)
    return () => {
      watch.disconnect()
      removeEventListener('resize', fit)
    }
  })
}
