/** Taking, leaving and giving seats. */
import type { Compilable, Kysely } from 'kysely'
import type { Services } from '../services.ts'
import type { Join } from '../../protocol/index.ts'
import { hasBlocked } from '../people/blocks.ts'
import { noSuchTable, Refused, seatTaken } from '../refused.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'
import { admission, checkCompany, dismissal } from './access.ts'
import { keepFor, keptFor, substituteOf } from './absence.ts'
import { comeBack } from './come-back.ts'
import { botSeat, checkOffered, openSeat, type Person, personSeat } from './create.ts'
import { checkUnopened, hasOpened, isSealed, stopOpening, withheld } from './chance.ts'
import type { LiveTable } from './live-table.ts'
import { awaited, isOut, type SeatRow, seatOf, type TableRows } from './rows.ts'
import { gameOf } from './rules-log.ts'
import { startTable } from './start.ts'
import { botJob, openingJob, replacedTold, voteJob } from '../jobs/new-jobs.ts'
import { orphaned } from '../standing/ending.ts'
import { checkHour } from '../evenings/evening.ts'
import { checkUnseen, witness } from './witnesses.ts'

type Sitting = ReturnType<typeof openSeat>

/** Gives the seat to somebody else; whether it is awaited does not change by that. */
function put(db: Kysely<Schema>, table: string, seat: number, who: Sitting): Compilable {
  return seating(db, { ...who, table, at: seat })
}

const seating = written(
  (
    db,
    { table, at, rank: _rank, since: _since, ...change }: Sitting & { readonly table: string; readonly at: number },
  ) => db.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', at),
)

/** The same in a running game: once the dice are mixed, whoever takes over a seat adds nothing to them. */
function handTo(db: Kysely<Schema>, table: string, seat: number, who: Sitting): Compilable {
  const { rank: _rank, since: _since, entropy: _entropy, commitment: _commitment, ...change } = who
  return db.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat)
}

export async function joinTable(services: Services, table: LiveTable, person: Person, wish: Join): Promise<TableRows> {
  const { db } = services.storage
  if (keptFor(table.rows, person.id) !== null && table.rows.row.status === 'playing') {
    await comeBack(services, table, person.id)
    if (seatOf(table.rows, person.id) !== null) return table.rows
    throw new Refused('busy', 'Your time is up, and the bot is about to decide for you; try again in a moment.')
  }
  await checkCompany(services, table, person.id)
  await checkUnseen(services, table, person.id)
  const { host_id: host } = table.rows.row
  const isUnwanted = host !== person.id && (await hasBlocked(services.storage.quick, host, person.id))
  const rows = await services.tables.change(table, (writes, current) => {
    // Whoever still sat there when they were looked for may have got up at another node.
    if (isUnwanted && current.row.status === 'open' && seatOf(current, person.id) === null) throw noSuchTable()
    if (current.row.status === 'finished') throw new Refused('game-over', 'The game is over.')
    if (seatOf(current, person.id) !== null) throw new Refused('already-seated', 'You already sit at this table.')
    if (current.shownOut.includes(person.id)) throw new Refused('shown-out', 'The host of the table has shown you out.')
    checkHour(current.evening)
    const free = current.seats.filter((seat) => canTake(seat, person.id))
    const mine = free.find((seat) => seat.person_id === person.id)
    const chosen = wish.seat === undefined ? (mine ?? free[0]) : free.find((seat) => seat.seat === wish.seat)
    if (!chosen) throw seatTaken()
    const sitting = current.row.status === 'open' ? put : handTo
    writes.push(sitting(db, table.id, chosen.seat, personSeat(person, wish, services.now())))
    if (current.row.listed === 0) writes.push(admission(db, table.id, person.id))
  })
  return await startIfFull(services, table, rows)
}

/** Whoever leaves a seat that is out leaves it as `gone`, so no seat that is out is ever free. */
function canTake(seat: SeatRow, person: string): boolean {
  return seat.kind === 'open' && (seat.reserved === 0 || seat.person_id === person)
}

async function startIfFull(services: Services, table: LiveTable, rows: TableRows): Promise<TableRows> {
  const full = rows.seats.every((seat) => seat.kind !== 'open')
  if (rows.evening?.state === 'planned') return rows
  if (!full || rows.row.status !== 'open' || rows.row.auto_start !== 1) return rows
  try {
    return await startTable(services, table)
  } catch (error) {
    // Somebody left, or another node was quicker: the rows say how it stands.
    if (error instanceof Refused && (error.type === 'already-started' || error.type === 'seats-open')) return table.rows
    throw error
  }
}

/** Before the start the seat is free again. Who is out leaves a name behind and may go on watching. */
export function leaveTable(services: Services, table: LiveTable, person: string): Promise<TableRows> {
  const { db } = services.storage
  return services.tables.change(table, (writes, rows) => {
    const seat = seatOf(rows, person)
    const row = seat === null ? undefined : rows.seats[seat]
    if (!row) throw new Refused('not-seated', 'You do not sit at this table.')
    if (rows.row.status === 'open') {
      checkUnopened(rows)
      writes.push(...stopOpening(db, rows), put(db, table.id, row.seat, openSeat(services.now())))
      return
    }
    if (!isOut(rows, row)) throw new Refused('already-started', 'The game has started: resign, or propose to end it.')
    const { name } = row
    writes.push(handTo(db, table.id, row.seat, { ...openSeat(services.now()), kind: 'gone', name }))
    writes.push(witness(db, table.id, person), orphaned(db, table.id, row.seat, services.now()))
  })
}

/** The host seats a bot, or opens a seat again, before the start. */
export async function hostSeat(
  services: Services,
  table: LiveTable,
  person: string,
  seat: number,
  level: string | null,
): Promise<TableRows> {
  const { about } = await gameOf(services, table.rows.row.game)
  const changed = await services.tables.change(table, (writes, rows) => {
    if (rows.row.host_id !== person) throw new Refused('not-yours', 'Only the host of the table does that.')
    if (rows.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
    const kind = rows.seats[seat]?.kind
    if (kind === undefined || (level !== null && kind === 'person')) throw seatTaken()
    checkUnopened(rows)
    const now = services.now()
    const { db } = services.storage
    writes.push(...stopOpening(db, rows))
    writes.push(put(db, table.id, seat, level === null ? openSeat(now) : botSeat(checkOffered(about, level), now)))
    const sat = kind === 'person' ? rows.seats[seat]?.person_id : null
    if (sat && sat !== person) writes.push(...dismissal(db, table.id, sat))
  })
  return await startIfFull(services, table, changed)
}

/** Somebody is gone for good while the dice are being opened: a bot sits there, and what they had committed to is withheld. */
export function leaveOpening(
  { storage: { db }, now }: Services,
  writes: Compilable[],
  rows: TableRows,
  seat: number,
): readonly NewJob[] {
  const { id } = rows.row
  const left = rows.seats[seat]
  writes.push(handTo(db, id, seat, botSeat(substituteOf(rows), now())))
  if (left && isSealed(left)) {
    const { entropy } = withheld(rows, left)
    writes.push(db.updateTable('seats').set({ entropy }).where('table_id', '=', id).where('seat', '=', seat))
  }
  return [openingJob(id, now())]
}

/** Out of a seat, not to come back to it: before the start it is free, in the game a bot sits there. */
export function getUp(services: Services, writes: Compilable[], rows: TableRows, seat: number): readonly NewJob[] {
  const { db } = services.storage
  if (rows.row.status === 'playing') return handOn(services, writes, rows, seat, substituteOf(rows), 'left')
  if (hasOpened(rows)) return leaveOpening(services, writes, rows, seat)
  writes.push(...stopOpening(db, rows), put(db, rows.row.id, seat, openSeat(services.now())))
  return []
}

/** Why a seat changes hands: only who stays away may come back to it. */
type Why = 'absent' | 'left'

/** Hands a seat of a running game to a bot, or opens it to a substitute. */
export function handOn(
  { storage: { db }, now: clock }: Services,
  writes: Compilable[],
  rows: TableRows,
  seat: number,
  level: string | null,
  why: Why,
): readonly NewJob[] {
  const { row } = rows
  const sat = rows.seats[seat]?.person_id ?? null
  if (sat !== null) writes.push(witness(db, row.id, sat))
  if (sat !== null && why === 'absent') writes.push(keepFor(db, row.id, seat, sat))
  const now = clock()
  writes.push(
    handTo(db, row.id, seat, level === null ? openSeat(now) : botSeat(level, now)),
    orphaned(db, row.id, seat, now),
    // Who has asked to go on keeps the moment at which a pause ends.
    db.deleteFrom('proposals').where('table_id', '=', row.id).where('kind', '!=', 'resume'),
  )
  // Perhaps nobody else was missing.
  const votes = rows.proposals.some(({ kind }) => kind === 'resume') ? [voteJob(row.id, now)] : []
  if (sat !== null && why === 'absent') votes.push(replacedTold(row.id, seat, now))
  if (level === null || !awaited(rows).includes(seat)) return votes
  const job = botJob(row.id, seat, 0, now)
  return [...votes, { ...job, id: `${job.id}:takeover:${row.revision}` }]
}
