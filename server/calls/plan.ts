/** Which calls a notice leads to: one job for each way a person has, stored together with the notice itself. */
import type { Kysely } from 'kysely'
import type { CallSettings, Notice } from '../../protocol/index.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { callSettings, isWanted, nextHour } from './settings.ts'
import type { Delays } from './due.ts'

/** What is given as one: a notice for a person, in the page and wherever else they want to be called. */
export interface Given {
  readonly person: string
  readonly notice: Notice
}

export const MAIL = 'mail'

/** Called at once: whether they have looked was asked a moment ago. */
const AT_ONCE: readonly Notice['kind'][] = ['needed', 'hurry', 'proposal', 'chat', 'channel-off']

export async function planCalls(
  db: Kysely<Schema>,
  { person, notice }: Given,
  delays: Delays,
  hasMail: boolean,
): Promise<readonly NewJob[]> {
  const settings = await callSettings(db, person)
  if (!isWanted(settings, notice.kind) || (await isMuted(db, notice.table, person))) return []
  const runAt = notice.at + (AT_ONCE.includes(notice.kind) ? 0 : delays.settle)
  const table = notice.table === '' ? null : notice.table
  const ways = await db
    .selectFrom('channels')
    .select('id')
    .where('person_id', '=', person)
    .where('kind', 'in', ['push', 'hook'])
    .where('off_at', 'is', null)
    .execute()
  const calls = ways.map(({ id }) => callJob(notice.id, id, table, runAt))
  const mail = hasMail ? await mailJob(db, person, notice, settings, runAt) : null
  return mail ? [...calls, mail] : calls
}

export function callJob(notice: string, channel: string, table: string | null, runAt: number): NewJob {
  return { id: `call:${notice}:${channel}`, kind: 'call', table, body: JSON.stringify({ notice, channel }), runAt }
}

async function mailJob(
  db: Kysely<Schema>,
  person: string,
  notice: Notice,
  settings: CallSettings,
  runAt: number,
): Promise<NewJob | null> {
  if (settings.mail === 'off') return null
  const row = await db
    .selectFrom('mail_addresses')
    .select('id')
    .where('person_id', '=', person)
    .where('confirmed_at', 'is not', null)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (settings.mail === 'each') return callJob(notice.id, MAIL, notice.table === '' ? null : notice.table, runAt)
  return { id: `digest:${row.id}`, kind: 'digest', table: null, body: '{}', runAt: nextHour(settings, notice.at) }
}

export async function isMuted(db: Kysely<Schema>, table: string, person: string): Promise<boolean> {
  const query = db.selectFrom('muted_tables').select('table_id').where('table_id', '=', table)
  return (await query.where('person_id', '=', person).executeTakeFirst()) !== undefined
}
