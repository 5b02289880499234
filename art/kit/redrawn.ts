/** How many parts are drawn: a pointer that goes from place to place must not draw the board anew. */
import { options } from 'preact'

/** Preact calls it before it draws a part; only debuggers and tests ask for it. */
const DRAWS = '__r'

type Watched = Partial<Record<typeof DRAWS, (node: unknown) => void>>

export function partsDrawn(work: () => void): number {
  const watched = options as Watched
  const before = watched[DRAWS]
  let parts = 0
  watched[DRAWS] = (node) => {
    parts++
    before?.(node)
  }
  try {
    work()
  } finally {
    if (before) watched[DRAWS] = before
    else delete watched[DRAWS]
  }
  return parts
}
