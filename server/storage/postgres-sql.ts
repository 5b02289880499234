import { DUE_AT_ONCE } from './port.ts'

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
