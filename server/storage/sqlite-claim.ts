import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { DUE_AT_ONCE } from './due.ts'
import type { Claim } from './port.ts'

const CLAIM = `
  update jobs set lease = $lease, lease_until = $until where id in (
    select id from (
      select due.id, due.run_at, coalesce(held.value, 0)
        + row_number() over (partition by coalesce(tables.host_id, due.id) order by due.run_at, due.id) as turn
      from (
        select id, table_id, run_at from jobs
        where dead_at is null and kind in (select value from json_each($kinds)) and run_at <= $now
          and (lease_until is null or lease_until <= $now)
        order by run_at limit ${DUE_AT_ONCE}
      ) as due
      left join tables on tables.id = due.table_id
      left join json_each($held) as held on held.key = tables.host_id
    ) where turn <= $each order by turn, run_at limit $limit
  )
  returning id, kind, table_id as "table", body, run_at as "runAt", lease, failures,
    (select host_id from tables where tables.id = jobs.table_id) as host
`

/** Leases due jobs. */
export function claimer(database: DatabaseSync): (claim: Claim) => readonly object[] {
  const statement = database.prepare(CLAIM)
  return ({ now, leaseMs, kinds, limit, each, held }) => {
    const lease = randomBytes(12).toString('hex')
    const lists = { kinds: JSON.stringify(kinds), held: JSON.stringify(held) }
    return statement.all({ lease, until: now + leaseMs, now, each, limit, ...lists })
  }
}
