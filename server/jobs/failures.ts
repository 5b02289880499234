/** What becomes of a job that failed: tried again, ever more rarely; what does not recur is given up in the end, and kept. */
import type { Kysely } from 'kysely'
import type { ClaimedJob, NewJob, Schema } from '../storage/index.ts'

/** Failures in a row before a job that does not recur is given up. */
export const FAILURES = 8
const FIRST_WAIT = 500
const LONGEST_WAIT = 60_000
const ERROR_LENGTH = 500

/** What a job waits for whose table has no rules here. */
export const NO_RULES = 'rules-missing'

/** These must never be missing, whatever goes wrong. */
const RECURRING: readonly NewJob['kind'][] = ['clock', 'vote', 'opening', 'sweep']

/** Between half of it and the whole, so that jobs which failed together do not come back together. */
export function waitAfter(failures: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
  return Math.round((whole * (1 + chance)) / 2)
}

export function isGivenUp({ kind, failures }: Pick<ClaimedJob, 'kind' | 'failures'>): boolean {
  return failures + 1 >= FAILURES && !RECURRING.includes(kind)
}

/** Notes the failure; when the job is due again, or `null` if it is given up. */
export async function noteFailure(
  db: Kysely<Schema>,
  job: ClaimedJob,
  error: unknown,
  now: number,
): Promise<number | null> {
  const givenUp = isGivenUp(job)
  const runAt = now + waitAfter(job.failures, Math.random())
  const text = error instanceof Error ? error.message : String(error)
  await db
    .updateTable('jobs')
    .set({
      failures: job.failures + 1,
      error: text.slice(0, ERROR_LENGTH),
      run_at: runAt,
      dead_at: givenUp ? now : null,
      lease: null,
      lease_until: null,
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
  return givenUp ? null : runAt
}

export async function countDead(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Has a job tried again as if it had never failed; false if there is no such job on file. */
export async function retryJob(db: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  const changed = await db
    .updateTable('jobs')
    .set({ failures: 0, run_at: now, dead_at: null, lease: null, lease_until: null })
    .where('id', '=', id)
    .where('failures', '>', 0)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) > 0
}

/** A server that was started anew may have other rules: what stands still for want of them, or was given up, gets one more try. */
export async function oneMoreTry(db: Kysely<Schema>, now: number): Promise<void> {
  await db.updateTable('jobs').set({ run_at: now }).where('error', '=', NO_RULES).where('lease', 'is', null).execute()
  await db
    .updateTable('jobs')
    .set({ failures: FAILURES - 1, run_at: now, dead_at: null })
    .where('dead_at', 'is not', null)
    .where('kind', 'in', ['bot', 'end'])
    .execute()
}
