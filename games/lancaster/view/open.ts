/** The table with all screens lifted: each player's stocks as that player knew them (LA-14.6). */
import type { View } from '../types/index.ts'

export function open([watched, ...own]: readonly View[]): View {
  const view = watched as View
  return { ...view, players: view.players.map((player, seat) => own[seat]?.players[seat] ?? player) }
}
