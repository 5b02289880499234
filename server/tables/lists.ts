/** The lobby and "my tables": a page at a time, along an index. */
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { TableList } from '../../protocol/index.ts'
import { NEEDED } from './rows.ts'
import { COLUMNS, dueOf, linesOf } from './table-line.ts'

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
  const next = last ? `${last.created_at}.${last.id}` : null
  return { tables: await linesOf(services, rows, person), at: services.now(), next }
}

export interface MineQuery {
  readonly after?: string
  readonly show?: 'needed' | 'playing' | 'open' | 'finished'
  readonly game?: string
}

/** As many as anybody can be awaited at: their order is by what is left on clocks, which no index has. */
const NEEDED_AT_MOST = 1000

/** Those that wait for me first, by the time that is left; then the running ones, then the finished, the newest change first. */
export async function myTables(services: Services, person: string, wish: MineQuery, limit = 50): Promise<TableList> {
  const offset = Math.min(10_000, Math.max(0, Number(wish.after ?? 0) || 0))
  const { db } = services.storage
  // Where somebody sits in for them, which is rare: most people are found along one index.
  const kept = await db.selectFrom('kept_seats').select(['table_id', 'seat']).where('person_id', '=', person).execute()
  let query = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select([...COLUMNS.map((column) => `tables.${column}` as const), 'seats.seat', 'seats.since'])
    .where((eb) => {
      const others = kept.map(({ table_id, seat }) => eb.and({ table_id, seat }))
      return eb.or([eb('person_id', '=', person), ...others])
    })
  if (wish.game !== undefined) query = query.where('tables.game', '=', wish.game)
  if (wish.show !== undefined && wish.show !== 'needed') query = query.where('tables.status', '=', wish.show)
  const waiting = await query.where('rank', '=', NEEDED).orderBy('since').limit(NEEDED_AT_MOST).execute()
  const urgent = waiting
    .map((row) => ({ row, due: dueOf(row, row.seat) }))
    .sort((a, b) => a.due - b.due || a.row.since - b.row.since)
    .map(({ row }) => row)
  const first = urgent.slice(offset, offset + limit)
  const wanted = wish.show === 'needed' ? 0 : limit - first.length
  const later =
    wanted === 0
      ? []
      : await query
          .where('rank', '>', NEEDED)
          .orderBy('rank')
          .orderBy('since', 'desc')
          .orderBy('tables.id')
          .limit(wanted)
          .offset(Math.max(0, offset - urgent.length))
          .execute()
  const rows = [...first, ...later]
  const next = rows.length === limit ? String(offset + limit) : null
  return { tables: await linesOf(services, rows, person), at: services.now(), next }
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
