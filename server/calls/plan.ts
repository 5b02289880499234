/** Which calls a notice leads to: one job for each way a person has, stored together with the notice itself. */
import type { Kysely } from 'kysely'
import type { CallSettings, Notice } from '../../protocol/index.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'
import { isWanted, nextHour, settingsFrom } from './settings.ts'
import type { Delays } from './due.ts'

/** What is given as one: a notice for a person, in the page and wherever else they want to be called. */
export interface Given {
  readonly person: string
  readonly notice: Notice
}

export const MAIL = 'mail'

/** Called at once: whether they have looked was asked a moment ago. */
const AT_ONCE: readonly Notice['kind'][] = ['needed', 'hurry', 'proposal', 'chat', 'channel-off']

/** For everybody who is given a notice, each with the calls it leads to. */
export async function planCalls(
  db: Kysely<Schema>,
  given: readonly Given[],
  delays: Delays,
  hasMail: boolean,
): Promise<readonly NewJob[]> {
  const jobs: NewJob[] = []
  for (const [about, together] of Map.groupBy(given, ({ notice }) => notice.table)) {
    const wishes = await wishesOf(db, about, [...new Set(together.map(({ person }) => person))])
    for (const { person, notice } of together) {
      const { settings, muted, ways } = wishes.get(person) ?? NO_WISHES
      if (muted || !isWanted(settings, notice.kind)) continue
      const runAt = notice.at + (AT_ONCE.includes(notice.kind) ? 0 : delays.settle)
      const table = notice.table === '' ? null : notice.table
      jobs.push(...ways.map((way) => callJob(notice.id, way, table, runAt)))
      const mail = hasMail ? await mailJob(db, person, notice, settings, runAt) : null
      if (mail) jobs.push(mail)
    }
  }
  return jobs
}

interface Wishes {
  readonly settings: CallSettings
  /** Of the table a notice is about they want to hear nothing. */
  readonly muted: boolean
  /** Channels that are open to calls. */
  readonly ways: readonly string[]
}

const NO_WISHES: Wishes = { settings: settingsFrom(null), muted: false, ways: [] }

/** In one question for all of them: every end of a game asks it. */
async function wishesOf(
  db: Kysely<Schema>,
  table: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Wishes>> {
  const question = questions.get(people.length) ?? questionAfter()
  questions.set(people.length, question)
  const { rows } = await db.executeQuery(question(db, { ...Object.fromEntries(people.entries()), table }))
  const wishes = new Map<string, Wishes>()
  for (const { id, body, muted, way } of rows) {
    const known = wishes.get(id) ?? { settings: settingsFrom(body), muted: muted !== null, ways: [] }
    wishes.set(id, way === null ? known : { ...known, ways: [...known.ways, way] })
  }
  return wishes
}

interface Asked {
  readonly table: string
  readonly [person: number]: string
}

/** By how many people are asked after. */
const questions = new Map<number, ReturnType<typeof questionAfter>>()

function questionAfter() {
  return written((db, { table, ...people }: Asked) =>
    db
      .selectFrom('persons as p')
      .leftJoin('call_settings as s', 's.person_id', 'p.id')
      .leftJoin('muted_tables as m', (join) => join.onRef('m.person_id', '=', 'p.id').on('m.table_id', '=', table))
      .leftJoin('channels as c', (join) =>
        join.onRef('c.person_id', '=', 'p.id').on('c.kind', 'in', ['push', 'hook']).on('c.off_at', 'is', null),
      )
      .select(['p.id', 's.body', 'm.table_id as muted', 'c.id as way'])
      .where('p.id', 'in', Object.values(people)),
  )
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
