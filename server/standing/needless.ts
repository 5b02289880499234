/** Looks at orders, planned for every decision of a person whether they have left any or not; most find none. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../storage/index.ts'

/**
 * Those that are due at tables where nobody has an order go in one statement, however many they are. An order that is given at this
 * very moment plans a look of its own, which is not due.
 */
export async function dropNeedless(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('kind', '=', sql.lit('standing'))
    .where('dead_at', 'is', null)
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('standing_orders as o')
            .select('o.id')
            .whereRef('o.table_id', '=', 'jobs.table_id')
            .where('o.ended', 'is', null),
        ),
      ),
    )
    .execute()
}
