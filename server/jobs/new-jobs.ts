/** The jobs there are: what each is called, when it is due and how it is written into the rows. */
import type { Compilable, Kysely } from 'kysely'
import { FORCED_GRACE_MS } from '../../engine/index.ts'
import type { Act } from '../rules/messages.ts'
import type { NewJob, Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'

/** Somebody who does not look for this long after being needed is sent a notice. */
export const NOTICE_DELAY = 30_000

/** One job for each decision of a bot: the number says which. */
export function botJob(table: string, seat: number, number: number, now: number): NewJob {
  return { id: `bot:${table}:${seat}:${number}`, kind: 'bot', table, body: JSON.stringify({ seat }), runAt: now }
}

export const standingId = (table: string, seat: number): string => `standing:${table}:${seat}`

/**
 * A look at a person's orders, planned whether they have left any or not: the jobs tell nothing. One for each seat: it is planned for a
 * decision, and if that is over when it is due, for the one that stands then.
 */
export function standingJob(table: string, seat: number, now: number, thought: number): NewJob {
  const body = JSON.stringify({ seat, from: now })
  return { id: standingId(table, seat), kind: 'standing', table, body, runAt: now + thought }
}

export const clockId = (table: string): string => `clock:${table}`

export function clockJob(table: string, runAt: number): NewJob {
  return { id: clockId(table), kind: 'clock', table, body: '{}', runAt }
}

export type AgreedEnd = 'aborted' | 'agreed-draw'

export const endJobId = (table: string): string => `end:${table}`

/** An end that was agreed on, for the case that the node which heard the last vote does not live to carry it out. */
export function endJob(table: string, reason: AgreedEnd, runAt: number): NewJob {
  return { id: endJobId(table), kind: 'end', table, body: JSON.stringify({ reason }), runAt }
}

/** A look at what a table has decided, at the moment it may be decided without a further vote. */
export function voteJob(table: string, runAt: number): NewJob {
  return { id: `vote:${table}`, kind: 'vote', table, body: '{}', runAt }
}

/** The end of the time in which a table waits for its seats to open. */
export function openingJob(table: string, runAt: number): NewJob {
  return { id: `opening:${table}`, kind: 'opening', table, body: '{}', runAt }
}

export const forcedId = (table: string): string => `forced:${table}`

/** A step without a choice that waits because somebody could still take back what led to it. */
export function forcedJob(table: string, act: Act, now: number): NewJob {
  return { id: forcedId(table), kind: 'forced', table, body: JSON.stringify(act), runAt: now + FORCED_GRACE_MS }
}

export const neededId = (table: string, seat: number): string => `needed:${table}:${seat}`

export function neededJob(table: string, seat: number, now: number): NewJob {
  const body = JSON.stringify({ kind: 'needed', seat })
  return { id: neededId(table, seat), kind: 'notice', table, body, runAt: now + NOTICE_DELAY }
}

export function noticeJob(table: string, kind: 'started' | 'finished' | 'rematch', now: number): NewJob {
  return { id: `${kind}:${table}`, kind: 'notice', table, body: JSON.stringify({ kind }), runAt: now }
}

/** What is told to those who were not there; whom it concerns is found out when it is due. */
export type Told =
  | { readonly kind: 'proposal'; readonly of: string; readonly at: number }
  | { readonly kind: 'chat' }
  | { readonly kind: 'replaced'; readonly seat: number }
  | { readonly kind: 'invited'; readonly seat: number; readonly person: string }
  /** A notice that is stored already. */
  | { readonly kind: 'returned'; readonly notice: string }

/** A proposal that stands this long unanswered is told to those who were not there. */
const PROPOSAL_DELAY = 30_000
/** As many words as are said meanwhile are one call. */
const WORDS_DELAY = 120_000

export function proposalTold(table: string, of: string, at: number): NewJob {
  return tellJob(`proposal:${table}:${of}`, table, { kind: 'proposal', of, at }, at + PROPOSAL_DELAY)
}

export function wordsTold(table: string, at: number): NewJob {
  return tellJob(`chat:${table}`, table, { kind: 'chat' }, at + WORDS_DELAY)
}

export function replacedTold(table: string, seat: number, now: number): NewJob {
  return tellJob(`replaced:${table}:${seat}`, table, { kind: 'replaced', seat }, now)
}

export function invitedTold(table: string, seat: number, person: string, now: number): NewJob {
  return tellJob(`invited:${table}:${person}`, table, { kind: 'invited', seat, person }, now)
}

export function returnedTold(table: string, notice: string, now: number): NewJob {
  return tellJob(`returned:${notice}`, table, { kind: 'returned', notice }, now)
}

function tellJob(id: string, table: string, told: Told, runAt: number): NewJob {
  return { id, kind: 'tell', table, body: JSON.stringify(told), runAt }
}

export function sweepJob(runAt: number): NewJob {
  return { id: 'sweep', kind: 'sweep', table: null, body: '{}', runAt }
}

const FRESH = { lease: null, lease_until: null, failures: 0, error: null, dead_at: null }

/** Planning a job again takes it out of its lease, and out of the dead letters. */
export const jobRow: (db: Kysely<Schema>, job: NewJob) => Compilable = written(
  (db, { id, kind, table, body, runAt }: NewJob) =>
    db
      .insertInto('jobs')
      .values({ id, kind, table_id: table, body, run_at: runAt, ...FRESH })
      .onConflict((oc) => oc.column('id').doUpdateSet({ body, run_at: runAt, ...FRESH })),
)

/** Of these jobs those that are not there yet: whoever else finds them missing at the same time changes nothing. */
export async function addMissing(db: Kysely<Schema>, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await db
    .insertInto('jobs')
    .values(
      jobs.map(({ id, kind, table, body, runAt }) => ({ id, kind, table_id: table, body, run_at: runAt, ...FRESH })),
    )
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}
