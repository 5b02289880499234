/** When and about what a person wants to be called. */
import type { Kysely } from 'kysely'
import { isZone, runsAt } from '../../engine/hours.ts'
import type { CallSettings, CallTopic, Notice } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'

/** What holds for somebody who has chosen nothing. */
const USUAL: CallSettings = { mail: 'each', hour: 8, zone: 'UTC', quiet: null, warn: null, without: [] }

const QUARTER = 900_000
const DAY_QUARTERS = 96

/** What a notice is about, as people choose it. */
const TOPICS: Readonly<Record<Notice['kind'], CallTopic | null>> = {
  needed: 'turns',
  hurry: 'turns',
  started: 'games',
  finished: 'games',
  replaced: 'games',
  returned: 'games',
  rematch: 'offers',
  invited: 'offers',
  proposal: 'offers',
  evening: 'offers',
  answer: 'offers',
  reminder: 'games',
  chat: 'words',
  'channel-off': null,
}

export async function callSettings(db: Kysely<Schema>, person: string): Promise<CallSettings> {
  const row = await db.selectFrom('call_settings').select('body').where('person_id', '=', person).executeTakeFirst()
  return settingsFrom(row?.body ?? null)
}

/** From the row, if there is one. */
export function settingsFrom(body: string | null): CallSettings {
  return body === null ? USUAL : { ...USUAL, ...(JSON.parse(body) as Partial<CallSettings>) }
}

export async function setCallSettings(db: Kysely<Schema>, person: string, wish: CallSettings): Promise<void> {
  if (!isZone(wish.zone)) throw new Refused('bad-request', 'That time zone is not known.')
  const body = JSON.stringify(wish)
  await db
    .insertInto('call_settings')
    .values({ person_id: person, body })
    .onConflict((oc) => oc.column('person_id').doUpdateSet({ body }))
    .execute()
}

export function isWanted({ without }: CallSettings, kind: Notice['kind']): boolean {
  const topic = TOPICS[kind]
  return topic === null || !without.includes(topic)
}

/** The end of the quiet hours, or `null` outside them. */
export function quietUntil({ quiet, zone }: CallSettings, now: number): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  const calendar = { zone, hours: quiet, vacation: [] }
  if (!runsAt(now, calendar)) return null
  return firstQuarter(now, (at) => !runsAt(at, calendar))
}

/** The next time it is that hour there. */
export function nextHour({ hour, zone }: Pick<CallSettings, 'hour' | 'zone'>, now: number): number {
  const calendar = { zone, hours: { from: hour, to: (hour + 1) % 24 }, vacation: [] }
  return firstQuarter(now, (at) => runsAt(at, calendar) && !runsAt(at - QUARTER, calendar))
}

/** Zones differ by quarters of an hour, so within one nothing changes; in two days every hour has come. */
function firstQuarter(now: number, fits: (at: number) => boolean): number {
  const from = Math.floor(now / QUARTER) * QUARTER
  for (let i = 1; i <= 2 * DAY_QUARTERS; i++) if (fits(from + i * QUARTER)) return from + i * QUARTER
  return from + DAY_QUARTERS * QUARTER
}
