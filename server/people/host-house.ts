/** What is wrong in the house: jobs that were given up, faults of rules, and what hosts have done about people. */
import type { HostAudit, HostHouse, HostOverview } from '../../protocol/index.ts'
import { countDead, retryJob } from '../jobs/failures.ts'
import type { Services } from '../services.ts'
import { afterCursor, cursorOf, PAGE } from './pages.ts'

const SHOWN = 100

export async function overview({ storage: { db } }: Services): Promise<Omit<HostOverview, 'provenUntil'>> {
  const reports = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const faults = await db
    .selectFrom('faults')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { reports: Number(reports.count), faults: Number(faults.count), dead: await countDead(db) }
}

export async function houseTroubles({ storage: { db }, pool }: Services): Promise<HostHouse> {
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('tables', 'tables.id', 'jobs.table_id')
    .select(['jobs.id', 'jobs.kind', 'jobs.table_id', 'failures', 'error', 'dead_at', 'tables.status'])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .limit(SHOWN)
    .execute()
  // What a fault says holds the dice key and the question asked: that is for the command line.
  const faults = await db
    .selectFrom('faults')
    .select(['id', 'table_id as table', 'at'])
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute()
  return {
    jobs: jobs.map(({ id, kind, table_id, failures, error, dead_at, status }) => ({
      id,
      kind,
      table: table_id,
      failures,
      // Rules and bots fail with words of their own, and these may name a card.
      error: status === 'playing' ? null : error,
      deadAt: dead_at ?? 0,
    })),
    faults,
    quarantined: [...pool.tablesApart],
  }
}

/** False if it was not given up, or is gone. */
export async function retryDead(services: Services, id: string): Promise<boolean> {
  const done = await retryJob(services.storage.db, id, services.now())
  if (done) services.jobs.wake()
  services.storage.hint({ jobs: true })
  return done
}

export async function dropDead({ storage }: Services, id: string): Promise<boolean> {
  const gone = await storage.db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirst()
  return Number(gone.numDeletedRows) > 0
}

export async function auditPage({ storage: { db } }: Services, after: string | undefined): Promise<HostAudit> {
  let query = db
    .selectFrom('audit')
    .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
  if (after !== undefined) query = query.where(afterCursor('at', 'id', after))
  const entries = await query.execute()
  return { entries, next: cursorOf(entries, (row) => row.at) }
}
