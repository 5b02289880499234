/** What people tell the host about. The words are kept as they were: who said them may have reasons to be rid of them. */
import type { HostReport, NewReport } from '../../protocol/index.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import { cleanText } from './names.ts'
import type { Found } from './met.ts'
import { afterCursor, cursorOf, PAGE } from './pages.ts'

export async function report(services: Services, by: string, about: Found, wish: NewReport): Promise<void> {
  const { db } = services.storage
  const line = wish.line ?? null
  const same = await db
    .selectFrom('reports')
    .select('id')
    .where('by_id', '=', by)
    .where('person_id', '=', about.id)
    .where('table_id', '=', wish.table)
    .where('line', line === null ? 'is' : '=', line)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  // Once said is enough.
  if (same) return
  await db
    .insertInto('reports')
    .values({
      id: newId(),
      at: services.now(),
      table_id: wish.table,
      person_id: about.id,
      name: about.name,
      by_id: by,
      line,
      words: about.words,
      reason: wish.reason,
      note: cleanText(wish.note ?? ''),
      settled_at: null,
    })
    .execute()
}

interface Wish {
  readonly settled?: boolean
  readonly after?: string
}

export async function listReports({ storage: { db } }: Services, { settled = false, after }: Wish) {
  let query = db
    .selectFrom('reports')
    .innerJoin('tables', 'tables.id', 'reports.table_id')
    .leftJoin('persons', 'persons.id', 'reports.by_id')
    .leftJoin('chat', (join) =>
      join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.n', '=', 'reports.line'),
    )
    .select([
      'reports.id',
      'reports.at',
      'reports.table_id',
      'tables.game',
      'reports.person_id',
      'reports.name',
      'reports.by_id',
      'persons.name as by_name',
      'reports.line',
      'reports.words',
      'chat.removed_at',
      'reports.reason',
      'reports.note',
      'reports.settled_at',
    ])
    .where('reports.settled_at', settled ? 'is not' : 'is', null)
    .orderBy('reports.at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(PAGE)
  if (after !== undefined) query = query.where(afterCursor('reports.at', 'reports.id', after))
  const rows = await query.execute()
  const reports = rows.map((row): HostReport => ({
    id: row.id,
    at: row.at,
    table: row.table_id,
    game: row.game,
    person: row.person_id,
    name: row.name,
    by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
    line: row.line,
    words: row.words,
    removed: row.removed_at !== null,
    reason: row.reason,
    note: row.note,
    settledAt: row.settled_at,
  }))
  return { reports, next: cursorOf(rows, (row) => row.at) }
}

/** False if there is no such report, or somebody else was quicker. */
export async function settle(services: Services, id: string): Promise<boolean> {
  const done = await services.storage.db
    .updateTable('reports')
    .set({ settled_at: services.now() })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}
