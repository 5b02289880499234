/** What a call about an evening says. */
import type { Notice } from '../../protocol/index.ts'
import { moment, type Told } from '../calls/moment.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { CallWord } from '../words/index.ts'
import { answersOf } from './answers.ts'
import { comers } from './calendar.ts'

/** By what happened. */
const SAID = {
  asked: { subject: 'evening.asked.subject', text: 'evening.asked.text' },
  moved: { subject: 'evening.moved.subject', text: 'evening.moved.text' },
  off: { subject: 'evening.off.subject', text: 'evening.off.text' },
  day: { subject: 'evening.day.subject', text: 'evening.day.text' },
  hour: { subject: 'evening.hour.subject', text: 'evening.hour.text' },
  open: { subject: 'evening.open.subject', text: 'evening.open.text' },
  yes: { subject: 'answer.yes.subject', text: 'answer.text' },
  maybe: { subject: 'answer.maybe.subject', text: 'answer.text' },
  no: { subject: 'answer.no.subject', text: 'answer.text' },
  declined: { subject: 'answer.declined.subject', text: 'answer.declined.text' },
} as const satisfies Partial<Record<NonNullable<Notice['reason']>, { subject: CallWord; text: CallWord }>>

/** `null` for a notice that is about none. */
export async function eveningMessage(
  services: Services,
  { rows }: LiveTable,
  person: string,
  { kind, reason, name = '' }: Notice,
  { voice, zone }: Told,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  if (kind !== 'evening' && kind !== 'reminder' && kind !== 'answer') return null
  const { row, evening } = rows
  const answers = await answersOf(services, row.id)
  const by = answers.find(({ person_id }) => person_id === row.host_id)?.name ?? ''
  const there = await zoneOf(services, person, zone, evening?.zone ?? zone)
  const when = evening ? moment(evening.at, there, voice) : ''
  const holes = { by, name, when, names: comers(answers, person, voice) }
  const { subject, text } = SAID[(reason ?? 'asked') as keyof typeof SAID]
  return { subject: voice.say(subject, holes), text: voice.say(text, holes) }
}

/** The reader's own zone where they have named one, else that of whoever proposes. */
async function zoneOf({ storage }: Services, person: string, named: string, proposed: string): Promise<string> {
  const { db } = storage
  const settings = await db
    .selectFrom('call_settings')
    .select('person_id')
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (settings) return named
  const row = await db.selectFrom('persons').select('preferences').where('id', '=', person).executeTakeFirst()
  return (JSON.parse(row?.preferences ?? '{}') as { readonly zone?: string }).zone ?? proposed
}
