/** Ways that do not lead anywhere any more are switched off, and their people told so by the ways that are left. */
import type { Compilable, Kysely } from 'kysely'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import type { Target } from './deliver.ts'
import { give, newNotice } from './give.ts'

/** Tries in a row, over all calls that way, before it is switched off. */
export const MOST_FAILURES = 10

type Way = Pick<Target, 'kind' | 'id' | 'person'>

export async function noteThrough(db: Kysely<Schema>, { kind, id }: Way): Promise<void> {
  const fresh = { failures: 0, off_at: null }
  if (kind === 'mail') await db.updateTable('mail_addresses').set(fresh).where('id', '=', id).execute()
  else await db.updateTable('channels').set(fresh).where('id', '=', id).execute()
}

/** Counts a failure; true if that was the last, or nothing will ever get through. */
export async function noteFailed(services: Services, way: Way, gone: boolean, told: boolean): Promise<boolean> {
  const { db } = services.storage
  const { kind, id, person } = way
  const table = kind === 'mail' ? 'mail_addresses' : 'channels'
  const row = await db
    .updateTable(table)
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  if (!gone && (row?.failures ?? 0) < MOST_FAILURES) return false
  // A browser that has unsubscribed needs no telling: its person did it.
  if (kind === 'push' && gone) {
    await db.deleteFrom('channels').where('id', '=', id).execute()
    return true
  }
  const notice = newNotice(services, { kind: 'channel-off', reason: kind, table: '', game: '' })
  await give(services, switchedOff(services, way), told ? [{ person, notice }] : [])
  return true
}

/** Nothing if it is off already: told once. */
function switchedOff({ storage: { db }, now }: Services, { kind, id }: Way): Compilable {
  const table = kind === 'mail' ? 'mail_addresses' : 'channels'
  return db.updateTable(table).set({ off_at: now() }).where('id', '=', id).where('off_at', 'is', null)
}
