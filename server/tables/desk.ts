/** A table as a node knows it: its rows, read at one moment, and what its listeners have been told. */
import type { Selectable } from 'kysely'
import type { Options, Outcome } from '../../engine/index.ts'
import type { ClockSpec, Preferences } from '../../protocol/index.ts'
import type { Schema, Storage } from '../storage/index.ts'
import type { ClockState } from '../time/clock.ts'
import { ALWAYS, type Calendar } from '../time/hours.ts'

export type TableRow = Selectable<Schema['tables']>
export type SeatRow = Selectable<Schema['seats']>
export type ProposalRow = Selectable<Schema['proposals']>

export interface Sheet {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly proposals: readonly ProposalRow[]
  readonly calendars: readonly Calendar[]
  readonly clock: ClockSpec
  readonly clockState: ClockState | null
  readonly options: Options
  readonly outcome: Outcome | null
  /** The table a rematch of this one is played at. */
  readonly rematch: string | null
}

export interface Desk {
  readonly id: string
  sheet: Sheet
  /** Log entries this node's listeners have been told; the rules threads are asked about this length. */
  length: number
  /** The last line of chat listeners were told; `null` before there were any. */
  chat: number | null
  /** Acts, changes and openings at one table happen one after the other. */
  line: Promise<unknown>
  usedAt: number
  /** Jobs this node stored with the latest acts, and when they are due. */
  readonly due: Map<string, number>
}

export async function readSheet(storage: Storage, id: string): Promise<Sheet | null> {
  const rows = await storage.sheet(id)
  if (!rows) return null
  const { row, seats } = rows
  return { ...rows, calendars: seats.map(({ preferences }) => calendarOf(preferences)), ...parsed(row) }
}

export function parsed(row: TableRow): Pick<Sheet, 'clock' | 'clockState' | 'options' | 'outcome'> {
  return {
    clock: JSON.parse(row.clock) as ClockSpec,
    clockState: row.clock_state === null ? null : (JSON.parse(row.clock_state) as ClockState),
    options: JSON.parse(row.options) as Options,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  }
}

function calendarOf(preferences: string | null): Calendar {
  if (preferences === null) return ALWAYS
  const { zone, playHours, vacation } = JSON.parse(preferences) as Preferences
  if (!playHours && !vacation?.length) return ALWAYS
  return { zone: zone ?? 'UTC', hours: playHours ?? null, vacation: vacation ?? [] }
}

export function seatOf(sheet: Sheet, person: string | null): number | null {
  if (person === null) return null
  return sheet.seats.find((seat) => seat.kind === 'person' && seat.person_id === person)?.seat ?? null
}

/** The seats the table waits for, as the rows say. */
export function awaited(sheet: Sheet): readonly number[] {
  return sheet.row.status === 'playing' ? sheet.seats.filter((seat) => seat.rank === 0).map((seat) => seat.seat) : []
}
