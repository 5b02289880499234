/** Deadlines that move when somebody changes the hours or days on which their clocks run. */
import { clockOf, deadlineOf, nextDeadline } from '../../engine/clock.ts'
import { ALWAYS } from '../../engine/hours.ts'
import { clockJob } from '../jobs/new-jobs.ts'
import type { Services } from '../services.ts'

/** Every running table of that person reads its rows anew, on every node; where their clock runs its deadline is worked out again. */
export async function recountDeadlines(services: Services, person: string): Promise<void> {
  const { db } = services.storage
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('table_id')
    .where('person_id', '=', person)
    .where('status', '=', 'playing')
    .execute()
  for (const { table_id } of seats) {
    const table = await services.tables.current(table_id)
    // A raised revision makes every node read the rows again, and with them the new calendar.
    const { clock: kind } = await services.tables.change(table, () => [])
    if (kind.kind !== 'days') continue
    await services.tables.change(table, (writes, { row, clock, clockState, calendars }) => {
      if (clock.kind !== 'days' || !clockState) return []
      const clocks = clockState.map((each, seat) => ({
        ...each,
        deadline: deadlineOf(clockOf(clock, seat), each, calendars[seat] ?? ALWAYS),
      }))
      writes.push(
        db
          .updateTable('tables')
          .set({ clock_state: JSON.stringify(clocks) })
          .where('id', '=', row.id),
      )
      const deadline = nextDeadline(clocks)
      return deadline === null || row.paused_at !== null ? [] : [clockJob(row.id, deadline)]
    })
  }
}
