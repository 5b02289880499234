/** Housekeeping, once an hour on one node: what nobody will come back for. */
import type { StoredEvening } from '../evenings/evening.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { personRemoval, tableRemoval } from '../storage/parts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How old something must be to go. Told to hosts in the server's README. */
const AGES = {
  /** Guests who never sat at a table, since they were last seen. */
  guests: 30 * DAY,
  /** Tables that never began, since they were made. */
  openTables: 60 * DAY,
  /** And that were proposed for an evening, since then. */
  evenings: 14 * DAY,
  /** Snapshots of finished games, since the end: the log has everything. */
  snapshots: DAY,
  notices: 60 * DAY,
  faults: 90 * DAY,
  /** Reports the host has settled, since then. */
  reports: 90 * DAY,
}
/** As many in one go, so that nothing else waits for it. */
const AT_ONCE = 500

export async function sweep(services: Services, job: ClaimedJob): Promise<void> {
  const now = services.now()
  await sweepRows(services, now)
  await sweepTables(services, now)
  await sweepGuests(services, now)
  await services.jobs.postpone(job, now + HOUR)
}

async function sweepRows({ storage: { db } }: Services, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('limits').where('expires_at', '<', now).execute()
  await db.deleteFrom('resets').where('expires_at', '<', now).execute()
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute()
  await db.deleteFrom('shut_doors').where('until', '<', now).execute()
  await db
    .deleteFrom('reports')
    .where('settled_at', '<', now - AGES.reports)
    .execute()
  await db
    .deleteFrom('notices')
    .where('at', '<', now - AGES.notices)
    .execute()
  await db
    .deleteFrom('faults')
    .where('at', '<', now - AGES.faults)
    .execute()
  const over = db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'finished')
    .where('ended_at', '<', now - AGES.snapshots)
  await db.deleteFrom('snapshots').where('table_id', 'in', over).execute()
}

async function sweepTables({ storage }: Services, now: number): Promise<void> {
  const stale = await storage.db
    .selectFrom('tables')
    .select(['id', 'evening'])
    .where('status', '=', 'open')
    .where('listed', 'in', [0, 1])
    .where('created_at', '<', now - AGES.openTables)
    .limit(AT_ONCE)
    .execute()
  for (const { id, evening } of stale) {
    if (evening !== null && (JSON.parse(evening) as StoredEvening).at > now - AGES.evenings) continue
    await storage.write(tableRemoval(storage.db, id, 'open'))
  }
}

async function sweepGuests({ storage }: Services, now: number): Promise<void> {
  const idle = await storage.db
    .selectFrom('persons')
    .select('id')
    .where('name_key', 'is', null)
    .where('banned_at', 'is', null)
    .where('seen_at', '<', now - AGES.guests)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.person_id', '=', 'persons.id'))),
    )
    .limit(AT_ONCE)
    .execute()
  for (const { id } of idle) await storage.write(personRemoval(storage.db, id))
}
