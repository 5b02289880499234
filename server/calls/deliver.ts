/**
 * One call, to one person by one way, as a durable job: looked at once more before it goes out, tried again ever more rarely where it does
 * not get through, given up in the end and kept among the dead letters.
 */
import type { Notice } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob, Schema } from '../storage/index.ts'
import { lastHere } from './due.ts'
import { callPicture } from './picture.ts'
import { worth } from './worth.ts'
import { type CallMessage, messageOf, testMessage } from './message.ts'
import type { Told } from './moment.ts'
import { NotDelivered } from './outlets/failed.ts'
import { letterOf, sendLetter } from './outlets/mail.ts'
import { isMuted, MAIL } from './plan.ts'
import { callSettings, isWanted, quietUntil } from './settings.ts'
import { localeOf, voiceOf } from '../words/index.ts'
import { sendPush } from './outlets/push.ts'
import { sendHook } from './outlets/hook.ts'
import { noteFailed, noteThrough } from './switch-off.ts'
import type { Selectable } from 'kysely'

interface Body {
  readonly notice: string
  /** `mail` or the id of a channel. */
  readonly channel: string
  /** How often it did not get through. */
  readonly tries?: number
}

const MINUTE = 60_000
/** After each failure; then it is given up. */
const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE)
const LONGEST_WAIT = 24 * 60 * MINUTE

export type NoticeRow = Selectable<Schema['notices']>

export async function deliverCall(services: Services, job: ClaimedJob): Promise<void> {
  const { storage, jobs, now } = services
  const { db } = storage
  const body = JSON.parse(job.body) as Body
  const row = await db.selectFrom('notices').selectAll().where('id', '=', body.notice).executeTakeFirst()
  // Read, or its person gone: nobody is to be called.
  if (!row) return await jobs.finish(job)
  const settings = await callSettings(db, row.person_id)
  const wanted = isWanted(settings, row.kind) && !(await isMuted(db, row.table_id, row.person_id))
  const target = wanted ? await targetOf(services, row.person_id, body.channel) : null
  if (!target) return await jobs.finish(job)
  const when = await worth(services, row, lastHere)
  if (when === null) return await jobs.finish(job)
  if (when > now()) return await jobs.postpone(job, when)
  const quiet = quietUntil(settings, now())
  // A warning is of no use after the time is up.
  if (quiet !== null && row.kind !== 'hurry') return await jobs.postpone(job, quiet)
  try {
    const told = await toldOf(services, row.person_id, settings.zone)
    await target.send(row, told)
  } catch (error) {
    return await failed(services, job, body, row, target, error)
  }
  await noteThrough(db, target)
  await jobs.finish(job)
}

export interface Target {
  readonly kind: 'mail' | 'push' | 'hook'
  /** Of the row it stands in. */
  readonly id: string
  readonly person: string
  send(notice: NoticeRow, told: Told): Promise<void>
  /** A call about nothing. */
  test(told: Told): Promise<void>
}

/** Where that channel leads now; `null` if it is gone or switched off, unless `tested`. */
export async function targetOf(
  services: Services,
  person: string,
  channel: string,
  tested = false,
): Promise<Target | null> {
  const { db } = services.storage
  if (channel === MAIL) {
    const row = await db
      .selectFrom('mail_addresses')
      .selectAll()
      .where('person_id', '=', person)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    if (!row || !services.calls.mailer || (row.off_at !== null && !tested)) return null
    return {
      kind: 'mail',
      id: row.id,
      person,
      send: async (given, told) => {
        const { voice } = told
        const notice = noticeOf(given)
        const message = await messageOf(services, person, notice, told)
        const png = await callPicture(services, person, notice, voice.locale)
        await sendLetter(services, row, letterOf(services, message, notice.table, voice), voice, notice.id, png)
      },
      test: ({ voice, ...rest }) =>
        sendLetter(services, row, letterOf(services, testMessage({ voice, ...rest }), '', voice), voice, newId()),
    }
  }
  const query = db.selectFrom('channels').selectAll().where('id', '=', channel).where('person_id', '=', person)
  const row = await query.executeTakeFirst()
  if (!row || row.kind === 'feed' || (row.off_at !== null && !tested)) return null
  const { kind } = row
  const send = async (message: CallMessage, notice: Notice, { voice }: Told): Promise<void> =>
    kind === 'push'
      ? await sendPush(services, row, message, notice.table, voice)
      : await sendHook(services, row, message, notice)
  return {
    kind,
    id: row.id,
    person,
    send: async (notice, told) =>
      await send(await messageOf(services, person, noticeOf(notice), told), noticeOf(notice), told),
    test: (told) =>
      send(testMessage(told), { id: newId(), kind: 'started', table: '', game: '', at: services.now() }, told),
  }
}

export function noticeOf({ id, kind, reason, name, table_id: table, game, at }: NoticeRow): Notice {
  return { id, kind, ...(reason && { reason }), ...(name && { name }), table, game, at }
}

export async function toldOf({ storage }: Services, person: string, zone: string): Promise<Told> {
  const { preferences } = await storage.db
    .selectFrom('persons')
    .select('preferences')
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  return { voice: await voiceOf(localeOf(preferences)), zone }
}

/** Planned again, or given up; a way that is gone for good is gone at once. */
async function failed(
  services: Services,
  job: ClaimedJob,
  body: Body,
  { kind }: NoticeRow,
  target: Target,
  error: unknown,
): Promise<void> {
  const { storage, jobs, log, now } = services
  const gone = error instanceof NotDelivered ? error.gone : isForbidden(error)
  log.warn(
    { job: job.id, way: target.kind, tries: (body.tries ?? 0) + 1, why: String(error) },
    'a call did not get through',
  )
  const ours = error instanceof NotDelivered && error.ours
  const off = !ours && (await noteFailed(services, target, gone, kind !== 'channel-off'))
  if (off) return await jobs.finish(job)
  const tries = body.tries ?? 0
  const wait = WAITS[tries]
  // The runner keeps it among the dead letters.
  const given = wait === undefined
  const asked = error instanceof NotDelivered ? error.wait : 0
  const runAt = now() + Math.min(LONGEST_WAIT, Math.max(wait ?? 0, asked))
  await storage.db
    .updateTable('jobs')
    .set({
      body: JSON.stringify({ ...body, tries: tries + 1 }),
      run_at: runAt,
      failures: tries + 1,
      error: String(error instanceof Error ? error.message : error).slice(0, 200),
      dead_at: given ? now() : null,
      lease: null,
      lease_until: null,
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
  if (!given) jobs.schedule([{ kind: 'call', runAt }])
}

/** The name leads into a private network today: it is not called, and not tried again. */
function isForbidden(error: unknown): boolean {
  return error instanceof Refused && (error.type === 'private-address' || error.type === 'bad-address')
}
