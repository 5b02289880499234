/** A table put straight into the rows: any position of any game, for any people, with a snapshot of one's choosing. */
import { commitment, type Entry, type MatchSetup, type Snapshot } from '../engine/index.ts'
import type { Storage } from '../server/storage/index.ts'

export interface Placed {
  readonly id: string
  readonly setup: MatchSetup
  readonly entries: readonly Entry[]
  /** Who sits where. */
  readonly people: readonly string[]
  readonly awaiting: readonly number[]
  /** What the server would believe about the state after `entries`, without folding them. */
  readonly snapshot?: Snapshot
}

/** The same moment for all, so that two tables do not differ by it. */
const AT = 1_790_000_000_000

export async function placeTable({ db }: Storage, table: Placed): Promise<void> {
  const { id, setup, entries, people, awaiting } = table
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
      host_id: people[0] ?? '',
      invite: `invite-${id}`,
      dice_key: key,
      commitment: commitment(key),
      setup: JSON.stringify(setup),
      length: entries.length,
      revision: 0,
      clock_state: null,
      paused_at: null,
      outcome: null,
      absence: null,
      rematch_of: null,
      created_at: AT,
      started_at: AT,
      ended_at: null,
      updated_at: AT,
    })
    .execute()
  await db
    .insertInto('seats')
    .values(
      people.map((person, seat) => ({
        table_id: id,
        seat,
        kind: 'person' as const,
        person_id: person,
        name: `Player ${seat}`,
        level: null,
        reserved: 0,
        entropy: setup.dice.make === 'sealed' ? (setup.dice.entropy[seat] ?? null) : null,
        rank: awaiting.includes(seat) ? 0 : 1,
        since: AT,
        seen_at: AT,
      })),
    )
    .execute()
  const rows = entries.map((entry, n) => ({
    table_id: id,
    n,
    kind: entry.kind,
    seat: entry.seat,
    body: JSON.stringify(entry),
    move_id: `placed-${n}`,
    number: n,
    at: AT,
  }))
  for (let i = 0; i < rows.length; i += 200)
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + 200))
      .execute()
  if (table.snapshot)
    await db
      .insertInto('snapshots')
      .values({ table_id: id, length: table.snapshot.length, body: JSON.stringify(table.snapshot) })
      .execute()
}
