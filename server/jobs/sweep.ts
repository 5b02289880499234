/** Housekeeping, once an hour on one node: what nobody will come back for. */
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export async function sweep(services: Services, job: ClaimedJob): Promise<void> {
  const { db } = services.storage
  const now = services.now()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('notices')
    .where('at', '<', now - 60 * DAY)
    .execute()
  const stale = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'open')
    .where('listed', 'in', [0, 1])
    .where('created_at', '<', now - 60 * DAY)
    .limit(500)
    .execute()
  for (const { id } of stale)
    await services.storage.write([
      db.deleteFrom('tables').where('id', '=', id).where('status', '=', 'open'),
      ...(['seats', 'admitted', 'chat', 'notes'] as const).map((part) =>
        db.deleteFrom(part).where('table_id', '=', id),
      ),
    ])
  await services.jobs.postpone(job, now + HOUR)
}
