/** Asking somebody in by name: a seat is kept for them, they are called, and take it or decline. */
import { declinedTold } from '../evenings/jobs.ts'
import { invitedTold } from '../jobs/new-jobs.ts'
import { hasBlocked } from '../people/blocks.ts'
import { nameKey } from '../people/names.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { checkUnopened } from './chance.ts'
import { openSeat } from './create.ts'
import type { LiveTable } from './live-table.ts'
import type { TableRows } from './rows.ts'

interface Asked {
  readonly id: string
  readonly name: string
}

/** Who has that account, unless they are banned. */
export async function accountNamed({ storage }: Services, name: string): Promise<Asked> {
  const row = await storage.db
    .selectFrom('persons')
    .select(['id', 'name'])
    .where('name_key', '=', nameKey(name))
    .where('banned_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refused('no-such-person', 'Nobody here has that name.')
  return row
}

/**
 * Somebody who does not want to meet the host is not called and learns nothing of it. To the host the seat is kept all the same, as for
 * anybody who has not answered: nobody finds out by asking who has blocked them.
 */
export async function askIn(
  services: Services,
  table: LiveTable,
  host: string,
  asked: Asked,
  seat: number,
): Promise<TableRows> {
  const { db } = services.storage
  if (await hasBlocked(db, host, asked.id)) throw new Refused('no-such-person', 'You do not want to meet them.')
  const unwilling = await hasBlocked(db, asked.id, host)
  return await services.tables.change(table, (writes, rows) => {
    checkHost(rows, host)
    const there = rows.seats.some(({ person_id, name, reserved }) =>
      person_id === null ? reserved === 1 && name === asked.name : person_id === asked.id,
    )
    if (there) throw new Refused('already-seated', 'They have a seat at this table already.')
    const free = rows.seats[seat]
    if (free?.kind !== 'open' || free.reserved === 1) throw new Refused('seat-taken', 'That seat is taken.')
    const now = services.now()
    const { rank: _rank, since: _since, ...kept } = openSeat(now)
    writes.push(
      db
        .updateTable('seats')
        .set({ ...kept, reserved: 1, name: asked.name, person_id: unwilling ? null : asked.id })
        .where('table_id', '=', table.id)
        .where('seat', '=', seat),
      // Whoever was shown out and is asked in is welcome again.
      db.deleteFrom('shown_out').where('table_id', '=', table.id).where('person_id', '=', asked.id),
    )
    return unwilling ? [] : [invitedTold(table.id, seat, asked.id, now)]
  })
}

export async function decline(services: Services, table: LiveTable, { id: person, name }: Asked): Promise<TableRows> {
  const { db } = services.storage
  return await services.tables.change(table, (writes, rows) => {
    const kept = rows.seats.find((seat) => seat.kind === 'open' && seat.reserved === 1 && seat.person_id === person)
    if (!kept) throw new Refused('not-seated', 'No seat is kept for you at this table.')
    if (rows.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
    checkUnopened(rows)
    const { rank: _rank, since: _since, ...free } = openSeat(services.now())
    writes.push(db.updateTable('seats').set(free).where('table_id', '=', table.id).where('seat', '=', kept.seat))
    return [declinedTold(table.id, person, name, services.now())]
  })
}

/** Of a table that has not begun. */
export function checkHost(rows: TableRows, person: string): void {
  if (rows.row.host_id !== person) throw new Refused('not-yours', 'Only the host of the table does that.')
  if (rows.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
  checkUnopened(rows)
}
