/** The tray: what a person has not read yet. What was read is gone, in every tab and on every node. */
import { sql } from 'kysely'
import type { Notice } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { written } from '../storage/written.ts'
import { NEEDED } from '../tables/rows.ts'
import { type NoticeRow, noticeOf } from './deliver.ts'

const MOST = 100
/** Looking is no answer: these are done with when the decision is made. */
const DECISIONS: readonly Notice['kind'][] = ['needed', 'hurry']

/** The newest first; calls to decisions that were made meanwhile are gone. */
export async function listNotices({ storage: { db } }: Services, person: string): Promise<readonly Notice[]> {
  const rows = await db
    .selectFrom('notices as n')
    .selectAll('n')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('seats as s')
            .select(sql<number>`1`.as('one'))
            .whereRef('s.table_id', '=', 'n.table_id')
            .whereRef('s.person_id', '=', 'n.person_id')
            .whereRef('s.since', '<=', 'n.at')
            .where('s.rank', '=', NEEDED),
        )
        .as('asked'),
    )
    .where('n.person_id', '=', person)
    .orderBy('n.at', 'desc')
    .limit(MOST)
    .execute()
  const isOver = ({ kind, asked }: (typeof rows)[number]): boolean => DECISIONS.includes(kind) && !asked
  const over = rows.filter(isOver).map(({ id }) => id)
  if (over.length > 0) await db.deleteFrom('notices').where('id', 'in', over).execute()
  return rows.filter((row) => !isOver(row)).map((row) => noticeOf(row as NoticeRow))
}

/** Whoever opens a table has read what it had to say; without a table everything is put away. */
export async function readNotices(services: Services, person: string, table: string | null): Promise<void> {
  const { storage, hub } = services
  // What a table had to say is put away once more when it is opened again.
  const { numAffectedRows = 0n } =
    table === null
      ? await storage.db.executeQuery(emptied(storage.db, { person }))
      : await storage.unhurried.executeQuery(putAway(storage.unhurried, { person, table }))
  // Nobody counts what was not there; a tray that is emptied is empty everywhere.
  if (table !== null && numAffectedRows === 0n) return
  hub.tellRead(person, table)
  storage.hint({ read: [{ person, table }] })
}

const emptied = written((db, { person }: { readonly person: string }) =>
  db.deleteFrom('notices').where('person_id', '=', person),
)

const putAway = written((db, { person, table }: { readonly person: string; readonly table: string }) =>
  db
    .deleteFrom('notices')
    .where('person_id', '=', person)
    .where('table_id', '=', table)
    .where('kind', 'not in', DECISIONS),
)
