/** How many parts are drawn: a pointer that goes from place to place must not draw the board anew. */
import { options } from 'preact'

/** Preact calls it before it draws a part; only debuggers and tests ask for it. */
interface Watched {
  __r?: (node: unknown) => void
}

export function partsDrawn(work: () => void): number {
  const watched = options as Watched
  const before = watched.__r
  let parts = 0
  watched.__r = (node) => {
    parts++
    before?.(node)
  }
  try {
    work()
  } finally {
    if (before) watched.__r = before
    else delete watched.__r
  }
  return parts
}
