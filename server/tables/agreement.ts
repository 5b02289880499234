/** What the proposals at a table have come to: what all agree on, and what an act makes lapse. */
import type { AgreedEnd } from '../jobs/new-jobs.ts'
import type { Append } from '../storage/index.ts'
import { votersFor } from './absence.ts'
import { resumesAt } from './proposals.ts'
import { isOut, type ProposalRow, type TableRows } from './rows.ts'

export const ENDINGS: Readonly<Record<string, AgreedEnd | undefined>> = {
  abort: 'aborted',
  draw: 'agreed-draw',
}

export function hasPassed(rows: TableRows, { agreed, target }: ProposalRow): boolean {
  const yes = JSON.parse(agreed) as number[]
  return votersFor(rows, target).every((seat) => yes.includes(seat))
}

/** The end that all have agreed on, if there is one. */
export function agreedEndOf(rows: TableRows): AgreedEnd | null {
  const passed = rows.proposals.find((proposal) => ENDINGS[proposal.kind] && hasPassed(rows, proposal))
  return (passed && ENDINGS[passed.kind]) ?? null
}

/** What is to be carried out now: all agree on it, or it waits for nobody any longer. */
export function settledAt(rows: TableRows, now: number): readonly ProposalRow[] {
  if (rows.row.status !== 'playing') return []
  return rows.proposals.filter((each) => hasPassed(rows, each) || (resumesAt(rows, each) ?? Infinity) <= now)
}

/**
 * The offers to end the game that this act declines: whoever was asked and plays on has answered. Only by what everybody is
 * told, since everybody sees them lapse; and an end that all have agreed on stands. A turn is not taken back any more once the
 * game goes on, whoever does it.
 */
export function lapsing(rows: TableRows, by: number | null, open: boolean): readonly ProposalRow['kind'][] {
  if (!open || rows.proposals.length === 0 || agreedEndOf(rows)) return []
  const declined = ({ kind, target, agreed }: ProposalRow): boolean =>
    by !== null &&
    ENDINGS[kind] !== undefined &&
    votersFor(rows, target).includes(by) &&
    !(JSON.parse(agreed) as number[]).includes(by)
  return rows.proposals.filter((each) => each.kind === 'back' || declined(each)).map(({ kind }) => kind)
}

/** Whether somebody goes out by this act for whom alone the others were waiting. */
export function passesWith(rows: TableRows, ranks: Append['ranks'], lapsed: readonly string[]): boolean {
  if (rows.proposals.length === 0) return false
  const seats = rows.seats.map((seat) => {
    const change = ranks.find((each) => each.seat === seat.seat)
    return change ? { ...seat, rank: change.rank } : seat
  })
  const after = { ...rows, seats }
  if (!seats.some((seat, i) => isOut(after, seat) && !isOut(rows, rows.seats[i] ?? seat))) return false
  return rows.proposals.some((each) => !lapsed.includes(each.kind) && hasPassed(after, each))
}
