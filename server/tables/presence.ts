/**
 * Who is here: one fact for all nodes and all ways in. Whatever somebody reads or does at a table marks their seat as
 * seen; the rows follow within seconds, and every node reads it there.
 */
import { sql } from 'kysely'
import type { Hub } from '../live/hub.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf, type TableRows } from './rows.ts'

/** Somebody who plays by HTTP is written down no more often than this. */
const SEEN_EVERY = 20_000

interface Mark {
  readonly table: string
  readonly seat: number
  readonly at: number
}

/** Seats seen since the last time it was written down. */
const seenLately = new WeakMap<Hub, Map<string, Mark>>()

/** Notes that somebody sits there now; the row follows within seconds, together with others. */
export function markSeen({ hub, now }: Services, table: LiveTable, seat: number): void {
  const lately = seenLately.get(hub) ?? new Map<string, Mark>()
  seenLately.set(hub, lately.set(`${table.id} ${seat}`, { table: table.id, seat, at: now() }))
  const seats = table.rows.seats.map((row) => (row.seat === seat ? { ...row, seen_at: now() } : row))
  table.rows = { ...table.rows, seats }
}

/** Somebody reads or does something at the table. */
export function noteSeen(services: Services, table: LiveTable, person: string | null): void {
  const seat = seatOf(table.rows, person)
  const row = seat === null ? undefined : table.rows.seats[seat]
  if (row && services.now() - row.seen_at >= Math.min(SEEN_EVERY, services.awayMs / 4))
    markSeen(services, table, row.seat)
}

/** The rows with what another node has seen meanwhile. */
export function withSeen(rows: TableRows, seen: readonly number[]): TableRows {
  if (rows.seats.every((row) => (seen[row.seat] ?? 0) <= row.seen_at)) return rows
  const seats = rows.seats.map((row) => ({ ...row, seen_at: Math.max(row.seen_at, seen[row.seat] ?? 0) }))
  return { ...rows, seats }
}

/** When each seat was seen, as known before the rows were read again; a seat that has changed hands starts anew. */
export function seenBefore(before: TableRows, after: TableRows): readonly number[] {
  return after.seats.map(({ seat, person_id }) => {
    const known = before.seats[seat]
    return known?.person_id === person_id ? known.seen_at : 0
  })
}

/** Which seats count as here by the rows, in a form that can be compared. */
export function presentSeats({ now, awayMs }: Services, { seats }: TableRows): string {
  return seats
    .map(({ seen_at, shown_until }) => (now() - seen_at < awayMs || now() < (shown_until ?? 0) ? 1 : 0))
    .join('')
}

/** Writes down who was seen lately; with `everybody` also those who are still connected. */
export async function writeSeen(services: Services, everybody: boolean): Promise<void> {
  const { storage, hub } = services
  const marks = seenLately.get(hub)
  const lately = [...(marks?.values() ?? [])]
  marks?.clear()
  const now = services.now()
  const connected = everybody ? hub.present().map((each) => ({ ...each, at: now })) : []
  const bySeat = Map.groupBy([...lately, ...connected], ({ seat }) => seat)
  for (const [seat, seen] of bySeat) {
    // The last mark of each table is the latest.
    const times = [...new Map(seen.map(({ table, at }) => [table, at]))]
    for (let i = 0; i < times.length; i += 500) {
      const part = times.slice(i, i + 500)
      const done = await writeSeats(services, seat, part)
      for (const [table, at] of part)
        if (!done.has(table) && services.tables.get(table)) marks?.set(`${table} ${seat}`, { table, seat, at })
    }
  }
  // Others who look at the table through another node shall see who has come.
  if (lately.length > 0) storage.hint({ tables: [...new Set(lately.map(({ table }) => table))] })
}

/** Each with its own moment: who has gone meanwhile was not seen any later. */
async function writeSeats(
  { storage }: Services,
  seat: number,
  times: readonly (readonly [table: string, at: number])[],
): Promise<Set<string>> {
  const tables = times.map(([table]) => table)
  const rows = storage.relaxed.selectFrom('seats').select('table_id').where('seat', '=', seat)
  const theirs = rows.where('table_id', 'in', tables)
  // Never waits for a seat an act is just changing: two that wait for each other's would hold up the whole server.
  const free = storage.kind === 'postgres' ? theirs.forUpdate().skipLocked() : theirs
  const moments = sql.join(
    times.map(([table, at]) => sql`when ${table} then ${sql.lit(at)}`),
    sql` `,
  )
  const written = await storage.relaxed
    .updateTable('seats')
    .set({ seen_at: sql<number>`case table_id ${moments} else seen_at end` })
    .where('seat', '=', seat)
    .where('table_id', 'in', free)
    .returning('table_id')
    .execute()
  return new Set(written.map((row) => row.table_id))
}
