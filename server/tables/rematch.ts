/** The same people again, with the seats moved on by one. */
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import { botSeat, gameOf, insertTable, openSeat, type Person, personSeat, startTable } from './create.ts'
import { type Desk, type SeatRow, seatOf, type Sheet } from './desk.ts'
import { noticeJob } from './plan.ts'
import { joinTable } from './seats.ts'

/** The first to ask makes the new table and sits there; whoever asks after that joins it. */
export async function rematch(house: House, desk: Desk, person: Person): Promise<Desk> {
  const { sheet } = desk
  if (sheet.row.status !== 'finished') throw new Refused('not-finished', 'The game is not over yet.')
  if (seatOf(sheet, person.id) === null) throw new Refused('not-seated', 'You did not play at this table.')
  const known = await rematchOf(house, desk.id)
  if (known !== null) return await accept(house, known, person)
  const failure = await offer(house, sheet, person).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  // Two asked at once: the database let one of them make the table, and either may have started it.
  const made = await rematchOf(house, desk.id)
  if (made === null) throw failure?.error ?? new Error('the rematch was made and is gone')
  await house.desks.inLine(desk, () => house.desks.refresh(desk))
  house.hub.tellInfo(desk)
  house.storage.hint({ tables: [desk.id], jobs: true })
  house.jobs.wake()
  return await accept(house, made, person)
}

async function rematchOf({ storage }: House, id: string): Promise<string | null> {
  const row = await storage.db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst()
  return row?.id ?? null
}

async function accept(house: House, id: string, person: Person): Promise<Desk> {
  const desk = await house.desks.find(id)
  if (seatOf(desk.sheet, person.id) === null) await joinTable(house, desk, person, {})
  return desk
}

async function offer(house: House, sheet: Sheet, person: Person): Promise<void> {
  const { about } = await gameOf(house, sheet.row.game)
  const now = house.now()
  const moved = [...sheet.seats.slice(1), ...sheet.seats.slice(0, 1)]
  const seatFor = (seat: SeatRow) => {
    if (seat.kind === 'bot' && seat.level !== null) return botSeat(seat.level, now)
    if (seat.kind !== 'person' || seat.person_id === null) return openSeat(now)
    if (seat.person_id === person.id) return personSeat(person, undefined, now)
    return { ...openSeat(now), person_id: seat.person_id, name: seat.name, reserved: 1 }
  }
  const table = {
    game: about.id,
    version: about.version,
    options: sheet.options,
    listed: sheet.row.listed === 1,
    clock: sheet.clock,
    autoStart: true,
    host: person.id,
    rematchOf: sheet.row.id,
    seats: moved.map(seatFor),
  }
  const id = await insertTable(house, table, (made) => [noticeJob(made, 'rematch', now)])
  const desk = await house.desks.find(id)
  if (desk.sheet.seats.every((seat) => seat.kind !== 'open')) await startTable(house, desk)
}
