/**
 * The arrow keys walk over a drawing: from part to part, to the nearest that way, so that the card of facts
 * of everything drawn can be read without a pointer. Tab stops only at what can be taken, and at the drawing
 * itself where an arrow begins the walk.
 */
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

interface Spot {
  readonly x: number
  readonly y: number
}

const STEP: { readonly [way in Way]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isWay = (key: string): key is Way => key in STEP

/** Which of the spots is the nearest that way; straight ahead counts for more than aside. `null` at the edge. */
export function nearest<T extends Spot>(from: Spot, spots: readonly T[], way: Way): T | null {
  const [sx, sy] = STEP[way]
  let best: T | null = null
  let least = Infinity
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const ahead = dx * sx + dy * sy
    const aside = Math.abs(dx * sy) + Math.abs(dy * sx)
    // Whatever lies more aside than ahead is found by another arrow.
    if (ahead < 1 || aside > ahead * 1.5) continue
    const cost = ahead + aside * 2
    if (cost >= least) continue
    least = cost
    best = spot
  }
  return best
}

/** Moves the focus from a part of a drawing (or from the drawing) to the next part that way. Says whether it did. */
export function walk(event: KeyboardEvent): boolean {
  const at = event.target
  if (!(at instanceof SVGElement) || !isWay(event.key) || event.defaultPrevented) return false
  const drawing = at instanceof SVGSVGElement ? at : at.ownerSVGElement
  if (!drawing) return false
  const spots = [...drawing.querySelectorAll<SVGElement>('.spot[tabindex]')].map((part) => ({
    part,
    ...middleOf(part),
  }))
  const next = at === drawing ? spots[0] : nearest(middleOf(at), spots, event.key)
  if (!next) return false
  next.part.focus({ preventScroll: true })
  return true
}

function middleOf(part: Element): Spot {
  const { left, top, width, height } = part.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
