import { type Kysely, sql } from 'kysely'
import type { Claim, NewJob } from './port.ts'
import type { Schema } from './schema.ts'

/** The first job that is planned for later, or whose lease runs out later. */
export async function nextDue(db: Kysely<Schema>, kinds: Claim['kinds'], after: number): Promise<number | null> {
  const { rows } = await sql<{ planned: number | null; leased: number | null }>`select
    (select min(run_at) from jobs where dead_at is null and kind in (${sql.join(kinds)}) and run_at > ${after}) as planned,
    (select min(lease_until) from jobs where dead_at is null and kind in (${sql.join(kinds)}) and run_at <= ${after}
      and lease_until > ${after}) as leased`.execute(db)
  return earliest(rows[0]?.planned, rows[0]?.leased)
}

const KINDS = Object.keys({
  bot: true,
  standing: true,
  clock: true,
  end: true,
  vote: true,
  notice: true,
  tell: true,
  call: true,
  invite: true,
  digest: true,
  opening: true,
  forced: true,
  sweep: true,
} satisfies Record<NewJob['kind'], true>)

/** When each kind has something to do: a moment that is over where somebody should be at it now. By the index, kind by kind. */
export async function dueByKind(db: Kysely<Schema>, now: number): Promise<readonly Pick<NewJob, 'kind' | 'runAt'>[]> {
  const kinds = sql.join(KINDS.map((kind) => sql`(cast(${kind} as text))`))
  const { rows } = await sql<{ kind: NewJob['kind']; planned: number | null; waiting: number | null }>`select
    k.column1 as kind,
    (select min(run_at) from jobs where dead_at is null and kind = k.column1 and run_at > ${now}) as planned,
    (select min(coalesce(lease_until, run_at)) from jobs where dead_at is null and kind = k.column1 and run_at <= ${now})
      as waiting
    from (values ${kinds}) as k`.execute(db)
  return rows.flatMap(({ kind, planned, waiting }) => {
    const runAt = earliest(planned, waiting)
    return runAt === null ? [] : [{ kind, runAt }]
  })
}

function earliest(...moments: readonly (number | null | undefined)[]): number | null {
  const known = moments.filter((at) => at !== null && at !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}
