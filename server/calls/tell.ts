/** What people do to each other at a table, told to those who were not there: votes that are asked for, words, seats that change hands. */
import type { Notice } from '../../protocol/index.ts'
import { blockersOf } from '../people/blocks.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { votersFor } from '../tables/absence.ts'
import type { SeatRow, TableRows } from '../tables/rows.ts'
import { lastHere } from './due.ts'
import { ending, give, newNotice } from './give.ts'
import { planCalls } from './plan.ts'
import { jobRow, type Told } from '../jobs/new-jobs.ts'

export async function tell(services: Services, job: ClaimedJob): Promise<void> {
  const told = JSON.parse(job.body) as Told
  if (told.kind === 'returned') return await passOn(services, job, told.notice)
  const { rows } = await services.tables.current(job.table ?? '')
  const people = await whom(services, rows, told)
  const { id: table, game } = rows.row
  const given = people.map((person) => ({ person, notice: newNotice(services, { kind: told.kind, table, game }) }))
  await give(services, ending(services, job), given)
}

function whom(
  services: Services,
  rows: TableRows,
  told: Exclude<Told, { kind: 'returned' }>,
): Promise<readonly string[]> {
  if (told.kind === 'chat') return readers(services, rows)
  if (told.kind === 'replaced')
    return Promise.resolve(rows.kept.filter(({ seat }) => seat === told.seat).map(({ id }) => id))
  if (told.kind === 'invited') {
    const kept = rows.seats[told.seat]
    const waits = rows.row.status === 'open' && kept?.kind === 'open' && kept.person_id === told.person
    return Promise.resolve(waits ? [told.person] : [])
  }
  const proposal = rows.proposals.find(({ kind, created_at }) => kind === told.of && created_at === told.at)
  if (!proposal || rows.row.status !== 'playing') return Promise.resolve([])
  const agreed = JSON.parse(proposal.agreed) as readonly number[]
  const asked = votersFor(rows, proposal.target).filter((seat) => !agreed.includes(seat))
  return Promise.resolve(absent(services, rows, told.at, (seat) => asked.includes(seat.seat)))
}

/** People at these seats who have not been here since. */
function absent(
  services: Services,
  rows: TableRows,
  since: number,
  fits: (seat: SeatRow) => boolean,
): readonly string[] {
  const away = rows.seats.filter((seat) => fits(seat) && lastHere(services, rows, seat) < since)
  return away.flatMap(({ kind, person_id }) => (kind === 'person' && person_id !== null ? [person_id] : []))
}

/** Those to whom something was said since they were here, and who have not been called for it yet. */
async function readers(services: Services, rows: TableRows): Promise<readonly string[]> {
  const { db } = services.storage
  const { id } = rows.row
  const earliest = Math.min(...rows.seats.map((seat) => lastHere(services, rows, seat)))
  const lines = await db
    .selectFrom('chat')
    .select(['person_id', 'at'])
    .where('table_id', '=', id)
    .where('at', '>', earliest)
    .where('removed_at', 'is', null)
    .execute()
  const speakers = [...new Set(lines.flatMap(({ person_id }) => person_id ?? []))]
  const deaf = await blockersOf(db, speakers)
  const called = await db
    .selectFrom('notices')
    .select(['person_id', 'at'])
    .where('table_id', '=', id)
    .where('kind', '=', 'chat')
    .execute()
  return rows.seats.flatMap((seat) => {
    const person = seat.kind === 'person' ? seat.person_id : null
    const here = lastHere(services, rows, seat)
    if (person === null || called.some((each) => each.person_id === person && each.at > here)) return []
    const heard = (by: string | null): boolean =>
      by !== person && !deaf.some((wall) => wall.person === person && wall.blocked === by)
    return lines.some((line) => line.at > here && heard(line.person_id)) ? [person] : []
  })
}

/** A notice that was stored with what it tells of. */
async function passOn(services: Services, job: ClaimedJob, id: string): Promise<void> {
  const { storage, calls, hub, jobs } = services
  const row = await storage.db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return await jobs.finish(job)
  const { kind, table_id: table, game, at } = row
  const notice: Notice = { id, kind, table, game, at }
  const given = { person: row.person_id, notice }
  const planned = await planCalls(storage.db, [given], calls.delays, calls.mailer !== null)
  if (!(await storage.write([ending(services, job), ...planned.map((each) => jobRow(storage.db, each))]))) return
  hub.tellPerson(row.person_id, notice)
  storage.hint({ notices: [given], jobs: planned })
  jobs.schedule(planned)
}
