/** The lobby and "my tables": a page at a time, along an index. */
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { ClockSpec, TableLine, TableList } from '../../protocol/index.ts'
import type { ClockState } from '../../engine/clock.ts'
import type { SeatRow, TableRow } from './rows.ts'

type Row = Pick<TableRow, 'id' | 'game' | 'status' | 'listed' | 'clock' | 'clock_state' | 'updated_at'>
const COLUMNS = ['id', 'game', 'status', 'listed', 'clock', 'clock_state', 'updated_at'] as const

export interface LobbyQuery {
  readonly status?: 'open' | 'playing' | 'finished'
  readonly game?: string
  readonly after?: string
  readonly limit?: number
}

/** Public tables, newest first. */
export async function lobby(services: Services, person: string | null, wish: LobbyQuery): Promise<TableList> {
  const limit = wish.limit ?? 30
  let query = services.storage.db
    .selectFrom('tables')
    .select([...COLUMNS, 'created_at'])
    .where('listed', '=', 1)
    .where('status', '=', wish.status ?? 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (person !== null && (wish.status ?? 'open') === 'open')
    query = query.where((eb) => {
      const wall = eb
        .selectFrom('blocks')
        .select('blocks.at')
        .where((or) =>
          or.or([
            or.and([or('person_id', '=', or.ref('tables.host_id')), or('blocked_id', '=', person)]),
            or.and([or('person_id', '=', person), or('blocked_id', '=', or.ref('tables.host_id'))]),
          ]),
        )
      return eb.not(eb.exists(wall))
    })
  if (wish.game !== undefined) query = query.where('game', '=', wish.game)
  const [at, id] = (wish.after ?? '').split('.')
  if (at && id) query = query.where(sql<boolean>`(created_at, id) < (${Number(at) || 0}, ${id})`)
  const rows = await query.execute()
  const last = rows.length === limit ? rows.at(-1) : undefined
  return { tables: await lines(services, rows, person), next: last ? `${last.created_at}.${last.id}` : null }
}

/** Those that wait for me first, then the running ones, then the finished; the newest change first in each. */
export async function myTables(
  services: Services,
  person: string,
  after: string | undefined,
  limit = 50,
): Promise<TableList> {
  const offset = Math.min(10_000, Math.max(0, Number(after ?? 0) || 0))
  const { db } = services.storage
  // Where somebody sits in for them, which is rare: most people are found along one index.
  const kept = await db.selectFrom('kept_seats').select(['table_id', 'seat']).where('person_id', '=', person).execute()
  const seats = await db
    .selectFrom('seats')
    .select('table_id')
    .where((eb) => {
      const others = kept.map(({ table_id, seat }) => eb.and({ table_id, seat }))
      return eb.or([eb('person_id', '=', person), ...others])
    })
    .orderBy('rank')
    .orderBy('since', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = seats.map((seat) => seat.table_id)
  if (ids.length === 0) return { tables: [], next: null }
  const rows = await services.storage.db.selectFrom('tables').select(COLUMNS).where('id', 'in', ids).execute()
  const sorted = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const next = ids.length === limit ? String(offset + limit) : null
  return { tables: await lines(services, sorted, person), next }
}

export async function neededCount({ storage }: Services, person: string): Promise<number> {
  const { count } = await storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('person_id', '=', person)
    .where('rank', '=', 0)
    // Of a table that has not begun only who must open their part of the dice.
    .where('status', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function lines({ storage }: Services, rows: readonly Row[], person: string | null): Promise<TableLine[]> {
  if (rows.length === 0) return []
  const seats = await storage.db
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('seat')
    .execute()
  return rows.map((row) =>
    line(
      row,
      seats.filter((seat) => seat.table_id === row.id),
      person,
    ),
  )
}

function line(row: Row, seats: readonly SeatRow[], person: string | null): TableLine {
  const mine = person === null ? undefined : seats.find((seat) => seat.person_id === person && seat.kind === 'person')
  const clocks = row.clock_state === null ? null : (JSON.parse(row.clock_state) as ClockState)
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.listed === 1,
    clock: JSON.parse(row.clock) as ClockSpec,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    you: mine?.seat ?? null,
    needed: row.status !== 'finished' && mine?.rank === 0,
    deadline: mine ? (clocks?.[mine.seat]?.deadline ?? null) : null,
    // The last thing this reader was told: everybody, or about their own seat.
    updatedAt: Math.max(row.updated_at, mine?.since ?? 0),
  }
}
