/**
 * Where the names of the pieces stand. Places keep theirs, printed like a map's; the name of a noble, who comes and goes, takes the best room
 * that is left around its medal, so that no name runs into another however many stand in one region.
 */
import type { Spot } from './geometry.ts'

export const RADIUS = 23
export const SIZE = 17

export interface Named {
  readonly id: string
  readonly text: string
  readonly at: Spot
  readonly owned: boolean
  readonly roams: boolean
}

export interface Label extends Spot {
  readonly id: string
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Names stand below, unless the map has more room beside. */
const BESIDE: { readonly [id: string]: 'left' | 'right' } = {
  'port-berwick': 'left',
  'castle-bamburgh': 'right',
  'large-town-newcastle': 'right',
  'town-durham': 'right',
  'large-town-york': 'right',
  'port-kings-lynn': 'left',
  'town-norwich': 'right',
  'large-town-london': 'right',
  'large-town-bristol': 'right',
  'town-exeter': 'left',
  'large-town-coventry': 'left',
  'port-plymouth': 'right',
  'castle-harlech': 'left',
  'port-caernarfon': 'right',
}

const OUT = RADIUS + 6
/** What a letter takes of the height of its line, on the average, with the pale edge around it. */
const LETTER = 0.52

/** The room a name takes. */
export function roomOf({ text, anchor, x, y }: Omit<Label, 'id'>): Box {
  const width = text.length * SIZE * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - SIZE * 0.75, bottom: y + SIZE * 0.25 }
}

function printed({ id, text, at, owned }: Named): Label {
  const beside = BESIDE[id]
  if (beside === 'left') return { id, text, anchor: 'end', x: at.x - OUT, y: at.y + 5 }
  if (beside === 'right') return { id, text, anchor: 'start', x: at.x + (owned ? OUT + 5 : OUT), y: at.y - 2 }
  return { id, text, anchor: 'middle', x: at.x, y: at.y + RADIUS + 18 }
}

/** Everywhere a noble's name may stand, the best first. */
function rooms({ id, text, at }: Named): readonly Label[] {
  const middle = (y: number, x = 0): Label => ({ id, text, anchor: 'middle', x: at.x + x, y: at.y + y })
  return [
    middle(RADIUS + 18),
    middle(-RADIUS - 8),
    { id, text, anchor: 'start', x: at.x + OUT, y: at.y - 2 },
    { id, text, anchor: 'end', x: at.x - OUT, y: at.y + 2 },
    middle(RADIUS + 18, 24),
    middle(RADIUS + 18, -24),
    middle(-RADIUS - 8, 24),
    middle(-RADIUS - 8, -24),
    middle(RADIUS + 34),
    middle(-RADIUS - 24),
    middle(5),
    middle(20),
    middle(-12),
  ]
}

export function labelsOf(pieces: readonly Named[]): readonly Label[] {
  const labels = pieces.filter(({ roams }) => !roams).map(printed)
  for (const piece of pieces.filter(({ roams }) => roams)) {
    const others = pieces.filter(({ id }) => id !== piece.id)
    const cost = (label: Label, rank: number): number =>
      rank + 1000 * share(label, labels.map(roomOf)) + 40 * share(label, others.map(medalOf))
    const [best] = rooms(piece)
      .map((label, rank) => ({ label, cost: cost(label, rank) }))
      .sort((a, b) => a.cost - b.cost)
    if (best) labels.push(best.label)
  }
  return labels
}

function medalOf({ at }: Named): Box {
  return { left: at.x - RADIUS, right: at.x + RADIUS, top: at.y - RADIUS, bottom: at.y + RADIUS }
}

/** How much of a name lies on what is there already. */
function share(label: Label, taken: readonly Box[]): number {
  const own = roomOf(label)
  const area = (own.right - own.left) * (own.bottom - own.top)
  return taken.reduce((sum, box) => sum + overlap(own, box), 0) / area
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
