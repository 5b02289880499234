/** What a call about an evening says. */
import type { Notice } from '../../protocol/index.ts'
import { moment, type Told } from '../calls/moment.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { answersOf } from './answers.ts'
import { comers } from './calendar.ts'

/** `null` for a notice that is about none. */
export async function eveningMessage(
  services: Services,
  { rows }: LiveTable,
  person: string,
  { kind, reason, name = '' }: Notice,
  { voice, zone }: Told,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  if (kind !== 'evening' && kind !== 'reminder' && kind !== 'answer') return null
  if (reason === 'declined')
    return { subject: voice.say('answer.declined.subject', { name }), text: voice.say('answer.declined.text') }
  const { row, evening } = rows
  const answers = await answersOf(services, row.id)
  const by = answers.find(({ person_id }) => person_id === row.host_id)?.name ?? ''
  const there = await zoneOf(services, person, zone, evening?.zone ?? zone)
  const when = evening ? moment(evening.at, there, voice) : ''
  const holes = { by, name, when, names: comers(answers, person, voice) }
  if (kind === 'answer') {
    const said = reason === 'no' || reason === 'maybe' ? reason : 'yes'
    return { subject: voice.say(`answer.${said}.subject`, holes), text: voice.say('answer.text', holes) }
  }
  const what = reason as 'asked' | 'moved' | 'off' | 'day' | 'hour' | 'open'
  return { subject: voice.say(`evening.${what}.subject`, holes), text: voice.say(`evening.${what}.text`, holes) }
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
