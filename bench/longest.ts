/** The longest of many random games of each title, as a real table's log on sealed dice. */
import { defaultOptions, type Entry, Match, type MatchSetup, quick, stateHash } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { Storage } from '../server/storage/index.ts'
import { cpuSeconds } from './figures.ts'
import { placeTable } from './placed.ts'

export interface Longest {
  readonly id: string
  readonly setup: MatchSetup
  readonly entries: readonly Entry[]
}

/** About `seconds` of processor time for each game, at its fullest table. */
export async function longestGames(seconds: number): Promise<readonly Longest[]> {
  const found: Longest[] = []
  for (const entry of catalogue) {
    const game = await entry.load()
    const { about } = game
    const seats = Math.max(...about.seatCounts)
    let longest: Longest | null = null
    let spent = 0
    for (let n = 0; spent < seconds || n < 3; n++)
      spent += cpuSeconds(() => {
        const key = stateHash(`${about.id} ${n}`).repeat(2)
        const entropy = Array.from({ length: seats }, () => key)
        const setup: MatchSetup = {
          game: about.id,
          version: about.version,
          seats,
          options: defaultOptions(about),
          dice: { make: 'sealed', key, entropy },
        }
        const match = new Match(game, setup)
        const player = quick(n)
        for (let awaited = match.awaiting(); awaited.length > 0; awaited = match.awaiting()) {
          const seat = awaited[player.int(awaited.length)] ?? 0
          const moves = match.legal(seat)
          match.act(seat, game.write(moves[player.int(moves.length)]))
        }
        // One short of the end, so that the table is still being played.
        if (match.entries.length > (longest?.entries.length ?? 0) + 1)
          longest = { id: about.id, setup, entries: match.entries.slice(0, -1) }
      })
    if (longest) found.push(longest)
  }
  return found
}

/** Puts the game into the rows as a public table, without any snapshot. */
export async function storeGame(storage: Storage, { setup, entries }: Longest, id: string): Promise<void> {
  const people = Array.from({ length: setup.seats }, (_, seat) => `person${seat}`)
  await placeTable(storage, { id, setup, entries, people, awaiting: [] })
}
