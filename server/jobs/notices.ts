/** Telling people what concerns them: once, after a look at how things stand, and kept until they have read it. */
import type { Notice } from '../../protocol/index.ts'
import { callAt, isAsked, lastHere, warnAt } from '../calls/due.ts'
import { ending, give, newNotice } from '../calls/give.ts'
import { callSettings } from '../calls/settings.ts'
import { blockersOf } from '../people/blocks.ts'
import type { Services } from '../services.ts'
import { standingId } from './new-jobs.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { SeatRow, TableRows } from '../tables/rows.ts'

interface Body {
  readonly kind: Notice['kind']
  readonly seat?: number
  /** The decision they were called to already: since when it is awaited. */
  readonly called?: number
}

/** While a game stands still nobody is needed; one looks again after this. */
const PAUSED_MS = 600_000
/** Who is here now is asked again after this. */
const HERE_MS = 60_000
/** So long after an order was looked at it is carried out, or is not. */
const ORDERED_MS = 2000

export async function giveNotice(services: Services, job: ClaimedJob): Promise<void> {
  const body = JSON.parse(job.body) as Body
  const { rows } = await services.tables.current(job.table ?? '')
  if (body.kind === 'needed') return await callToDecision(services, job, rows, body)
  const { row } = rows
  const rematch = body.kind === 'rematch'
  const unwilling = rematch ? await blockersOf(services.storage.db, [row.host_id]) : []
  const people = rows.seats.filter(
    ({ person_id }) => !rematch || (person_id !== row.host_id && !unwilling.some(({ person }) => person === person_id)),
  )
  const told = [...new Set(people.flatMap(({ person_id }) => person_id ?? []))]
  const about = { kind: body.kind, table: row.id, game: row.game }
  await give(
    services,
    ending(services, job),
    told.map((person) => ({ person, notice: newNotice(services, about) })),
  )
}

/** One job for each seat: it calls to the decision, and then waits to warn before the time is up. */
async function callToDecision(services: Services, job: ClaimedJob, rows: TableRows, body: Body): Promise<void> {
  const { jobs, storage, now } = services
  const seat = rows.seats[body.seat ?? -1]
  if (!isAsked(rows, seat) || seat.person_id === null) return await jobs.finish(job)
  if (rows.row.paused_at !== null) return await jobs.postpone(job, now() + PAUSED_MS)
  // An order may be about to decide.
  const ordered = await looksAt(services, rows.row.id, seat.seat)
  if (ordered !== null) return await jobs.postpone(job, ordered + ORDERED_MS)
  const warning = warnAt(rows, seat.seat, await callSettings(storage.db, seat.person_id))
  const due = await nextCall(services, rows, seat, body.called === seat.since, warning)
  if (due === null) return await jobs.finish(job)
  if (due > now()) return await jobs.postpone(job, due)
  const kind = warning !== null && warning <= now() ? 'hurry' : 'needed'
  const { id: table, game, status } = rows.row
  const notice = newNotice(services, { kind, ...(status === 'open' && { reason: 'opening' as const }), table, game })
  // Called, and still to be warned: the same job, planned anew.
  const done =
    kind === 'hurry' || warning === null
      ? ending(services, job)
      : storage.db
          .updateTable('jobs')
          .set({
            body: JSON.stringify({ ...body, called: seat.since }),
            run_at: warning,
            lease: null,
            lease_until: null,
          })
          .where('id', '=', job.id)
          .where('lease', '=', job.lease)
  await give(services, done, [{ person: seat.person_id, notice }])
  if (kind === 'needed' && warning !== null) jobs.schedule([{ kind: job.kind, runAt: warning }])
}

/** When the seat's orders are looked at next; `null` if nothing is planned. */
async function looksAt({ storage, now }: Services, table: string, seat: number): Promise<number | null> {
  const row = await storage.db
    .selectFrom('jobs')
    .select('run_at')
    .where('id', '=', standingId(table, seat))
    .where('dead_at', 'is', null)
    .where('run_at', '>', now())
    .executeTakeFirst()
  return row?.run_at ?? null
}

/** The call or the warning, whichever comes first and has not been; `null` if both are over. */
async function nextCall(
  services: Services,
  rows: TableRows,
  seat: SeatRow,
  called: boolean,
  warning: number | null,
): Promise<number | null> {
  const { calls, now } = services
  const here = lastHere(services, rows, seat)
  if (called) return warning === null ? null : Math.max(warning, here + HERE_MS > now() ? here + HERE_MS : 0)
  const before = await lastCall(services, rows.row.id, seat.person_id ?? '')
  const due = Math.max(callAt(calls.delays, seat, here), before + calls.delays.between)
  return warning === null ? due : Math.min(due, Math.max(warning, here + HERE_MS))
}

async function lastCall({ storage }: Services, table: string, person: string): Promise<number> {
  const row = await storage.db
    .selectFrom('notices')
    .select('at')
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .where('kind', '=', 'needed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? Number.NEGATIVE_INFINITY
}
