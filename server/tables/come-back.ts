/** The owner of a seat comes back to it, whoever sits in. */
import type { Compilable } from 'kysely'
import { clockJob, returnedTold } from '../jobs/new-jobs.ts'
import { nextDeadline } from '../../engine/clock.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { NewJob } from '../storage/index.ts'
import { keptFor } from './absence.ts'
import { agreedEndOf } from './agreement.ts'
import type { LiveTable } from './live-table.ts'
import { NEEDED, type TableRows } from './rows.ts'
import { orphaned } from '../standing/ending.ts'
import { witness } from './witnesses.ts'

/**
 * Sits down again whose seat is kept, while the game runs. A decision whose time is up is the bot's, which is about to make it: the
 * owner would only lose the seat again, and gain nothing but the others' time.
 */
export async function comeBack(services: Services, table: LiveTable, person: string | null): Promise<void> {
  if (person === null || !mayReturn(table.rows, person, services.now())) return
  const { db } = services.storage
  await services.tables.change(table, (writes, rows) => {
    const seat = keptFor(rows, person)
    if (seat === null || !mayReturn(rows, person, services.now())) return []
    const name = rows.kept.find(({ id }) => id === person)?.name ?? null
    const sat = rows.seats[seat]
    const back = { kind: 'person' as const, person_id: person, name, level: null, seen_at: services.now() }
    writes.push(
      db.updateTable('seats').set(back).where('table_id', '=', table.id).where('seat', '=', seat),
      db.deleteFrom('kept_seats').where('table_id', '=', table.id).where('seat', '=', seat),
      orphaned(db, table.id, seat, services.now()),
    )
    const told: NewJob[] = []
    if (sat?.kind === 'person' && sat.person_id !== null) {
      const notice = newId()
      const at = services.now()
      const { game } = rows.row
      writes.push(
        witness(db, table.id, sat.person_id),
        ...unsaid(services, rows, seat),
        db.insertInto('notices').values({
          id: notice,
          person_id: sat.person_id,
          kind: 'returned',
          reason: null,
          table_id: table.id,
          game,
          at,
        }),
      )
      told.push(returnedTold(table.id, notice, at))
    }
    const deadline = nextDeadline(rows.clockState)
    return deadline === null || rows.row.paused_at !== null ? told : [...told, clockJob(table.id, deadline)]
  })
}

/** What somebody else has offered or agreed to from this seat is not its owner's word, unless all have agreed by now. */
function unsaid({ storage: { db } }: Services, rows: TableRows, seat: number): readonly Compilable[] {
  if (agreedEndOf(rows)) return []
  const theirs = rows.proposals.filter(
    ({ kind, agreed }) => kind !== 'resume' && (JSON.parse(agreed) as number[]).includes(seat),
  )
  return theirs.map(({ kind }) =>
    db.deleteFrom('proposals').where('table_id', '=', rows.row.id).where('kind', '=', kind),
  )
}

function mayReturn(rows: TableRows, person: string, now: number): boolean {
  const seat = keptFor(rows, person)
  if (seat === null || rows.row.status !== 'playing') return false
  const deadline = rows.clockState?.[seat]?.deadline ?? null
  const late = deadline !== null && deadline <= now && rows.row.paused_at === null
  return !late || rows.seats[seat]?.kind !== 'bot' || rows.seats[seat].rank !== NEEDED
}
