/** Taking, leaving and giving seats. */
import type { Compilable, Kysely } from 'kysely'
import type { House } from '../house.ts'
import type { Join } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { admission } from './access.ts'
import { botSeat, openSeat, type Person, personSeat, startTable } from './create.ts'
import { awaited, type Desk, type SeatRow, seatOf, type Sheet } from './desk.ts'
import { botJob } from './plan.ts'

type NewSeat = Omit<Schema['seats'], 'table_id' | 'seat' | 'rank' | 'since'>

/** Gives the seat to somebody else; whether it is awaited does not change by that. */
function put(db: Kysely<Schema>, table: string, seat: number, who: ReturnType<typeof openSeat>): Compilable {
  const { rank: _rank, since: _since, ...rest } = who
  const change: NewSeat = rest
  return db.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat)
}

export async function joinTable(house: House, desk: Desk, person: Person, wish: Join): Promise<Sheet> {
  const { db } = house.storage
  const sheet = await house.desks.change(desk, (writes, current) => {
    if (current.row.status === 'finished') throw new Refused('game-over', 'The game is over.')
    if (seatOf(current, person.id) !== null) throw new Refused('already-seated', 'You already sit at this table.')
    const free = current.seats.filter((seat) => canTake(seat, person.id))
    const mine = free.find((seat) => seat.person_id === person.id)
    const chosen = wish.seat === undefined ? (mine ?? free[0]) : free.find((seat) => seat.seat === wish.seat)
    if (!chosen) throw new Refused('seat-taken', 'That seat is taken.')
    // Once the dice are mixed, whoever takes over a seat adds nothing to them.
    const entropy = current.row.status === 'open' ? wish.entropy : (chosen.entropy ?? undefined)
    writes.push(put(db, desk.id, chosen.seat, personSeat(person, entropy, house.now())))
    if (current.row.listed === 0) writes.push(admission(db, desk.id, person.id))
  })
  return await startIfFull(house, desk, sheet)
}

function canTake(seat: SeatRow, person: string): boolean {
  return seat.kind === 'open' && (seat.reserved === 0 || seat.person_id === person)
}

async function startIfFull(house: House, desk: Desk, sheet: Sheet): Promise<Sheet> {
  const full = sheet.seats.every((seat) => seat.kind !== 'open')
  if (!full || sheet.row.status !== 'open' || sheet.row.auto_start !== 1) return sheet
  try {
    return await startTable(house, desk)
  } catch (error) {
    // Somebody left, or another node was quicker: the rows say how it stands.
    if (error instanceof Refused && (error.type === 'already-started' || error.type === 'seats-open')) return desk.sheet
    throw error
  }
}

export function leaveTable(house: House, desk: Desk, person: string): Promise<Sheet> {
  return house.desks.change(desk, (writes, sheet) => {
    const seat = seatOf(sheet, person)
    if (seat === null) throw new Refused('not-seated', 'You do not sit at this table.')
    if (sheet.row.status !== 'open')
      throw new Refused('already-started', 'The game has started: resign, or propose to end it.')
    writes.push(put(house.storage.db, desk.id, seat, openSeat(house.now())))
  })
}

/** The host seats a bot, or opens a seat again, before the start. */
export async function hostSeat(
  house: House,
  desk: Desk,
  person: string,
  seat: number,
  level: string | null,
): Promise<Sheet> {
  const changed = await house.desks.change(desk, (writes, sheet) => {
    if (sheet.row.host_id !== person) throw new Refused('not-yours', 'Only the host of the table does that.')
    if (sheet.row.status !== 'open') throw new Refused('already-started', 'The game has started already.')
    const kind = sheet.seats[seat]?.kind
    if (kind === undefined || (level !== null && kind === 'person'))
      throw new Refused('seat-taken', 'That seat is taken.')
    const now = house.now()
    writes.push(put(house.storage.db, desk.id, seat, level === null ? openSeat(now) : botSeat(level, now)))
  })
  return await startIfFull(house, desk, changed)
}

/** Hands a seat of a running game to a bot, or opens it to a substitute. */
export function handOn(
  { storage: { db }, now: clock }: House,
  writes: Compilable[],
  sheet: Sheet,
  seat: number,
  level: string | null,
): readonly NewJob[] {
  const { row } = sheet
  const entropy = sheet.seats[seat]?.entropy ?? null
  const now = clock()
  writes.push(
    put(db, row.id, seat, { ...(level === null ? openSeat(now) : botSeat(level, now)), entropy }),
    db.deleteFrom('proposals').where('table_id', '=', row.id),
  )
  if (level === null || !awaited(sheet).includes(seat)) return []
  const job = botJob(row.id, seat, 0, now)
  return [{ ...job, id: `${job.id}:takeover:${row.revision}` }]
}
