/** Whether somebody is on holiday or outside their hours: told to those who play with them and to nobody else, since days of absence are nobody's business. */
import { type Calendar, restsAt } from '../../engine/hours.ts'
import type { ClockSpec, Rests } from '../../protocol/index.ts'
import type { SeatRow, TableRow } from './rows.ts'

interface Asked {
  readonly status: TableRow['status']
  readonly clock: ClockSpec
  readonly seat: Pick<SeatRow, 'kind'>
  readonly calendar: () => Calendar
  /** Whether the reader sits at the table. */
  readonly sits: boolean
  readonly now: number
}

export function restsOf({ status, clock, seat, calendar, sits, now }: Asked): Rests {
  if (!sits || status !== 'playing' || clock.kind !== 'days' || seat.kind !== 'person') return null
  return restsAt(now, calendar())
}
