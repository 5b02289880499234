import type { DatabaseSync } from 'node:sqlite'
import type { Append } from './port.ts'

/** Stores one act within the transaction that is open, if the table is still where the act expects it. */
export function appender(database: DatabaseSync): (act: Append) => boolean {
  const leased = database.prepare('select 1 from jobs where id = ? and lease = ?')
  const move = database.prepare(
    `update tables set length = length + ?, clock_state = ?, stage = coalesce(?, stage), updated_at = coalesce(?, updated_at) where id = ? and length = ? and revision = ?`,
  )
  const finish = database.prepare(
    `update tables set status = 'finished', outcome = ?, ended_at = ?, revision = revision + 1 where id = ?`,
  )
  const log = database.prepare(
    'insert into entries (table_id, n, kind, seat, body, move_id, number, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const rank = database.prepare('update seats set rank = ?, since = ? where table_id = ? and seat = ?')
  const lapse = database.prepare('delete from proposals where table_id = ? and kind = ?')
  const raise = database.prepare('update tables set revision = revision + 1 where id = ?')
  const done = database.prepare('delete from jobs where id = ?')
  const plan = database.prepare(
    `insert into jobs (id, kind, table_id, body, run_at, lease, lease_until, failures) values (?, ?, ?, ?, ?, null, null, 0)
     on conflict (id) do update set body = excluded.body, run_at = excluded.run_at, lease = null, lease_until = null, failures = 0, error = null,
       dead_at = null`,
  )
  return (act) => {
    if (act.done && !leased.get(act.done.id, act.done.lease)) return false
    const shown = act.secret ? null : act.at
    const moved = move.run(act.log.steps, act.clockState, act.stage ?? null, shown, act.table, act.length, act.revision)
    if (moved.changes === 0) return false
    if (act.outcome !== null) finish.run(act.outcome, act.at, act.table)
    const { kind, seat, body, moveId, number } = act.log
    log.run(act.table, act.length, kind, seat, body, moveId, number, act.at)
    for (const change of act.ranks) rank.run(change.rank, act.at, act.table, change.seat)
    for (const proposal of act.lapsed ?? []) lapse.run(act.table, proposal)
    if (act.lapsed?.length) raise.run(act.table)
    if (act.done) done.run(act.done.id)
    for (const id of act.dropped ?? []) done.run(id)
    for (const job of act.jobs) plan.run(job.id, job.kind, job.table, job.body, job.runAt)
    return true
  }
}
