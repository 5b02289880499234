/** Who plays on, but is not heard. */
import type { Kysely } from 'kysely'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'

/** The last moment there is: for good. */
export const FOR_GOOD = 8_640_000_000_000_000

export async function mute(db: Kysely<Schema>, person: string, until: number | null): Promise<void> {
  await db
    .updateTable('persons')
    .set({ muted_until: until ?? FOR_GOOD })
    .where('id', '=', person)
    .execute()
}

export async function unmute(db: Kysely<Schema>, person: string): Promise<void> {
  await db.updateTable('persons').set({ muted_until: null }).where('id', '=', person).execute()
}

/** 0 for whoever is heard, `null` for who is muted for good. */
export function mutedUntil({ muted_until }: { readonly muted_until: number | null }, now: number): number | null {
  if (muted_until === null || muted_until <= now) return 0
  return muted_until === FOR_GOOD ? null : muted_until
}

export async function checkHeard(db: Kysely<Schema>, person: string, now: number): Promise<void> {
  const row = await db.selectFrom('persons').select('muted_until').where('id', '=', person).executeTakeFirst()
  if (row && mutedUntil(row, now) !== 0)
    throw new Refused('muted', 'The host of this house takes nothing you say for a while.')
}
