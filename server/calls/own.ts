/** What is kept about being called, for its person. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../storage/index.ts'
import { callSettings } from './settings.ts'

/** Keys and secrets are the house's side of it, and stay here. */
export async function exportCalls(db: Kysely<Schema>, person: string): Promise<object> {
  const [settings, mail, channels, muted] = await Promise.all([
    callSettings(db, person),
    db
      .selectFrom('mail_addresses')
      .select(['address', 'confirmed_at', 'off_at', 'created_at'])
      .where('person_id', '=', person)
      .execute(),
    db
      .selectFrom('channels')
      .select(['kind', 'address', 'shape', 'label', 'created_at', 'off_at'])
      .where('person_id', '=', person)
      .where('kind', '!=', 'feed')
      .execute(),
    db.selectFrom('muted_tables').select('table_id').where('person_id', '=', person).execute(),
  ])
  return { settings, mail, channels, muted }
}

/**
 * Whoever signs out everywhere, or had to choose a new password, is called by no browser, webhook or secret link any more: one of them may be
 * somebody else's by now. The address for mail stays: it was confirmed by whoever reads there.
 */
export async function endWays(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('channels').where('person_id', '=', person).execute()
}

/** A guest who signs in is called in the same browser, now as the account. */
export async function moveBrowsers(trx: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const theirs = trx.selectFrom('channels').select('address').where('person_id', '=', person)
  await trx
    .updateTable('channels')
    .set({ person_id: person })
    .where('person_id', '=', guest)
    .where('kind', '=', 'push')
    .where('address', 'not in', theirs)
    .execute()
}
