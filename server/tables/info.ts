/** A table's page: what anybody who may see the table may know about it. */
import type { TableInfo, TableSeat } from '../../protocol/index.ts'
import { agreedAbsence, clockDecides, isAbsent, keptFor, votersFor } from './absence.ts'
import { ALWAYS } from '../../engine/hours.ts'
import { dateOf } from '../evenings/evening.ts'
import type { Services } from '../services.ts'
import { opensUntil, roundOf, seatChance } from './chance.ts'
import type { FiguresTold } from './figures.ts'
import type { LiveTable } from './live-table.ts'
import { momentOf, proposalId, resumesAt } from './proposals.ts'
import { restsOf } from './rests.ts'
import { isOut, type SeatRow, seatOf, type TableRows } from './rows.ts'

export interface InfoViewer {
  readonly person: string | null
  readonly now: number
  readonly awayMs: number
  readonly minuteMs: number
  readonly opening: Services['opening']
  readonly figures: FiguresTold
  /** Seats with an open connection to this node. */
  readonly connected: ReadonlySet<number>
  /** When those who had a connection, here or at another node, let the last of it go. */
  readonly left: ReadonlyMap<number, number>
  /** How many connections here look on without a seat. */
  readonly watching: number
}

/** Whoever loads the page anew is back before anybody is told that they went. */
export const GRACE_MS = 4000

export function infoFor(table: LiveTable, viewer: InfoViewer): TableInfo {
  const { person } = viewer
  const { rows } = table
  const { row } = rows
  const you = seatOf(rows, person)
  const host = person !== null && row.host_id === person
  const over = row.status === 'finished'
  const until = opensUntil(viewer, rows)
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: rows.options,
    figures: viewer.figures(row.game, rows.options),
    public: row.listed === 1,
    status: row.status,
    clock: rows.clock,
    ...agreedAbsence(row, rows.clock),
    paused: row.paused_at !== null,
    sides: row.drawn === null ? 'chosen' : 'random',
    drawn: drawnOf(row),
    seats: rows.seats.map((seat) => seatInfo(rows, seat, viewer)),
    watching: viewer.watching,
    madeBy: rows.seats.find((seat) => seat.kind === 'person' && seat.person_id === row.host_id)?.name ?? null,
    you,
    kept: keptFor(rows, person),
    host,
    invite: you !== null || host ? row.invite : null,
    watchers: you !== null || host ? watchers(rows) : [],
    // A node that died right after the end may have left one behind.
    proposals: (over ? [] : rows.proposals).map((proposal) => ({
      id: proposalId(proposal),
      kind: proposal.kind,
      by: proposal.by_seat,
      seat: proposal.target,
      moment: momentOf(proposal, you),
      level: proposal.kind === 'back' ? null : proposal.level,
      agreed: JSON.parse(proposal.agreed) as number[],
      needed: [...votersFor(rows, proposal.target)],
      at: resumesAt(rows, proposal),
    })),
    dice: {
      commitment: row.commitment,
      key: over ? row.dice_key : null,
      entropy: rows.seats.map((seat) => (row.status === 'open' ? null : seat.entropy)),
      seats: rows.seats.map((seat) => seatChance(rows, seat)),
      opening: until === null ? null : { round: roundOf(rows), until },
    },
    evening: rows.evening && dateOf(rows.evening),
    outcome: rows.outcome,
    rematch: rows.rematch,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    revision: row.revision,
  }
}

/** At a private table nobody looks on unseen. */
function watchers(rows: TableRows): TableInfo['watchers'] {
  if (rows.row.listed === 1) return []
  return rows.admitted
    .filter(({ id }) => seatOf(rows, id) === null && keptFor(rows, id) === null && id !== rows.row.host_id)
    .map((who) => ({ ...who }))
}

/** For each seat the one its player had sat down at; `null` before sides are drawn, and where nobody draws. */
export function drawnOf({ drawn }: Pick<TableRows['row'], 'drawn'>): number[] | null {
  return drawn === null || drawn === 'random' ? null : (JSON.parse(drawn) as number[])
}

function seatInfo(rows: TableRows, seat: SeatRow, viewer: InfoViewer): TableSeat {
  const { now, awayMs, minuteMs, connected, left } = viewer
  const here = connected.has(seat.seat)
  const wentAt = left.get(seat.seat)
  const went = wentAt !== undefined && wentAt >= seat.seen_at && now - wentAt >= GRACE_MS
  const present = seat.kind === 'bot' || here || (!went && now - seat.seen_at < awayMs) || now < (seat.shown_until ?? 0)
  const out = isOut(rows, seat)
  return {
    kind: seat.kind,
    name: seat.name,
    level: seat.level,
    reserved: seat.reserved === 1,
    present: seat.kind === 'open' ? false : present,
    rests: restsOf({
      status: rows.row.status,
      clock: rows.clock,
      seat,
      calendar: () => rows.calendars[seat.seat] ?? ALWAYS,
      sits: seatOf(rows, viewer.person) !== null,
      now,
    }),
    away: !here && !out && isAbsent(rows, seat, now, minuteMs) && !clockDecides(rows, seat.seat),
    out,
    for: rows.kept.find((each) => each.seat === seat.seat)?.name ?? null,
  }
}
