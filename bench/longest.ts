/** The longest of many random games of each title, as a real table's log on sealed dice. */
import { commitment, defaultOptions, type Entry, Match, type MatchSetup, quick, stateHash } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { Storage } from '../server/storage/index.ts'
import { cpuSeconds } from './figures.ts'

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
export async function storeGame({ db }: Storage, { setup, entries }: Longest, id: string): Promise<void> {
  const at = Date.now()
  const key = setup.dice.make === 'sealed' ? setup.dice.key : ''
  await db
    .insertInto('tables')
    .values({
      id,
      game: setup.game,
      version: setup.version,
      seat_count: setup.seats,
      options: JSON.stringify(setup.options),
      listed: 1,
      status: 'playing',
      clock: '{"kind":"none"}',
      auto_start: 1,
      host_id: 'host',
      invite: 'invite',
      dice_key: key,
      commitment: commitment(key),
      setup: JSON.stringify(setup),
      length: entries.length,
      revision: 0,
      clock_state: null,
      paused_at: null,
      outcome: null,
      rematch_of: null,
      created_at: at,
      started_at: at,
      ended_at: null,
      updated_at: at,
    })
    .execute()
  const seat = { kind: 'person', level: null, reserved: 0, entropy: key, rank: 1, since: at, seen_at: at } as const
  await db
    .insertInto('seats')
    .values(
      Array.from({ length: setup.seats }, (_, i) => ({
        ...seat,
        table_id: id,
        seat: i,
        person_id: `person${i}`,
        name: `Player ${i}`,
      })),
    )
    .execute()
  const rows = entries.map((entry, n) => ({
    table_id: id,
    n,
    kind: entry.kind,
    seat: entry.seat,
    body: JSON.stringify(entry),
    move_id: `m${n}`,
    number: n,
    at,
  }))
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + 500))
      .execute()
}
