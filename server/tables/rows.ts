/** The rows of a table, read at one moment, and what they say. */
import type { Selectable } from 'kysely'
import type { Options, Outcome, Seat } from '../../engine/index.ts'
import type { ClockSpec } from '../../protocol/index.ts'
import type { Append, Schema, Storage, StoredRows } from '../storage/index.ts'
import type { ClockState } from '../../engine/clock.ts'
import { ALWAYS, type Calendar } from '../../engine/hours.ts'
import type { StoredEvening } from '../evenings/evening.ts'
import { calendarOf, type StoredPreferences } from '../people/calendar.ts'

export type TableRow = Selectable<Schema['tables']>
export type SeatRow = Selectable<Schema['seats']>
export type ProposalRow = Selectable<Schema['proposals']>

/**
 * `seats.rank`: those whose table waits for them come first in their list. The game is over for all seats of a finished
 * table, and for those that are out while it goes on.
 */
export const NEEDED = 0
export const WAITING = 1
export const OVER = 2

export interface TableRows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly proposals: readonly ProposalRow[]
  readonly admitted: StoredRows['admitted']
  readonly asked: StoredRows['asked']
  readonly shownOut: StoredRows['shownOut']
  readonly kept: StoredRows['kept']
  readonly calendars: readonly Calendar[]
  readonly clock: ClockSpec
  readonly clockState: ClockState | null
  readonly options: Options
  readonly outcome: Outcome | null
  readonly evening: StoredEvening | null
  /** The table a rematch of this one is played at. */
  readonly rematch: string | null
}

export async function readTableRows(storage: Storage, id: string): Promise<TableRows | null> {
  return tableRowsOf(await storage.tableRows(id))
}

export function tableRowsOf(rows: StoredRows | null): TableRows | null {
  if (!rows) return null
  const { row, seats } = rows
  return { ...rows, calendars: seats.map(({ preferences }) => calendarFrom(preferences)), ...parsed(row) }
}

export function parsed(row: TableRow): Pick<TableRows, 'clock' | 'clockState' | 'options' | 'outcome' | 'evening'> {
  return {
    clock: JSON.parse(row.clock) as ClockSpec,
    clockState: row.clock_state === null ? null : (JSON.parse(row.clock_state) as ClockState),
    options: JSON.parse(row.options) as Options,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    evening: row.evening === null ? null : (JSON.parse(row.evening) as StoredEvening),
  }
}

export function calendarFrom(preferences: string | null): Calendar {
  return preferences === null ? ALWAYS : calendarOf(JSON.parse(preferences) as StoredPreferences)
}

export function seatOf(rows: TableRows, person: string | null): number | null {
  if (person === null) return null
  return rows.seats.find((seat) => seat.kind === 'person' && seat.person_id === person)?.seat ?? null
}

/** Whether the seat is out while the game goes on: it has no say any more. */
export function isOut({ row }: Pick<TableRows, 'row'>, seat: SeatRow): boolean {
  return row.status === 'playing' && seat.rank === OVER
}

/** The seats the table waits for, as the rows say. */
export function awaited(rows: TableRows): readonly number[] {
  return rows.row.status === 'playing' ? rows.seats.filter((seat) => seat.rank === NEEDED).map((seat) => seat.seat) : []
}

/** The rows as they are after an act was stored, without reading them again. */
export function rowsAfter(rows: TableRows, append: Append, length: number, clockState: ClockState | null): TableRows {
  const over = append.outcome !== null
  const { lapsed = [] } = append
  const row = { ...rows.row, length, clock_state: append.clockState }
  if (!append.secret) row.updated_at = append.at
  if (append.stage) row.stage = append.stage
  if (over) Object.assign(row, { status: 'finished', outcome: append.outcome, ended_at: append.at })
  if (over || lapsed.length > 0) row.revision = append.revision + 1
  const rankOf = (seat: Seat): number | undefined => append.ranks.find((change) => change.seat === seat)?.rank
  const seats =
    append.ranks.length === 0
      ? rows.seats
      : rows.seats.map((seat) => {
          const rank = rankOf(seat.seat)
          return rank === undefined ? seat : { ...seat, rank, since: append.at }
        })
  const proposals = lapsed.length === 0 ? rows.proposals : rows.proposals.filter(({ kind }) => !lapsed.includes(kind))
  return { ...rows, row, seats, proposals, clockState, outcome: over ? parsed(row).outcome : rows.outcome }
}
