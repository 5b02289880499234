/** From an act the rules accepted to the one transaction it is stored in. */
import type { Append, NewJob } from '../storage/index.ts'
import type { Played } from '../rules/messages.ts'
import { type ClockState, nextDeadline, turned } from '../time/clock.ts'
import { ALWAYS } from '../time/hours.ts'
import { awaited, type Sheet } from './desk.ts'

export const NEEDED = 0
export const WAITING = 1
export const OVER = 2

/** Somebody who does not look for this long after being needed is sent a notice. */
export const NOTICE_DELAY = 30_000

/** A job that is due no sooner than this cannot be under way on any node, whatever its clock says. */
const SURELY_WAITING = 10_000

export interface Plan {
  readonly append: Append
  readonly clockState: ClockState | null
}

export function planAct(
  sheet: Sheet,
  length: number,
  played: Played,
  by: number | null,
  now: number,
  done: Append['done'],
  due: ReadonlyMap<string, number> = new Map(),
): Plan {
  const { row } = sheet
  const over = played.outcome !== null
  const awaiting = over ? [] : played.awaiting
  const calendar = (seat: number) => sheet.calendars[seat] ?? ALWAYS
  const clockState = turned(sheet.clock, sheet.clockState, awaiting, now, calendar)
  const before = awaited(sheet)
  const jobs = over
    ? [noticeJob(row.id, 'finished', now)]
    : turnJobs(sheet, played, awaiting, before, by, clockState, now).filter((job) => !isPlanned(job, due, now))
  const append: Append = {
    table: row.id,
    length,
    revision: row.revision,
    entries: played.log.map(({ entry, moveId, number }) => ({
      kind: entry.kind,
      seat: entry.seat,
      body: JSON.stringify(entry),
      moveId,
      number,
    })),
    clockState: clockState && JSON.stringify(clockState),
    at: now,
    ranks: rankChanges(sheet, awaiting, over),
    outcome: over ? JSON.stringify(played.outcome) : null,
    jobs,
    done,
  }
  return { append, clockState }
}

/**
 * A clock or a notice that waits already need not be planned again with every move: when it is due it
 * looks at the rows, and waits on if it is too early.
 */
function isPlanned({ id, runAt }: NewJob, due: ReadonlyMap<string, number>, now: number): boolean {
  const planned = due.get(id)
  return planned !== undefined && planned > now + SURELY_WAITING && planned <= runAt
}

function rankChanges(sheet: Sheet, awaiting: readonly number[], over: boolean): Append['ranks'] {
  const rankOf = (seat: number): number => (over ? OVER : awaiting.includes(seat) ? NEEDED : WAITING)
  return sheet.seats.filter(({ seat, rank }) => rank !== rankOf(seat)).map(({ seat }) => ({ seat, rank: rankOf(seat) }))
}

function turnJobs(
  sheet: Sheet,
  played: Played,
  awaiting: readonly number[],
  before: readonly number[],
  by: number | null,
  clockState: ClockState | null,
  now: number,
): readonly NewJob[] {
  const { row, seats, clock } = sheet
  const jobs: NewJob[] = []
  for (const seat of awaiting) {
    const fresh = !before.includes(seat)
    if (seats[seat]?.kind === 'bot') {
      if (fresh || seat === by) jobs.push(botJob(row.id, seat, played.versions[seat] ?? 0, now))
    } else if (fresh && clock.kind !== 'live' && seats[seat]?.kind === 'person') {
      jobs.push(neededJob(row.id, seat, now))
    }
  }
  const deadline = nextDeadline(clockState)
  if (deadline !== null) jobs.push(clockJob(row.id, deadline))
  return jobs
}

/** One job for each decision of a bot: the number says which. */
export function botJob(table: string, seat: number, number: number, now: number): NewJob {
  return { id: `bot:${table}:${seat}:${number}`, kind: 'bot', table, body: JSON.stringify({ seat }), runAt: now }
}

export function clockJob(table: string, runAt: number): NewJob {
  return { id: `clock:${table}`, kind: 'clock', table, body: '{}', runAt }
}

export type AgreedEnd = 'aborted' | 'agreed-draw'

export const endJobId = (table: string): string => `end:${table}`

/** An end that was agreed on, for the case that the node which heard the last voice does not live to carry it out. */
export function endJob(table: string, reason: AgreedEnd, runAt: number): NewJob {
  return { id: endJobId(table), kind: 'end', table, body: JSON.stringify({ reason }), runAt }
}

export function neededJob(table: string, seat: number, now: number): NewJob {
  const body = JSON.stringify({ kind: 'needed', seat })
  return { id: `needed:${table}:${seat}`, kind: 'notice', table, body, runAt: now + NOTICE_DELAY }
}

export function noticeJob(table: string, kind: 'started' | 'finished' | 'rematch', now: number): NewJob {
  return { id: `${kind}:${table}`, kind: 'notice', table, body: JSON.stringify({ kind }), runAt: now }
}
