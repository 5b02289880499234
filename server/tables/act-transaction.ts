/** From an act the rules accepted to the one transaction it is stored in. */
import type { Append, NewJob } from '../storage/index.ts'
import type { ForcedAct } from '../rules/forced.ts'
import type { Played } from '../rules/messages.ts'
import { type ClockState, nextDeadline, stepClocks } from '../../engine/clock.ts'
import { ALWAYS } from '../../engine/hours.ts'
import {
  botJob,
  clockId,
  clockJob,
  forcedId,
  forcedJob,
  neededId,
  neededJob,
  NOTICE_DELAY,
  noticeJob,
  standingId,
  standingJob,
  voteJob,
} from '../jobs/new-jobs.ts'
import { lapsing, passesWith } from './agreement.ts'
import { logRow } from './log-row.ts'
import { awaited, NEEDED, OVER, type TableRows, WAITING } from './rows.ts'

/** A job that is due no sooner than this cannot be under way on any other node, whatever its clock says. */
const CLOCKS_APART = 10_000

const NONE: ReadonlyMap<string, number> = new Map()

export interface ActTransaction {
  readonly append: Append
  readonly clockState: ClockState | null
}

/** How the act came about, and what comes of it. */
export interface Circumstances {
  readonly by: number | null
  /** Whether its player decided nothing, and so answered nothing. */
  readonly undecided?: boolean
  readonly arrived: number
  readonly now: number
  readonly done: Append['done']
  /** When jobs of the table are due that wait already. */
  readonly due?: ReadonlyMap<string, number>
  /** Whether no other node carries out jobs: one that is not due has then not been looked at, and whoever does waits for this act. */
  readonly alone?: boolean
  readonly forced?: ForcedAct | null
  /** How long an order is thought about. */
  readonly think?: () => number
}

export function actTransaction(
  rows: TableRows,
  length: number,
  played: Played,
  {
    by,
    undecided = false,
    arrived,
    now,
    done,
    due = NONE,
    alone = false,
    forced = null,
    think = () => 0,
  }: Circumstances,
): ActTransaction {
  const { row } = rows
  const over = played.outcome !== null
  const awaiting = over ? [] : played.awaiting
  const clockState = clocksAfter(rows, length, played, arrived, now)
  const before = awaited(rows)
  const ranks = rankChanges(rows, awaiting, over ? null : played.out)
  const lapsed = over ? [] : lapsing(rows, undecided ? null : by, played.open)
  const votes = !over && passesWith(rows, ranks, lapsed) ? [voteJob(row.id, now)] : []
  const jobs = over
    ? [noticeJob(row.id, 'finished', now)]
    : turnJobs(rows, played, awaiting, before, by, clockState, think, now, (id, runAt) =>
        isScheduled(due.get(id), runAt, alone ? now : now + CLOCKS_APART),
      )
  const append: Append = {
    table: row.id,
    length,
    revision: row.revision,
    log: logRow(played.log),
    clockState: clockState && JSON.stringify(clockState),
    stage: played.stage === row.stage ? null : played.stage,
    at: now,
    secret: !played.open && ranks.length === 0,
    ranks,
    outcome: over ? JSON.stringify(played.outcome) : null,
    lapsed,
    jobs: [...jobs, ...votes, ...(forced?.waits ? [forcedJob(row.id, forced.act, now)] : [])],
    done,
    ...needless(row.id, due, over, forced?.waits ?? false),
  }
  return { append, clockState }
}

/** The stored clocks are where the fold over the log stood before this act; tables of earlier builds go on from theirs. */
function clocksAfter(rows: TableRows, length: number, played: Played, arrived: number, at: number): ClockState | null {
  if (rows.clockState === null) return null
  const { settled, floor } = played
  const calendarOf = (seat: number) => rows.calendars[seat] ?? ALWAYS
  const unpaid = rows.kept.flatMap(({ seat }) => (rows.seats[seat]?.kind === 'bot' ? [seat] : []))
  return played.log.reduce<ClockState | null>(
    (state, { entry, awaiting }, i) =>
      stepClocks(
        rows.clock,
        state,
        { index: length + i, entry, awaiting, settled, floor, arrived, at, unpaid },
        calendarOf,
      ),
    rows.clockState,
  )
}

/**
 * A clock, a notice or a look at orders that waits already need not be scheduled again with every move: when it is due it
 * looks at the rows, and waits on if it is too early. A look may also be somewhat late: how long one thinks is drawn anyway.
 */
function isScheduled(known: number | undefined, latest: number, underWay: number): boolean {
  return known !== undefined && known > underWay && known <= latest
}

/** What waited for the game to go on goes with its end, and a step without a choice once somebody has acted. */
function needless(
  table: string,
  due: ReadonlyMap<string, number>,
  over: boolean,
  waits: boolean,
): Pick<Append, 'dropped'> {
  if (due.size === 0) return {}
  if (over) return { dropped: [...due.keys()] }
  return !waits && due.has(forcedId(table)) ? { dropped: [forcedId(table)] } : {}
}

/** Without a list of those who are out it is over for everybody. */
function rankChanges(rows: TableRows, awaiting: readonly number[], out: readonly number[] | null): Append['ranks'] {
  const rankOf = (seat: number): number =>
    out === null || out.includes(seat) ? OVER : awaiting.includes(seat) ? NEEDED : WAITING
  const changes: { seat: number; rank: number }[] = []
  for (const { seat, rank: before } of rows.seats) {
    const rank = rankOf(seat)
    if (rank !== before) changes.push({ seat, rank })
  }
  return changes
}

function turnJobs(
  rows: TableRows,
  played: Played,
  awaiting: readonly number[],
  before: readonly number[],
  by: number | null,
  clockState: ClockState | null,
  think: () => number,
  now: number,
  waits: (id: string, latest: number) => boolean,
): readonly NewJob[] {
  const { row, seats, clock } = rows
  const jobs: NewJob[] = []
  const undone = played.log.some(({ entry }) => entry.kind === 'undo' || entry.kind === 'back')
  for (const seat of awaiting) {
    const fresh = !before.includes(seat)
    if (seats[seat]?.kind === 'bot') {
      if (fresh || seat === by) jobs.push(botJob(row.id, seat, played.versions[seat] ?? 0, now))
    } else if (clock.kind !== 'live' && seats[seat]?.kind === 'person') {
      if (fresh && !waits(neededId(row.id, seat), now + NOTICE_DELAY)) jobs.push(neededJob(row.id, seat, now))
      // An order may have something to say to whatever comes next, but not to what its own seat has just taken back.
      const looks = seat === by ? !undone : fresh
      if (looks && !waits(standingId(row.id, seat), Infinity)) jobs.push(standingJob(row.id, seat, now, think()))
    }
  }
  const deadline = clockState && nextDeadline(clockState)
  if (deadline !== null && !waits(clockId(row.id), deadline)) jobs.push(clockJob(row.id, deadline))
  return jobs
}
