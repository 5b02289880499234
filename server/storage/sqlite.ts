/** One file, one process: SQLite through `node:sqlite`, write-ahead log, every commit synced to the disk. */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Batch } from './batch.ts'
import { migrate } from './migrations.ts'
import type { Append, ClaimedJob, Storage } from './port.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect, Turns } from './sqlite-dialect.ts'

const SPEED = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma foreign_keys = off;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32000;
`

export async function openSqlite(file: string, target?: string): Promise<Storage> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(SPEED)
  const turns = new Turns()
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, turns) })
  await migrate(db, target)
  const appendOne = appender(database)
  const claimDue = database.prepare(
    `update jobs set lease = ?, lease_until = ?, attempts = attempts + 1
     where id in (select id from jobs where run_at <= ? and (lease_until is null or lease_until <= ?) order by run_at limit ?)
     returning id, kind, table_id as "table", body, run_at as "runAt", lease, attempts`,
  )
  const version = database.prepare('pragma data_version')
  let seen = version.get()?.['data_version']

  const batch = new Batch<Append, boolean>(512, async (acts) => {
    const release = await turns.take()
    try {
      database.exec('begin immediate')
      try {
        const results = acts.map(appendOne)
        database.exec('commit')
        return results
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    } finally {
      release()
    }
  })

  return {
    kind: 'sqlite',
    db,
    append: (act) => batch.add(act),
    hint: () => undefined,
    onHint: () => undefined,
    changedElsewhere() {
      const now = version.get()?.['data_version']
      const changed = now !== seen
      seen = now
      return changed
    },
    async claim(now, leaseMs, limit) {
      const release = await turns.take()
      try {
        const lease = randomBytes(12).toString('hex')
        return claimDue.all(lease, now + leaseMs, now, now, limit) as unknown as ClaimedJob[]
      } finally {
        release()
      }
    },
    ready: () => Promise.resolve(database.isOpen),
    async close() {
      const release = await turns.take()
      release()
      await db.destroy()
      if (database.isOpen) database.close()
    },
  }
}

function appender(database: DatabaseSync): (act: Append) => boolean {
  const leased = database.prepare('select 1 from jobs where id = ? and lease = ?')
  const move = database.prepare(
    `update tables set length = length + ?, clock_state = ?, updated_at = ? where id = ? and length = ? and revision = ?`,
  )
  const finish = database.prepare(
    `update tables set status = 'finished', outcome = ?, ended_at = ?, revision = revision + 1 where id = ?`,
  )
  const log = database.prepare(
    'insert into entries (table_id, n, kind, seat, body, move_id, number, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const rank = database.prepare('update seats set rank = ?, since = ? where table_id = ? and seat = ?')
  const done = database.prepare('delete from jobs where id = ?')
  const plan = database.prepare(
    `insert into jobs (id, kind, table_id, body, run_at, lease, lease_until, attempts) values (?, ?, ?, ?, ?, null, null, 0)
     on conflict (id) do update set run_at = min(jobs.run_at, excluded.run_at), lease = null, lease_until = null`,
  )
  return (act) => {
    if (act.done && !leased.get(act.done.id, act.done.lease)) return false
    const moved = move.run(act.entries.length, act.clockState, act.at, act.table, act.length, act.revision)
    if (moved.changes === 0) return false
    if (act.outcome !== null) finish.run(act.outcome, act.at, act.table)
    act.entries.forEach((entry, i) => {
      log.run(act.table, act.length + i, entry.kind, entry.seat, entry.body, entry.moveId, entry.number, act.at)
    })
    for (const change of act.ranks) rank.run(change.rank, act.at, act.table, change.seat)
    if (act.done) done.run(act.done.id)
    for (const job of act.jobs) plan.run(job.id, job.kind, job.table, job.body, job.runAt)
    return true
  }
}
