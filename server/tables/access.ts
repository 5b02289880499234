/** Who may see a table. Strangers get the same answer for a private table as for none at all. */
import type { Compilable, Kysely } from 'kysely'
import type { Services } from '../services.ts'
import { noSuchTable, Refused, seatTaken } from '../refused.ts'
import { blockersOf, hasBlocked } from '../people/blocks.ts'
import { newSecret, sameSecret } from '../secrets.ts'
import type { Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'
import { keptFor } from './absence.ts'
import type { LiveTable } from './live-table.ts'
import { noteSeen } from './presence.ts'
import { seatOf, type TableRows } from './rows.ts'

/** The table, if this person may see it or holds its invitation. Whoever asks is here. */
export async function visible(
  services: Services,
  id: string,
  person: string | null,
  invite?: string,
): Promise<LiveTable> {
  const table = await services.tables.find(id)
  const sees = ({ rows }: LiveTable): boolean => maySee(rows, person) || isInvited(rows, person, invite)
  // Another node may have let them in a moment ago.
  if (!sees(table) && !sees(await services.tables.current(id))) throw noSuchTable()
  await checkWanted(services, table, person)
  noteSeen(services, table, person)
  return table
}

/** Whom the host of an open table has blocked finds no table there, like anybody who has a wrong link. */
async function checkWanted({ storage }: Services, { rows }: LiveTable, person: string | null): Promise<void> {
  const { row } = rows
  if (row.status !== 'open' || person === null || person === row.host_id || seatOf(rows, person) !== null) return
  if (await hasBlocked(storage.quick, row.host_id, person)) throw noSuchTable()
}

/**
 * In a running game nobody can get up from the table without losing it: whom one of those who play has blocked does not sit down
 * with them. Everybody may watch a public table, so to them the seat is taken, as if somebody had been quicker.
 */
export async function checkCompany({ storage }: Services, { rows }: LiveTable, person: string): Promise<void> {
  if (rows.row.status !== 'playing') return
  const unwilling = await blockersOf(storage.db, [person])
  if (isUnwelcome(rows, new Set(unwilling.map((block) => block.person)))) throw seatTaken()
}

/** Whether somebody whom these people have blocked may not sit down: at an open table the host decides, in a game everybody does. */
export function isUnwelcome({ row, seats }: TableRows, unwilling: ReadonlySet<string>): boolean {
  const there = row.status === 'playing' ? seats.map((seat) => seat.person_id) : []
  return row.status !== 'finished' && [row.host_id, ...there].some((person) => person !== null && unwilling.has(person))
}

/** Without being asked in again. */
export function maySee(rows: TableRows, person: string | null): boolean {
  const { row, seats, admitted, asked, kept } = rows
  if (row.listed === 1) return true
  if (person === null) return false
  const sitting = seats.map((seat) => seat.person_id)
  return (
    row.host_id === person ||
    // Once it is played nobody looks on unseen: who was asked and did not sit down comes by the link, as everybody does.
    (row.status === 'open' && asked.includes(person)) ||
    [...sitting, ...admitted.map(({ id }) => id), ...kept.map(({ id }) => id)].includes(person)
  )
}

/** An invitation is for somebody the others can see there, and not for whom the host has shown out. */
function isInvited({ row, shownOut }: TableRows, person: string | null, invite: string | undefined): boolean {
  if (invite === undefined || !sameSecret(invite, row.invite)) return false
  if (person === null) throw new Refused('not-signed-in', 'Play as a guest or sign in first.')
  return !shownOut.includes(person)
}

/** Lets somebody in for good who holds the invitation; those who sit there see them from now on. */
export async function admit(services: Services, table: LiveTable, person: string, invite: string): Promise<void> {
  if (maySee(table.rows, person)) return
  await services.tables.change(table, (writes, rows) => {
    if (!isInvited(rows, person, invite)) throw noSuchTable()
    writes.push(admission(services.storage.db, table.id, person))
  })
}

export function admission(db: Kysely<Schema>, table: string, person: string): Compilable {
  return admitted(db, { table_id: table, person_id: person })
}

const admitted = written((db, row: Schema['admitted']) =>
  db
    .insertInto('admitted')
    .values(row)
    .onConflict((oc) => oc.columns(['table_id', 'person_id']).doNothing()),
)

/** Out, and not in again: neither by name nor, as somebody else, by the link they know. */
export function dismissal(db: Kysely<Schema>, table: string, person: string): readonly Compilable[] {
  const row = { table_id: table, person_id: person }
  return [
    db.deleteFrom('admitted').where('table_id', '=', table).where('person_id', '=', person),
    db.deleteFrom('evening_answers').where('table_id', '=', table).where('person_id', '=', person),
    db
      .insertInto('shown_out')
      .values(row)
      .onConflict((oc) => oc.columns(['table_id', 'person_id']).doNothing()),
    newInvitation(db, table),
  ]
}

function newInvitation(db: Kysely<Schema>, table: string): Compilable {
  return db.updateTable('tables').set({ invite: newSecret() }).where('id', '=', table)
}

function checkHost({ row }: TableRows, person: string): void {
  if (row.host_id !== person) throw new Refused('not-yours', 'Only the host of the table does that.')
}

/** The host shows out somebody who only watches. */
export async function showOut(services: Services, table: LiveTable, host: string, person: string): Promise<void> {
  await services.tables.change(table, (writes, rows) => {
    checkHost(rows, host)
    if (person === host || seatOf(rows, person) !== null || keptFor(rows, person) !== null)
      throw new Refused('already-seated', 'They sit at the table: open their seat instead.')
    if (!rows.admitted.some(({ id }) => id === person)) throw new Refused('not-seated', 'They are not here.')
    writes.push(...dismissal(services.storage.db, table.id, person))
  })
}

/** The link that went round is worth nothing from now on; whoever came by it stays. */
export async function renewInvite(services: Services, table: LiveTable, host: string): Promise<void> {
  await services.tables.change(table, (writes, rows) => {
    checkHost(rows, host)
    writes.push(newInvitation(services.storage.db, table.id))
  })
}
