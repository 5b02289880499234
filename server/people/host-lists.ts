/** What the host sees of people and tables: nothing of a game but that it is played, and by whom. */
import { sql } from 'kysely'
import type { HostPerson, HostPersonPage, HostTable } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { countGuestsOf, isBanned } from './bans.ts'
import { mutedUntil } from './mutes.ts'
import { afterCursor, cursorOf, PAGE, somewhere } from './pages.ts'

const PERSON = [
  'id',
  'name',
  'name_key',
  'created_at',
  'seen_at',
  'banned_at',
  'banned_until',
  'muted_until',
  'host_at',
] as const
interface PersonRow {
  readonly id: string
  readonly name: string
  readonly name_key: string | null
  readonly created_at: number
  readonly seen_at: number
  readonly banned_at: number | null
  readonly banned_until: number | null
  readonly muted_until: number | null
  readonly host_at: number | null
}

function shown(row: PersonRow, now: number): HostPerson {
  const banned = isBanned(row, now)
  return {
    id: row.id,
    name: row.name,
    guest: row.name_key === null,
    host: row.host_at !== null,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    banned,
    bannedUntil: banned ? row.banned_until : null,
    mutedUntil: mutedUntil(row, now),
  }
}

interface Wish {
  readonly search?: string
  readonly after?: string
}

export async function searchPeople({ storage: { db }, now }: Services, { search = '', after }: Wish) {
  let query = db.selectFrom('persons').select(PERSON).orderBy('seen_at', 'desc').orderBy('id', 'desc').limit(PAGE)
  const text = search.trim()
  if (text !== '')
    query = query.where((eb) =>
      eb.or([eb('id', '=', text), sql<boolean>`lower(name) like ${somewhere(text)} escape '\\'`]),
    )
  if (after !== undefined) query = query.where(afterCursor('seen_at', 'id', after))
  const rows = await query.execute()
  return { people: rows.map((row) => shown(row, now())), next: cursorOf(rows, (row) => row.seen_at) }
}

export async function personFor({ storage: { db } }: Services, id: string): Promise<PersonRow> {
  const row = await db.selectFrom('persons').select(PERSON).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refused('no-such-person', 'There is nobody with that id.')
  return row
}

export async function personPage(services: Services, id: string): Promise<HostPersonPage> {
  const { db } = services.storage
  const row = await personFor(services, id)
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'kind', 'label', 'created_at', 'seen_at'])
    .where('person_id', '=', id)
    .orderBy('seen_at', 'desc')
    .limit(50)
    .execute()
  const { reports } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll().as('reports'))
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...shown(row, services.now()),
    sessions: sessions.map(({ created_at, seen_at, ...each }) => ({ ...each, createdAt: created_at, seenAt: seen_at })),
    reports: Number(reports),
    household: await countGuestsOf(db, id),
  }
}

interface TableWish extends Wish {
  readonly status?: HostTable['status']
}

export async function searchTables({ storage: { db } }: Services, { search = '', status, after }: TableWish) {
  let query = db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'listed', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
  const text = search.trim()
  if (text !== '')
    query = query.where((eb) => {
      const names = eb.selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id')
      const named = names.where(sql<boolean>`lower(seats.name) like ${somewhere(text)} escape '\\'`)
      return eb.or([eb('tables.id', '=', text), eb('game', '=', text), eb.exists(named)])
    })
  if (status !== undefined) query = query.where('status', '=', status)
  if (after !== undefined) query = query.where(afterCursor('created_at', 'id', after))
  const rows = await query.execute()
  const ids = rows.map(({ id }) => id)
  const seats =
    ids.length === 0
      ? []
      : await db
          .selectFrom('seats')
          .select(['table_id', 'kind', 'name'])
          .where('table_id', 'in', ids)
          .orderBy('seat')
          .execute()
  const tables = rows.map((row): HostTable => ({
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.listed === 1,
    seats: seats.filter(({ table_id }) => table_id === row.id).map(({ kind, name }) => ({ kind, name })),
    createdAt: row.created_at,
  }))
  return { tables, next: cursorOf(rows, (row) => row.created_at) }
}
