/** What the host of a table does with its evening: proposes it, moves it, calls it off, opens the table. */
import type { Compilable } from 'kysely'
import type { ProposeEvening } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import { checkHost } from '../tables/asked-in.ts'
import { openSeat } from '../tables/create.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import type { AnswerRow } from './answers.ts'
import { checkDate, noSuchEvening, type StoredEvening } from './evening.ts'
import { stepJob, toldToAll } from './jobs.ts'

interface Host {
  readonly id: string
  readonly name: string
}

/** Who said yes to one date has not said it to another: they are all asked again. */
export async function proposeEvening(
  services: Services,
  table: LiveTable,
  host: Host,
  { at, zone }: ProposeEvening,
): Promise<void> {
  const now = services.now()
  checkHost(table.rows, host.id)
  checkDate({ at, zone }, now)
  const { db } = services.storage
  await services.tables.change(table, (writes, rows) => {
    checkHost(rows, host.id)
    if (rows.row.listed === 1)
      throw new Refused('bad-evening', 'An evening is proposed at a private table, to whoever you ask.')
    const before = rows.evening
    const same = before?.state === 'planned' && before.at === at && before.zone === zone
    if (same) return []
    const evening: StoredEvening = { at, zone, state: 'planned', sequence: (before?.sequence ?? 0) + 1 }
    const theirs = db.updateTable('evening_answers').where('table_id', '=', table.id)
    writes.push(
      stored(services, table, evening),
      theirs.set({ answer: null, at: now, told: null }),
      db
        .insertInto('evening_answers')
        .values({
          id: newId(),
          table_id: table.id,
          person_id: host.id,
          name: host.name,
          answer: 'yes',
          at: now,
          told: null,
        })
        .onConflict((oc) => oc.columns(['table_id', 'person_id']).doUpdateSet({ answer: 'yes' })),
      ...freed(services, rows),
    )
    const planned = stepJob(table.id, evening, now)
    return before ? [planned, toldToAll(table.id, 'moved', evening.sequence, now)] : [planned]
  })
}

export async function callOff(services: Services, table: LiveTable, host: string): Promise<void> {
  await services.tables.change(table, (writes, rows) => {
    const evening = planned(rows, host)
    const off: StoredEvening = { ...evening, state: 'off', sequence: evening.sequence + 1 }
    writes.push(stored(services, table, off), ...freed(services, rows))
    return [toldToAll(table.id, 'off', off.sequence, services.now())]
  })
}

/** The hour has come, or the host does not want to wait for it: a seat is kept for whoever said yes, in that order, as far as there are. */
export async function openEvening(services: Services, table: LiveTable, host: string | null): Promise<void> {
  const { db } = services.storage
  const said = await db
    .selectFrom('evening_answers')
    .selectAll()
    .where('table_id', '=', table.id)
    .where('answer', '=', 'yes')
    .orderBy('at')
    .orderBy('id')
    .execute()
  await services.tables.change(table, (writes, rows) => {
    const evening = planned(rows, host)
    if (evening.state === 'open') return []
    writes.push(stored(services, table, { ...evening, state: 'open' }), ...keptSeats(services, rows, said))
    return [toldToAll(table.id, 'open', evening.sequence, services.now())]
  })
}

/** The free seats of a table for these people; whoever sits there, or has one kept, needs none. */
export function keptSeats(
  { storage: { db }, now }: Services,
  { row, seats }: TableRows,
  people: readonly Pick<AnswerRow, 'person_id' | 'name'>[],
): readonly Compilable[] {
  const there = new Set(seats.map(({ person_id }) => person_id))
  const free = seats.filter(({ kind, reserved }) => kind === 'open' && reserved === 0)
  const { rank: _rank, since: _since, ...empty } = openSeat(now())
  return people
    .filter(({ person_id }) => person_id !== null && !there.has(person_id))
    .slice(0, free.length)
    .map(({ person_id, name }, i) =>
      db
        .updateTable('seats')
        .set({ ...empty, reserved: 1, name, person_id })
        .where('table_id', '=', row.id)
        .where('seat', '=', free[i]?.seat ?? -1),
    )
}

/** Seats that were kept for an evening are free again. */
function freed({ storage: { db }, now }: Services, { row, asked }: TableRows): readonly Compilable[] {
  if (asked.length === 0) return []
  const { rank: _rank, since: _since, ...empty } = openSeat(now())
  const seats = db.updateTable('seats').set(empty).where('table_id', '=', row.id).where('kind', '=', 'open')
  return [seats.where('person_id', 'in', asked)]
}

function stored({ storage: { db } }: Services, { id }: LiveTable, evening: StoredEvening): Compilable {
  return db
    .updateTable('tables')
    .set({ evening: JSON.stringify(evening) })
    .where('id', '=', id)
}

/** The evening as it stands, for its host, or for the house. */
function planned(rows: TableRows, host: string | null): StoredEvening {
  if (host !== null && rows.row.host_id !== host)
    throw new Refused('not-yours', 'Only whoever proposes the evening does that.')
  if (!rows.evening || rows.evening.state === 'off') throw noSuchEvening()
  if (rows.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
  return rows.evening
}
