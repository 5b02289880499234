/** Games played to the end by chance, as real tables are: on sealed dice. */
import { defaultOptions, Match, type MatchSetup, quick } from '../engine/index.ts'
import { catalogue, type Entry } from '../games/index.ts'

/** As many people sit down at the fullest table of all games. */
export const MOST_SEATS = Math.max(...catalogue.flatMap(({ about }) => about.seatCounts))

export function setupOf({ about }: Entry, seats: number, name: number): MatchSetup {
  const key = name.toString(16).padStart(64, '0')
  const entropy = Array.from({ length: seats }, (_, seat) => `${seat}`.padStart(64, '0'))
  const { id: game, version } = about
  return { game, version, seats, options: defaultOptions(about), dice: { make: 'sealed', key, entropy } }
}

export async function playedOut(entry: Entry, name: number): Promise<Match> {
  const game = await entry.load()
  const match = new Match(game, setupOf(entry, Math.min(...entry.about.seatCounts), name))
  const player = quick(name)
  for (let awaited = match.awaiting(); awaited.length > 0; awaited = match.awaiting()) {
    const seat = awaited[player.int(awaited.length)] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
  }
  return match
}
