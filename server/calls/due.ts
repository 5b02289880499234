/**
 * When somebody is called to a decision. Not while they look at the table; soon if they have not seen it yet; and after a while again if
 * they have looked and gone without deciding: looking is no answer.
 */
import { nextDeadlineOf } from '../jobs/clocks.ts'
import type { Services } from '../services.ts'
import { NEEDED, type SeatRow, type TableRows } from '../tables/rows.ts'
import type { CallSettings } from '../../protocol/index.ts'

const HOUR = 3_600_000
/** Of the time for a decision, what is left when somebody is warned, and no more than so many hours. */
const USUAL_PART = 0.2
const USUAL_HOURS = 6
const LARGEST_PART = 0.5

export interface Delays {
  /** Who has not looked at the table since they are needed is called after this. */
  readonly needed: number
  /** Who has looked and not decided is called so long after they were last seen. */
  readonly looked: number
  /** At least so long between two calls to decisions at one table. */
  readonly between: number
  /** What happened at a table is told elsewhere so long after it, unless they have seen it by then. */
  readonly settle: number
  /** Words at a table: one call for all that is said meanwhile. */
  readonly words: number
}

export const DELAYS: Delays = {
  needed: 30_000,
  looked: HOUR,
  between: HOUR / 6,
  settle: 30_000,
  words: 120_000,
}

/** Whether a decision of theirs is awaited, or that they open their part of the dice. */
export function isAsked({ row }: TableRows, seat: SeatRow | undefined): seat is SeatRow {
  if (seat?.kind !== 'person' || seat.rank !== NEEDED) return false
  return row.status === 'playing' || (row.status === 'open' && row.opening_at !== null)
}

/** Who was here is written down so much later than it was, at most: whoever left just before something happened has not seen it. */
const WRITTEN_LATE = 15_000

/** When they were last surely here: now, for whoever has the table open. */
export function lastHere({ hub, now }: Services, { row }: TableRows, seat: SeatRow): number {
  return hub.viewers(row.id).includes(seat.seat) ? now() : seat.seen_at - WRITTEN_LATE
}

export function callAt({ needed, looked }: Delays, { since }: SeatRow, here: number): number {
  return here > since ? Math.max(since + needed, here + looked) : since + needed
}

/** When their time is almost up; `null` where no clock of days runs, or they want no warning. */
export function warnAt(rows: TableRows, seat: number, { warn }: Pick<CallSettings, 'warn'>): number | null {
  const deadline = rows.clock.kind === 'days' ? nextDeadlineOf(rows, seat) : null
  const since = rows.seats[seat]?.since ?? 0
  if (deadline === null || warn === 0 || rows.row.paused_at !== null) return null
  const whole = Math.max(0, deadline - since)
  const lead =
    warn === null ? Math.min(whole * USUAL_PART, USUAL_HOURS * HOUR) : Math.min(warn * HOUR, whole * LARGEST_PART)
  return deadline - Math.round(lead)
}
