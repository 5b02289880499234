/** Evenings as entries of a calendar. */
import { calendarOf, type Entry } from '../calls/ical.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableRow } from '../tables/rows.ts'
import { localeOf, titleOf, type Voice, voiceOf } from '../words/index.ts'
import { type AnswerRow, answersOf } from './answers.ts'
import { noSuchEvening, type StoredEvening } from './evening.ts'
import { eveningsOf } from './mine.ts'

/** Nobody knows how long a game takes; a calendar wants to be told. */
const TAKES = 3 * 3_600_000

export async function eveningEntries(services: Services, person: string, voice: Voice): Promise<readonly Entry[]> {
  const found = await eveningsOf(services, person)
  const entries = found.map(async ({ row, evening, answers }) => {
    const yours = answers.find(({ person_id }) => person_id === person)?.answer ?? null
    // Who has declined has the evening for themselves.
    return yours === 'no' ? [] : [await entryOf(services, row, evening, answers, person, voice)]
  })
  return (await Promise.all(entries)).flat()
}

/** The one file for one evening. */
export async function eveningCalendar(services: Services, { rows }: LiveTable, person: string): Promise<string> {
  const { row, evening } = rows
  if (!evening) throw noSuchEvening()
  const { preferences } = await services.storage.db
    .selectFrom('persons')
    .select('preferences')
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  const voice = await voiceOf(localeOf(preferences))
  const answers = await answersOf(services, row.id)
  return calendarOf('Evening', [await entryOf(services, row, evening, answers, person, voice)])
}

async function entryOf(
  services: Services,
  row: TableRow,
  { at, state, sequence }: StoredEvening,
  answers: readonly AnswerRow[],
  person: string,
  voice: Voice,
): Promise<Entry> {
  const yours = answers.find(({ person_id }) => person_id === person)?.answer ?? null
  const status = state === 'off' ? 'CANCELLED' : yours === 'yes' ? 'CONFIRMED' : 'TENTATIVE'
  return {
    uid: `evening-${row.id}`,
    stamp: row.updated_at,
    start: at,
    end: at + TAKES,
    summary: voice.say('head', { game: 'Rose & Crown', what: await titleOf(row.game, voice.locale) }),
    description: voice.say('evening.company', { names: comers(answers, person, voice) }),
    url: `${services.calls.origin()}/t/${row.id}`,
    state: { status, sequence },
  }
}

/** The others who have said that they come. */
export function comers(answers: readonly AnswerRow[], person: string, voice: Voice): string {
  const names = answers.filter(({ answer, person_id }) => answer === 'yes' && person_id !== person)
  if (names.length === 0) return voice.say('nobody')
  return new Intl.ListFormat(voice.locale).format(names.map(({ name }) => name))
}
