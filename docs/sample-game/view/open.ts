/** The table with every bid shown: a spectator sees those of all who have chosen as coins shown. */
import type { View } from '../types.ts'

export function open([watched, ...own]: readonly View[]): View {
  const view = watched as View
  const bids = own.map(({ bid }) => bid)
  return bids.some((bid) => bid !== null) ? { ...view, shown: bids.map((bid) => bid ?? 0) } : view
}
