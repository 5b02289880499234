/** The end of a pause: clocks run on from where they stood, and bots whose turn it is are called. */
import type { Compilable } from 'kysely'
import { nextDeadline, resumed } from '../../engine/clock.ts'
import { botJob, clockJob } from '../jobs/new-jobs.ts'
import type { Services } from '../services.ts'
import type { NewJob } from '../storage/index.ts'
import { awaited, NEEDED, type TableRows } from './rows.ts'

export function goOn({ storage, now: clock }: Services, writes: Compilable[], rows: TableRows): readonly NewJob[] {
  const { id, paused_at, revision } = rows.row
  if (paused_at === null) return []
  const now = clock()
  const clocks = resumed(rows.clockState, paused_at, now)
  const clock_state = clocks && JSON.stringify(clocks)
  writes.push(storage.db.updateTable('tables').set({ paused_at: null, clock_state }).where('id', '=', id))
  // Nobody was missed meanwhile, at a table without clocks either.
  for (const { seat, rank, since } of rows.seats)
    if (rank === NEEDED)
      writes.push(
        storage.db
          .updateTable('seats')
          .set({ since: since + now - paused_at })
          .where('table_id', '=', id)
          .where('seat', '=', seat),
      )
  const deadline = nextDeadline(clocks)
  const bots = awaited(rows).filter((seat) => rows.seats[seat]?.kind === 'bot')
  const jobs: NewJob[] = bots.map((seat) => {
    const job = botJob(id, seat, 0, now)
    return { ...job, id: `${job.id}:resumed:${revision}` }
  })
  return deadline === null ? jobs : [...jobs, clockJob(id, deadline)]
}
