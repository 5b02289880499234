/** The same people again, with the seats moved on by one. */
import type { Options, OptionValue, SettingValue } from '../../engine/index.ts'
import type { Services } from '../services.ts'
import { Refused } from '../refused.ts'
import { keptFor } from './absence.ts'
import { botSeat, type Chance, insertTable, openSeat, type Person, personSeat } from './create.ts'
import { enqueue, type LiveTable } from './live-table.ts'
import { type SeatRow, seatOf, type TableRows } from './rows.ts'
import { noticeJob } from '../jobs/new-jobs.ts'
import { gameOf } from './rules-log.ts'
import { joinTable } from './seats.ts'
import { startTable } from './start.ts'

/** The first to ask makes the new table and sits there; whoever asks after that joins it. */
export async function rematch(
  services: Services,
  table: LiveTable,
  person: Person,
  chance: Chance,
): Promise<LiveTable> {
  const { rows } = table
  if (rows.row.status !== 'finished') throw new Refused('not-finished', 'The game is not over yet.')
  if (seatOf(rows, person.id) === null && keptFor(rows, person.id) === null)
    throw new Refused('not-seated', 'You did not play at this table.')
  const known = await rematchOf(services, table.id)
  if (known !== null) return await accept(services, known, person, chance)
  const failure = await offer(services, rows, person, chance).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  // Two asked at once: the database let one of them make the table, and either may have started it.
  const made = await rematchOf(services, table.id)
  if (made === null) throw failure?.error ?? new Error('the rematch was made and is gone')
  await enqueue(table, () => services.tables.refresh(table))
  services.hub.tellInfo(table)
  services.storage.hint({ tables: [table.id], jobs: true })
  services.jobs.wake()
  return await accept(services, made, person, chance)
}

async function rematchOf({ storage }: Services, id: string): Promise<string | null> {
  const row = await storage.db.selectFrom('tables').select('id').where('rematch_of', '=', id).executeTakeFirst()
  return row?.id ?? null
}

async function accept(services: Services, id: string, person: Person, chance: Chance): Promise<LiveTable> {
  const table = await services.tables.find(id)
  if (seatOf(table.rows, person.id) === null) await joinTable(services, table, person, chance)
  return table
}

/** What a seat chose goes with whoever sat there. */
function turnedOn(options: Options): Options {
  const turn = (value: OptionValue): OptionValue =>
    Array.isArray(value) ? [...(value as readonly SettingValue[]).slice(1), ...value.slice(0, 1)] : value
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, turn(value)]))
}

/** So does the time that was agreed for somebody. */
function turnedClock(clock: TableRows['clock']): TableRows['clock'] {
  if (clock.kind === 'none' || !clock.extra) return clock
  return { ...clock, extra: [...clock.extra.slice(1), ...clock.extra.slice(0, 1)] }
}

function reservedSeat({ id, name }: { readonly id: string; readonly name: string | null }, now: number) {
  return { ...openSeat(now), person_id: id, name, reserved: 1 }
}

async function offer(services: Services, rows: TableRows, person: Person, chance: Chance): Promise<void> {
  const { about } = await gameOf(services, rows.row.game)
  const now = services.now()
  const moved = [...rows.seats.slice(1), ...rows.seats.slice(0, 1)]
  const seatFor = (seat: SeatRow) => {
    const owner = rows.kept.find((each) => each.seat === seat.seat)
    if (owner) return owner.id === person.id ? personSeat(person, chance, now) : reservedSeat(owner, now)
    if (seat.kind === 'bot' && seat.level !== null) return botSeat(seat.level, now)
    if (seat.kind !== 'person' || seat.person_id === null) return openSeat(now)
    if (seat.person_id === person.id) return personSeat(person, chance, now)
    return reservedSeat({ id: seat.person_id, name: seat.name }, now)
  }
  const next = {
    game: about.id,
    version: about.version,
    options: turnedOn(rows.options),
    listed: rows.row.listed === 1,
    clock: turnedClock(rows.clock),
    absence: rows.row.absence,
    autoStart: true,
    random: false,
    host: person.id,
    rematchOf: rows.row.id,
    seats: moved.map(seatFor),
  }
  const table = await insertTable(services, next, (made) => [noticeJob(made, 'rematch', now)])
  if (table.rows.seats.every((seat) => seat.kind !== 'open')) await startTable(services, table)
}
