/** A table's page: what anybody who may see the table may know about it. */
import type { TableInfo, TableSeat } from '../../protocol/index.ts'
import { agreedAbsence, clockDecides, isAbsent, keptFor, votersFor } from './absence.ts'
import type { Services } from '../services.ts'
import { opensUntil, roundOf, seatChance } from './chance.ts'
import type { LiveTable } from './live-table.ts'
import { proposalId, resumesAt } from './proposals.ts'
import { isOut, type SeatRow, seatOf, type TableRows } from './rows.ts'

export interface InfoViewer {
  readonly person: string | null
  readonly now: number
  readonly awayMs: number
  readonly minuteMs: number
  readonly opening: Services['opening']
  /** Seats with an open connection to this node. */
  readonly connected: ReadonlySet<number>
}

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
    public: row.listed === 1,
    status: row.status,
    clock: rows.clock,
    ...agreedAbsence(row, rows.clock),
    paused: row.paused_at !== null,
    seats: rows.seats.map((seat) => seatInfo(rows, seat, viewer)),
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
      level: proposal.level,
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

function seatInfo(rows: TableRows, seat: SeatRow, { now, awayMs, minuteMs, connected }: InfoViewer): TableSeat {
  const here = connected.has(seat.seat)
  const present = seat.kind === 'bot' || here || now - seat.seen_at < awayMs
  const out = isOut(rows, seat)
  return {
    kind: seat.kind,
    name: seat.name,
    level: seat.level,
    reserved: seat.reserved === 1,
    present: seat.kind === 'open' ? false : present,
    away: !here && !out && isAbsent(rows, seat, now, minuteMs) && !clockDecides(rows, seat.seat),
    out,
    for: rows.kept.find((each) => each.seat === seat.seat)?.name ?? null,
  }
}
