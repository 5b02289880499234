import { DUE_AT_ONCE } from './port.ts'

/**
 * The append of a whole batch as one statement, hence one transaction and one commit.
 *
 * `locked` takes the rows in one order on every node; `moved` is the compare-and-set, and everything
 * after it happens only for tables in `moved`. Planning a job takes it out of any lease, so that a node
 * which is just finishing the old one cannot delete the new plan.
 */
export const APPEND = `
with input as (
  select * from jsonb_to_recordset($1::jsonb) as x(id text, length int, revision int, steps int,
    clock_state text, stage text, outcome text, at bigint, shown bigint, lapsed jsonb, job text, lease text, dropped jsonb)
), locked as (
  select t.id from tables t join input i on i.id = t.id order by t.id for update of t
), moved as (
  update tables t set
    length = t.length + i.steps,
    clock_state = i.clock_state,
    stage = coalesce(i.stage, t.stage),
    updated_at = coalesce(i.shown, t.updated_at),
    status = case when i.outcome is null then t.status else 'finished' end,
    outcome = coalesce(i.outcome, t.outcome),
    ended_at = case when i.outcome is null then t.ended_at else i.at end,
    revision = t.revision + case when i.outcome is null and i.lapsed is null then 0 else 1 end
  from input i
  where t.id = i.id and t.length = i.length and t.revision = i.revision
    and t.id in (select id from locked)
    and (i.job is null or exists (select 1 from jobs j where j.id = i.job and j.lease = i.lease))
  returning t.id
), logged as (
  insert into entries (table_id, n, kind, seat, body, move_id, number, at)
  select e.* from jsonb_to_recordset($2::jsonb) as e(table_id text, n int, kind text, seat int, body text,
    move_id text, number int, at bigint)
  where e.table_id in (select id from moved)
), ranked as (
  update seats s set rank = c.rank, since = c.since
  from jsonb_to_recordset($3::jsonb) as c(table_id text, seat int, rank int, since bigint)
  where s.table_id = c.table_id and s.seat = c.seat and c.table_id in (select id from moved)
), lapsed as (
  delete from proposals p using input i
  where i.lapsed is not null and p.table_id = i.id and i.lapsed ? p.kind and i.id in (select id from moved)
), done as (
  delete from jobs j using input i where j.id = i.job and i.id in (select id from moved)
), dropped as (
  delete from jobs j using input i, jsonb_array_elements_text(i.dropped) as d(id)
  where j.id = d.id and i.id in (select id from moved)
), planned as (
  insert into jobs (id, kind, table_id, body, run_at, failures)
  select p.id, p.kind, p.table_id, p.body, p.run_at, 0
  from jsonb_to_recordset($4::jsonb) as p(owner text, id text, kind text, table_id text, body text, run_at bigint)
  where p.owner in (select id from moved)
  on conflict (id) do update set body = excluded.body, run_at = excluded.run_at, lease = null, lease_until = null,
    failures = 0, error = null, dead_at = null
)
select moved.id from moved
`

/** One statement, hence one moment: the seats are those of the row's revision. */
export const TABLE_ROWS = `
select to_jsonb(t) as "row",
  (select jsonb_agg(to_jsonb(s) || jsonb_build_object('preferences', p.preferences) order by s.seat)
    from seats s left join persons p on p.id = s.person_id where s.table_id = t.id) as seats,
  (select jsonb_agg(to_jsonb(v)) from proposals v where v.table_id = t.id) as proposals,
  (select jsonb_agg(jsonb_build_object('id', a.person_id, 'name', p.name) order by p.name, p.id)
    from admitted a join persons p on p.id = a.person_id where a.table_id = t.id) as admitted,
  (select jsonb_agg(e.person_id) from evening_answers e
    where t.evening is not null and e.table_id = t.id and e.person_id is not null) as asked,
  (select jsonb_agg(o.person_id) from shown_out o where o.table_id = t.id) as "shownOut",
  (select jsonb_agg(jsonb_build_object('seat', k.seat, 'id', k.person_id, 'name', p.name) order by k.seat)
    from kept_seats k join persons p on p.id = k.person_id where k.table_id = t.id) as kept,
  (select r.id from tables r where r.rematch_of = t.id) as rematch
from tables t where t.id = $1
`

export const STANDING = `
select length, revision,
  (select coalesce(jsonb_agg(s.seen_at order by s.seat), '[]') from seats s where s.table_id = t.id) as seen
from tables t where t.id = $1
`

/** Whoever is a moment too late, another node having taken a job since it was ranked, passes it over. */
export const CLAIM = `
update jobs set lease = $1, lease_until = $2
where id in (
  select id from jobs
  where dead_at is null and run_at <= $3 and (lease_until is null or lease_until <= $3) and id in (
    select id from (
      select due.id, due.run_at, coalesce(held.value::int, 0)
        + row_number() over (partition by coalesce(t.host_id, due.id) order by due.run_at, due.id) as turn
      from (
        select id, table_id, run_at from jobs
        where dead_at is null and kind = any($4) and run_at <= $3 and (lease_until is null or lease_until <= $3)
        order by run_at limit ${DUE_AT_ONCE}
      ) as due
      left join tables t on t.id = due.table_id
      left join jsonb_each_text($5::jsonb) as held on held.key = t.host_id
    ) as ranked where turn <= $6 order by turn, run_at limit $7
  )
  for update skip locked
)
returning id, kind, table_id as "table", body, run_at as "runAt", lease, failures,
  (select host_id from tables where tables.id = jobs.table_id) as host
`
