/** The evenings of a person: those they propose, and those they are asked to. */
import type { Evening } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import type { TableRow } from '../tables/rows.ts'
import { type AnswerRow, answersOf, eveningPage } from './answers.ts'
import type { StoredEvening } from './evening.ts'

const MOST = 50
/** An evening that has begun is shown so long; one that was called off is in calendars until it would have been over. */
const LASTS = 6 * 3_600_000

interface Found {
  readonly row: TableRow
  readonly evening: StoredEvening
  readonly answers: readonly AnswerRow[]
}

/** The next first. */
export async function eveningsOf(services: Services, person: string): Promise<readonly Found[]> {
  const rows = await services.storage.db
    .selectFrom('evening_answers')
    .innerJoin('tables', 'tables.id', 'evening_answers.table_id')
    .selectAll('tables')
    .where('evening_answers.person_id', '=', person)
    .where('tables.evening', 'is not', null)
    .execute()
  const found = rows
    .map((row) => ({ row, evening: JSON.parse(row.evening ?? '') as StoredEvening }))
    .filter(({ evening }) => evening.at + LASTS > services.now())
    .sort((a, b) => a.evening.at - b.evening.at || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, MOST)
  return await Promise.all(found.map(async (each) => ({ ...each, answers: await answersOf(services, each.row.id) })))
}

/** Of a table that has begun, or an evening that was called off, the lists of tables and calls tell. */
export async function listEvenings(services: Services, person: string): Promise<readonly Evening[]> {
  const found = (await eveningsOf(services, person)).filter(
    ({ row, evening }) => row.status === 'open' && evening.state !== 'off',
  )
  return await Promise.all(
    found.map(async ({ row, evening, answers }) => {
      const seats = await services.storage.db.selectFrom('seats').selectAll().where('table_id', '=', row.id).execute()
      return eveningPage({ row, seats }, evening, answers, person)
    }),
  )
}
