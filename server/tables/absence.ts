/** Staying away: when a seat counts as absent, who sits in, and that its owner sits there again when they come back. */
import type { Compilable, Kysely } from 'kysely'
import { isOffered } from '../../bots/index.ts'
import type { About } from '../../engine/game.ts'
import { ALWAYS, runsOut } from '../../engine/hours.ts'
import type { Absence, ClockSpec, CreateTable } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'
import { isOut, NEEDED, type SeatRow, type TableRow, type TableRows } from './rows.ts'

/** The bot that sits in where nothing else was agreed. */
const USUAL_SUBSTITUTE = 'knight'
const LIVE_MINUTES = 5
const DAY_MINUTES = 1440
const DAY_MS = 86_400_000

interface Agreed {
  readonly absence: Absence
  /** The level of the bot that sits in; `null` opens the seat. */
  readonly substitute: string | null
}

/** What holds at a table with that clock unless something else is agreed. Without a clock nobody is replaced. */
function usual(clock: ClockSpec): Agreed {
  const substitute = USUAL_SUBSTITUTE
  if (clock.kind === 'none') return { absence: { kind: 'none' }, substitute }
  const after = clock.kind === 'live' ? LIVE_MINUTES : Math.max(1, Math.ceil(clock.days * DAY_MINUTES))
  return { absence: { kind: 'vote', after }, substitute }
}

/** As made with the table, before anybody sits down. */
export function agreement(
  game: Pick<About, 'tempers'>,
  { absence, substitute }: Pick<CreateTable, 'absence' | 'substitute'>,
): string | null {
  if (substitute !== undefined && substitute !== 'none' && !isOffered(game, substitute))
    throw new Refused('bad-options', 'There is no bot of that level.')
  if (absence === undefined && substitute === undefined) return null
  return JSON.stringify({ ...(absence && { absence }), ...(substitute && { substitute }) })
}

export function agreedAbsence({ absence }: Pick<TableRow, 'absence'>, clock: ClockSpec): Agreed {
  const made = absence === null ? {} : (JSON.parse(absence) as Pick<CreateTable, 'absence' | 'substitute'>)
  const otherwise = usual(clock)
  const substitute = made.substitute ?? otherwise.substitute
  return { absence: made.absence ?? otherwise.absence, substitute: substitute === 'none' ? null : substitute }
}

/** The bot that plays on where there is nobody to wait for. */
export function substituteOf({ row, clock }: TableRows): string {
  return agreedAbsence(row, clock).substitute ?? USUAL_SUBSTITUTE
}

/** Those whose consent is needed: everybody who sits there and is in the game, but not whom it is about. */
export function votersFor(rows: TableRows, target: number | null): readonly number[] {
  const asked = rows.seats.filter((seat) => seat.kind === 'person' && seat.seat !== target && !isOut(rows, seat))
  return asked.map((seat) => seat.seat)
}

/** The only opponent decides nothing: between two there is the clock. */
export function clockDecides(rows: TableRows, seat: number): boolean {
  return votersFor(rows, seat).length <= 1
}

/** Whether the table has waited for that seat, unseen, for as long as was agreed; the calendar of its player counts. */
export function isAbsent(rows: TableRows, seat: SeatRow, now: number, minuteMs: number): boolean {
  const { row, clock } = rows
  const { absence } = agreedAbsence(row, clock)
  if (absence.kind === 'none' || row.status !== 'playing' || row.paused_at !== null) return false
  if (seat.kind !== 'person' || seat.rank !== NEEDED) return false
  const from = Math.max(seat.seen_at, rows.clockState?.[seat.seat]?.since ?? seat.since)
  const calendar = clock.kind === 'live' ? ALWAYS : (rows.calendars[seat.seat] ?? ALWAYS)
  const until = runsOut(from, (absence.after * minuteMs) / DAY_MS, calendar)
  return until !== null && until <= now
}

/** Somebody sits in: the seat stays its owner's. Whoever sits in for another has none to be kept. */
export function keepFor(db: Kysely<Schema>, table: string, seat: number, person: string): Compilable {
  return db
    .insertInto('kept_seats')
    .values({ table_id: table, seat, person_id: person })
    .onConflict((oc) => oc.columns(['table_id', 'seat']).doNothing())
}

/** The seat that is this person's although somebody sits in. */
export function keptFor({ kept }: Pick<TableRows, 'kept'>, person: string | null): number | null {
  return kept.find(({ id }) => id === person)?.seat ?? null
}
