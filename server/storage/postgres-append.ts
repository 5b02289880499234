/** The acts of a batch as one statement, hence one transaction and one commit. */
import type { Append } from './port.ts'

/**
 * Rows come as one list for each column, which PostgreSQL reads in half the time of the same rows as JSON. `moved` is the compare-and-set, and
 * everything after it happens only for tables in `moved`. Planning a job takes it out of any lease, so that a node which is just
 * finishing the old one cannot delete the new plan.
 */
export const APPEND = `
with moved as (
  update tables t set
    length = t.length + i.steps,
    clock_state = i.clock_state,
    stage = coalesce(i.stage, t.stage),
    updated_at = coalesce(i.shown, t.updated_at),
    status = case when i.outcome is null then t.status else 'finished' end,
    outcome = coalesce(i.outcome, t.outcome),
    ended_at = case when i.outcome is null then t.ended_at else i.at end,
    revision = t.revision + case when i.outcome is null and not i.lapses then 0 else 1 end
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[],
    $10::boolean[], $11::text[], $12::text[], $13::text[], $14::int[], $15::text[], $16::text[], $17::int[])
    as i(id, length, revision, steps, clock_state, stage, outcome, at, shown, lapses, job, lease, kind, seat, body, move_id, number)
  where t.id = i.id and t.length = i.length and t.revision = i.revision
    and (i.job is null or exists (select 1 from jobs j where j.id = i.job and j.lease = i.lease))
  returning t.id, i.length, i.kind, i.seat, i.body, i.move_id, i.number, i.at
), logged as (
  insert into entries (table_id, n, kind, seat, body, move_id, number, at)
  select id, length, kind, seat, body, move_id, number, at from moved
), ranked as (
  update seats s set rank = c.rank, since = m.at
  from unnest($18::text[], $19::int[], $20::int[]) as c(table_id, seat, rank) join moved m on m.id = c.table_id
  where s.table_id = c.table_id and s.seat = c.seat
), lapsed as (
  delete from proposals p using unnest($21::text[], $22::text[]) as l(table_id, kind)
  where p.table_id = l.table_id and p.kind = l.kind and l.table_id in (select id from moved)
), gone as (
  delete from jobs j using unnest($23::text[], $24::text[]) as g(owner, id)
  where j.id = g.id and g.owner in (select id from moved)
), planned as (
  insert into jobs (id, kind, table_id, body, run_at, failures)
  select p.id, p.kind, p.table_id, p.body, p.run_at, 0
  from unnest($25::text[], $26::text[], $27::text[], $28::text[], $29::text[], $30::bigint[])
    as p(owner, id, kind, table_id, body, run_at)
  where p.owner in (select id from moved)
  on conflict (id) do update set body = excluded.body, run_at = excluded.run_at, lease = null, lease_until = null,
    failures = 0, error = null, dead_at = null
)
select moved.id from moved
`

/** Rows are locked as they come: in one order on every node, so that two nodes do not wait for each other. */
export function appendValues(batch: readonly Append[]): string[] {
  const acts = batch.toSorted((a, b) => (a.table < b.table ? -1 : 1))
  const ranks = acts.flatMap(({ table, ranks }) => ranks.map((change) => ({ table, ...change })))
  const lapsed = acts.flatMap(({ table, lapsed = [] }) => lapsed.map((kind) => ({ table, kind })))
  const gone = acts.flatMap(({ table, done, dropped = [] }) =>
    [...(done ? [done.id] : []), ...dropped].map((id) => ({ table, id })),
  )
  const jobs = acts.flatMap(({ table, jobs }) => jobs.map((job) => ({ owner: table, ...job })))
  return [
    column(acts, ({ table }) => table),
    column(acts, ({ length }) => length),
    column(acts, ({ revision }) => revision),
    column(acts, ({ log }) => log.steps),
    column(acts, ({ clockState }) => clockState),
    column(acts, ({ stage }) => stage),
    column(acts, ({ outcome }) => outcome),
    column(acts, ({ at }) => at),
    column(acts, ({ at, secret }) => (secret ? null : at)),
    column(acts, (act) => (act.lapsed?.length ? 'true' : 'false')),
    column(acts, ({ done }) => done?.id),
    column(acts, ({ done }) => done?.lease),
    column(acts, ({ log }) => log.kind),
    column(acts, ({ log }) => log.seat),
    column(acts, ({ log }) => log.body),
    column(acts, ({ log }) => log.moveId),
    column(acts, ({ log }) => log.number),
    column(ranks, ({ table }) => table),
    column(ranks, ({ seat }) => seat),
    column(ranks, ({ rank }) => rank),
    column(lapsed, ({ table }) => table),
    column(lapsed, ({ kind }) => kind),
    column(gone, ({ table }) => table),
    column(gone, ({ id }) => id),
    column(jobs, ({ owner }) => owner),
    column(jobs, ({ id }) => id),
    column(jobs, ({ kind }) => kind),
    column(jobs, ({ table }) => table),
    column(jobs, ({ body }) => body),
    column(jobs, ({ runAt }) => runAt),
  ]
}

/** One column as PostgreSQL writes a list. */
function column<Row>(rows: readonly Row[], of: (row: Row) => string | number | null | undefined): string {
  return `{${rows.map((row) => element(of(row))).join(',')}}`
}

function element(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'number' ? String(value) : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
