/** When somebody's time is up. */
import type { Services } from '../services.ts'
import { isTrouble, Refused } from '../refused.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { handOn } from '../tables/seats.ts'
import { substituteOf } from '../tables/absence.ts'
import { sidesLeft } from '../tables/sides.ts'
import { clockOf, deadlineOf } from '../../engine/clock.ts'
import { ALWAYS } from '../../engine/hours.ts'

export async function timeIsUp(services: Services, job: ClaimedJob): Promise<void> {
  const table = await services.tables.current(job.table ?? '')
  for (const seat of overdue(table.rows, services.now())) await charge(services, table, seat)
  const next = nextDue(table.rows, services.now())
  if (next === null) await services.jobs.finish(job)
  else await services.jobs.postpone(job, next)
}

/** Deadlines as they are today: hours of play and vacation may have changed since they were written down. */
function deadlines(rows: TableRows): readonly { readonly seat: number; readonly at: number }[] {
  if (rows.row.status !== 'playing' || rows.row.paused_at !== null) return []
  return (rows.clockState ?? []).flatMap((clock, seat) => {
    const written = clock.deadline
    if (written === null || rows.seats[seat]?.kind === 'bot') return []
    const today =
      rows.clock.kind === 'days'
        ? deadlineOf(clockOf(rows.clock, seat), clock, rows.calendars[seat] ?? ALWAYS)
        : written
    return today === null ? [] : [{ seat, at: today }]
  })
}

/** When that seat's time is up, as things stand today. */
export function nextDeadlineOf(rows: TableRows, seat: number): number | null {
  return deadlines(rows).find((each) => each.seat === seat)?.at ?? null
}

function overdue(rows: TableRows, now: number): readonly number[] {
  return deadlines(rows)
    .filter(({ at }) => at <= now)
    .map(({ seat }) => seat)
}

export function nextDue(rows: TableRows, now: number): number | null {
  const all = deadlines(rows).map(({ at }) => at)
  return all.length > 0 ? Math.max(now + 50, Math.min(...all)) : null
}

async function charge(services: Services, table: LiveTable, seat: number): Promise<void> {
  const { clock } = table.rows
  if (clock.kind === 'none') return
  // Asked again on the rows as they are when it is carried out: a move in the last moment counts.
  const stillDue = (rows: TableRows): void => {
    if (!overdue(rows, services.now()).includes(seat)) throw new Refused('stale', 'The move came in time.')
  }
  const duel = clock.overdue === 'lose' && (await sidesLeft(services, table)) <= 2
  try {
    if (clock.overdue === 'idle') {
      await services.tables.act(table, (rows) => {
        stillDue(rows)
        return { kind: 'idle', seat }
      })
    } else if (duel) {
      await services.tables.act(table, (rows) => {
        stillDue(rows)
        return { kind: 'end', seat, reason: 'timeout' }
      })
    } else {
      await services.tables.change(table, (writes, rows) => {
        stillDue(rows)
        return handOn(services, writes, rows, seat, substituteOf(rows), 'absent')
      })
    }
    services.metrics.timeouts.inc()
  } catch (error) {
    if (isTrouble(error)) throw error
  }
}
