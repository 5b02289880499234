/** Whether a call is still worth making, and when: nobody is called to what they have seen or settled meanwhile. */
import type { Services } from '../services.ts'
import { type SeatRow, seatOf, type TableRows } from '../tables/rows.ts'
import { answersOf } from '../evenings/answers.ts'
import { isAsked } from './due.ts'
import type { NoticeRow } from './deliver.ts'
import { votersFor } from '../tables/absence.ts'
import { Refused } from '../refused.ts'

const HERE_MS = 60_000

/** A moment that is over: now. `null`: never. */
export async function worth(
  services: Services,
  { kind, reason, table_id, person_id, at }: NoticeRow,
  lastHere: (services: Services, rows: TableRows, seat: SeatRow) => number,
): Promise<number | null> {
  if (table_id === '') return 0
  const found = await services.tables.current(table_id).catch((error: unknown) => {
    if (error instanceof Refused && error.type === 'no-such-table') return null
    throw error
  })
  if (!found) return null
  const { rows } = found
  const number = seatOf(rows, person_id)
  const seat = number === null ? undefined : rows.seats[number]
  const here = seat ? lastHere(services, rows, seat) : 0
  switch (kind) {
    case 'needed':
    case 'hurry': {
      if (!isAsked(rows, seat) || seat.since > at) return null
      // Who looks at it just now is left alone, and called after a while if they go without deciding.
      const { looked } = services.calls.delays
      return here > at ? here + (kind === 'hurry' ? HERE_MS : looked) : 0
    }
    case 'proposal':
      return here <= at && seat && isUnanswered(rows, seat.seat) ? 0 : null
    case 'rematch':
    case 'invited':
      return rows.row.status === 'open' && here <= at ? 0 : null
    case 'started':
    case 'chat':
    case 'finished':
      return here <= at ? 0 : null
    case 'evening':
    case 'reminder':
      return (await isTimely(services, rows, person_id, reason)) ? 0 : null
    case 'answer':
      return rows.row.status === 'open' && here <= at ? 0 : null
    case 'replaced':
      return rows.kept.some(({ id }) => id === person_id) ? 0 : null
    case 'returned':
    case 'channel-off':
      return 0
  }
}

/** Of an evening that still stands, to whoever has not answered meanwhile, or has not declined. */
async function isTimely(
  services: Services,
  { row, evening }: TableRows,
  person: string,
  reason: NoticeRow['reason'],
): Promise<boolean> {
  if (row.status !== 'open' || !evening || (evening.state === 'off') !== (reason === 'off')) return false
  const answers = await answersOf(services, row.id)
  const mine = answers.find(({ person_id }) => person_id === person)
  if (!mine) return false
  if (reason === 'asked' || reason === 'moved') return mine.answer === null
  return reason === 'off' || mine.answer !== 'no'
}

function isUnanswered(rows: TableRows, seat: number): boolean {
  return rows.proposals.some(
    ({ target, agreed }) =>
      votersFor(rows, target).includes(seat) && !(JSON.parse(agreed) as readonly number[]).includes(seat),
  )
}
