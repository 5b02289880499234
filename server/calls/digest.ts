/** One mail a day, at the hour a person has chosen: what waits for them and what happened since the last. */
import type { Selectable } from 'kysely'
import type { Services } from '../services.ts'
import type { ClaimedJob, Schema } from '../storage/index.ts'
import { type NoticeRow, noticeOf, toldOf } from './deliver.ts'
import { lastHere } from './due.ts'
import { type CallMessage, messageOf } from './message.ts'
import type { Told } from './moment.ts'
import { sendLetter, tableUrl } from './outlets/mail.ts'
import { NotDelivered } from './outlets/failed.ts'
import { isMuted } from './plan.ts'
import { callSettings, isWanted, nextHour } from './settings.ts'
import { noteFailed, noteThrough } from './switch-off.ts'
import { worth } from './worth.ts'

/** More than so many lines nobody reads; the page has them all. */
const MOST = 30
const AGAIN_MS = 900_000
/** Whatever is being stored at this moment is in the rows after so long: it waits for the next day's mail, and is in none twice. */
const STORED_MS = 10_000
/** What is planned again for an hour that has begun is planned for the next day. */
const APART_MS = 3_600_000
const URGENT: readonly NoticeRow['kind'][] = ['needed', 'hurry']

type Address = Selectable<Schema['mail_addresses']>

export async function sendDigest(services: Services, job: ClaimedJob): Promise<void> {
  const { storage, jobs, now } = services
  const { db } = storage
  const id = job.id.slice('digest:'.length)
  const row = await db
    .selectFrom('mail_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  const settings = row && (await callSettings(db, row.person_id))
  if (!row || !settings || settings.mail !== 'daily' || !services.calls.mailer) return await jobs.finish(job)
  if (row.digest_at !== null && now() - row.digest_at < APART_MS)
    return await jobs.postpone(job, nextHour(settings, now()))
  const told = await toldOf(services, row.person_id, settings.zone)
  const upTo = now() - STORED_MS
  const given = await sinceLast(services, row, upTo)
  const said: { readonly notice: NoticeRow; readonly message: CallMessage }[] = []
  for (const notice of given) {
    if (!isWanted(settings, notice.kind) || (await isMuted(db, notice.table_id, row.person_id))) continue
    // What was looked at and still waits is named too: it is a list, and calls nobody away from a table.
    if ((await worth(services, notice, lastHere)) === null) continue
    said.push({ notice, message: await messageOf(services, row.person_id, noticeOf(notice), told) })
  }
  const way = { kind: 'mail' as const, id: row.id, person: row.person_id }
  try {
    if (said.length > 0) await sendAll(services, row, said, told, job)
  } catch (error) {
    const { gone, ours } = error instanceof NotDelivered ? error : { gone: false, ours: true }
    if (!ours && (await noteFailed(services, way, gone, true))) return await jobs.finish(job)
    return await jobs.postpone(job, Math.min(now() + AGAIN_MS, nextHour(settings, now())), String(error).slice(0, 200))
  }
  await db.updateTable('mail_addresses').set({ digest_at: upTo }).where('id', '=', row.id).execute()
  if (said.length > 0) await noteThrough(db, way)
  const newer = db.selectFrom('notices').select('id').where('person_id', '=', row.person_id).where('at', '>', upTo)
  if (await newer.executeTakeFirst()) await jobs.postpone(job, nextHour(settings, now()))
  else await jobs.finish(job)
}

async function sinceLast(
  { storage }: Services,
  { person_id, digest_at, confirmed_at }: Address,
  upTo: number,
): Promise<NoticeRow[]> {
  const rows = await storage.db
    .selectFrom('notices')
    .selectAll()
    .where('person_id', '=', person_id)
    .where('at', '>', Math.max(digest_at ?? 0, confirmed_at ?? 0))
    .where('at', '<=', upTo)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute()
  // Of several of a kind at one table the latest says it all.
  const seen = new Set<string>()
  const latest = rows.filter(({ kind, table_id }) => {
    const key = `${kind === 'hurry' ? 'needed' : kind} ${table_id}`
    return !seen.has(key) && seen.add(key)
  })
  // What waits for them comes before what only happened.
  const rank = ({ kind }: NoticeRow): number => (URGENT.includes(kind) ? 0 : 1)
  return latest.toSorted((a, b) => rank(a) - rank(b))
}

async function sendAll(
  services: Services,
  row: Address,
  said: readonly { readonly notice: NoticeRow; readonly message: CallMessage }[],
  { voice }: Told,
  job: ClaimedJob,
): Promise<void> {
  const lines = said.map(({ notice, message: { head, text, scene, until } }) => ({
    text: `${head}.`,
    more: [scene?.asked ?? text, until].filter((part) => part).join(' '),
    ...(notice.table_id !== '' && { url: tableUrl(services, notice.table_id) }),
  }))
  const [only] = said
  const url =
    said.length === 1 && only && only.notice.table_id !== ''
      ? tableUrl(services, only.notice.table_id)
      : `${services.calls.origin()}/tables`
  const letter = {
    lang: voice.locale,
    heading: voice.say('digest.subject', { n: said.length }),
    colon: (what: string) => voice.say('colon', { what }),
    paragraphs: [],
    lists: [{ lines }],
    button: { text: voice.say('button.tables'), url },
    foot: [],
  }
  await sendLetter(services, row, letter, voice, `day-${Math.floor(job.runAt / 1000)}`)
}
