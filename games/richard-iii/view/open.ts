/** The realm with every block turned to the reader: each house as its own player knew it. */
import type { View } from '../types/index.ts'

export function open([watched, ...own]: readonly View[]): View {
  const view = watched as View
  return {
    ...view,
    blocks: own.flatMap(({ blocks }) => blocks),
    houses: view.houses.map((house, seat) => own[seat]?.houses[seat] ?? house),
  }
}
