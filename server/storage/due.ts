import type { Kysely } from 'kysely'
import type { Claim } from './port.ts'
import type { Schema } from './schema.ts'

/** Of more jobs that are due, those waiting longest are looked at first: sorting all of them each time would be the delay. */
export const DUE_AT_ONCE = 2000

export async function nextDue(db: Kysely<Schema>, kinds: Claim['kinds'], after: number): Promise<number | null> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.min('run_at').as('at'))
    .where('dead_at', 'is', null)
    .where('kind', 'in', kinds)
    .where('run_at', '>', after)
    .executeTakeFirst()
  return row?.at ?? null
}
