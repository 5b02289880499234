/** What a seat says about its part of the dice before the game begins: it binds itself, and opens when everybody is bound. */
import { entropyCommitment } from '../../engine/index.ts'
import type { Opening } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { checkUnopened, isSealed, roundOf, seatChance, withheld } from './chance.ts'
import type { LiveTable } from './live-table.ts'
import { NEEDED, type SeatRow, seatOf, type TableRows } from './rows.ts'
import { goOnWith } from './start.ts'

function seatFor(rows: TableRows, person: string): SeatRow {
  const seat = seatOf(rows, person)
  const row = seat === null ? undefined : rows.seats[seat]
  if (!row) throw new Refused('not-seated', 'You do not sit at this table.')
  return row
}

/** Binds a seat anew: who sat down at one device may sit at another when the game begins. */
export function commit(services: Services, table: LiveTable, person: string, commitment: string): Promise<TableRows> {
  const { db } = services.storage
  return services.tables.change(table, (writes, rows) => {
    const { seat } = seatFor(rows, person)
    if (rows.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
    checkUnopened(rows)
    const asked = rows.row.opening_at === null ? {} : { rank: NEEDED }
    writes.push(
      db
        .updateTable('seats')
        .set({ commitment, entropy: null, ...asked })
        .where('table_id', '=', table.id)
        .where('seat', '=', seat),
    )
  })
}

/** Opens a seat's entropy, or says that it will not be opened. Said again it has no second effect. */
export async function reveal(
  services: Services,
  table: LiveTable,
  person: string,
  { round, entropy }: Opening,
): Promise<TableRows> {
  if (isDone(table.rows, person, entropy)) return table.rows
  try {
    return await goOnWith(services, table, (rows) => {
      const mine = seatFor(rows, person)
      if (rows.row.opening_at === null)
        throw new Refused('not-opening', 'Seats open when every seat is taken and the game is about to begin.')
      if (!isSealed(mine)) throw new Refused('wrong-opening', 'Your seat has nothing to open, or has opened already.')
      if (entropy !== null && entropyCommitment(entropy) !== mine.commitment)
        throw new Refused('wrong-opening', 'That is not what your seat has committed to.')
      if (round !== roundOf(rows))
        throw new Refused('stale', 'Somebody is bound to something else by now: look at the table again.')
      const opened = entropy === null ? withheld(rows, mine) : { ...mine, entropy }
      return rows.seats.map((seat) => (seat.seat === mine.seat ? opened : seat))
    })
  } catch (error) {
    // The same, sent twice at once: one of them was first.
    if (error instanceof Refused && isDone(table.rows, person, entropy)) return table.rows
    throw error
  }
}

function isDone(rows: TableRows, person: string, entropy: string | null): boolean {
  const seat = rows.seats[seatOf(rows, person) ?? -1]
  if (!seat || seat.commitment === null || seat.entropy === null) return false
  return entropy === null ? seatChance(rows, seat).way === 'withheld' : seat.entropy === entropy
}
