/** Telling people of invitations: that they are asked, that the evening is near, what was answered. */
import type { Compilable } from 'kysely'
import type { Notice } from '../../protocol/index.ts'
import { ending, give, newNotice } from '../calls/give.ts'
import { jobRow } from '../jobs/new-jobs.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { type AnswerRow, answersOf } from './answers.ts'
import type { StoredEvening } from './evening.ts'
import { type InviteTold, type Step, stepJob } from './jobs.ts'
import { openEvening } from './propose.ts'

type About = Pick<Notice, 'kind' | 'reason' | 'name'>
type Fits = (row: AnswerRow) => boolean

export async function tellOfInvitation(services: Services, job: ClaimedJob): Promise<void> {
  const told = JSON.parse(job.body) as InviteTold
  const table = await services.tables.current(job.table ?? '')
  const { rows } = table
  if (rows.row.status !== 'open') return await services.jobs.finish(job)
  if (told.told === 'declined') {
    const about: About = { kind: 'answer', reason: 'declined', name: told.name }
    return void (await give(services, ending(services, job), toHost(services, rows, about)))
  }
  const { evening } = rows
  // Moved, or called off, since this was planned.
  const other = 'sequence' in told && told.sequence !== evening?.sequence
  if (!evening || other) return await services.jobs.finish(job)
  if (told.told === 'step') return await nextStep(services, job, table, evening, told.step)
  const answers = await answersOf(services, rows.row.id)
  if (told.told === 'answer') return await tellAnswer(services, job, rows, answers, told.person)
  await give(services, ending(services, job), toAll(services, rows, answers, aboutOf(told), whom(told)))
}

function aboutOf(told: Exclude<InviteTold, { told: 'step' | 'answer' | 'declined' }>): About {
  return told.told === 'open' ? { kind: 'reminder', reason: 'open' } : { kind: 'evening', reason: told.told }
}

function whom(told: Exclude<InviteTold, { told: 'step' | 'answer' | 'declined' }>): Fits {
  switch (told.told) {
    case 'asked':
      return ({ person_id, answer }) => person_id === told.person && answer === null
    case 'moved':
      return () => true
    case 'off':
      return ({ answer }) => answer !== 'no'
    case 'open':
      return ({ answer }) => answer === 'yes' || answer === 'maybe'
  }
}

/** A day before, whoever has not declined is reminded; an hour before, who comes or may come; then the table opens. */
async function nextStep(
  services: Services,
  job: ClaimedJob,
  table: LiveTable,
  evening: StoredEvening,
  step: Step,
): Promise<void> {
  const { storage, jobs, now } = services
  if (evening.state !== 'planned') return await jobs.finish(job)
  if (step === 'open') {
    await openEvening(services, table, null)
    return await jobs.finish(job)
  }
  const next = stepJob(table.id, evening, now())
  const answers = await answersOf(services, table.id)
  const fits: Fits = ({ answer }) => answer !== 'no' && (step === 'day' || answer !== null)
  const given = toAll(services, table.rows, answers, { kind: 'reminder', reason: step }, fits, true)
  if (await give(services, ending(services, job), given, [jobRow(storage.db, next)])) jobs.schedule([next])
}

/** Once for each change of mind; what was taken back in time is not told at all. */
async function tellAnswer(
  services: Services,
  job: ClaimedJob,
  rows: TableRows,
  answers: readonly AnswerRow[],
  person: string,
): Promise<void> {
  const row = answers.find(({ person_id }) => person_id === person)
  if (!row?.answer || row.answer === row.told) return await services.jobs.finish(job)
  const { id, answer: reason, name } = row
  const noted: Compilable = services.storage.db
    .updateTable('evening_answers')
    .set({ told: reason })
    .where('id', '=', id)
  await give(services, ending(services, job), toHost(services, rows, { kind: 'answer', reason, name }), [noted])
}

function toHost(services: Services, { row }: TableRows, about: About) {
  const notice = newNotice(services, { ...about, table: row.id, game: row.game })
  return row.host_id === '' ? [] : [{ person: row.host_id, notice }]
}

function toAll(
  services: Services,
  { row }: TableRows,
  answers: readonly AnswerRow[],
  about: About,
  fits: Fits,
  hostToo = about.kind === 'reminder',
) {
  return answers
    .filter((each) => fits(each) && (hostToo || each.person_id !== row.host_id))
    .flatMap(({ person_id: person }) =>
      person === null ? [] : [{ person, notice: newNotice(services, { ...about, table: row.id, game: row.game }) }],
    )
}
