/**
 * The thread that holds the SQLite file. Every commit waits for the disk; here that holds up no
 * socket. It does one thing after the other, in the order it was asked.
 */
import { randomBytes } from 'node:crypto'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Append } from './port.ts'
import { appender } from './sqlite-append.ts'
import type { SqliteAsk, SqliteReply } from './sqlite-messages.ts'

const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma foreign_keys = off;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32000;
`
const CLAIM = `
  update jobs set lease = ?, lease_until = ?, attempts = attempts + 1
  where id in (select id from jobs where run_at <= ? and (lease_until is null or lease_until <= ?) order by run_at limit ?)
  returning id, kind, table_id as "table", body, run_at as "runAt", lease, attempts
`
const STATEMENTS_KEPT = 300

const database = new DatabaseSync((workerData as { file: string }).file)
database.exec(SETTINGS)
const statements = new Map<string, StatementSync>()
let append: ((act: Append) => boolean) | null = null

function prepared(sql: string): StatementSync {
  const known = statements.get(sql)
  if (known) return known
  if (statements.size >= STATEMENTS_KEPT) statements.clear()
  const statement = database.prepare(sql)
  statements.set(sql, statement)
  return statement
}

function answer(ask: SqliteAsk): unknown {
  switch (ask.op) {
    case 'query': {
      const statement = prepared(ask.sql)
      if (statement.columns().length > 0)
        return { rows: statement.all(...ask.values).map((row) => ({ ...row })), changes: 0 }
      return { rows: [], changes: Number(statement.run(...ask.values).changes) }
    }
    case 'append':
      return appendAll(ask.acts)
    case 'claim': {
      const lease = randomBytes(12).toString('hex')
      const rows = prepared(CLAIM).all(lease, ask.now + ask.leaseMs, ask.now, ask.now, ask.limit)
      return rows.map((row) => ({ ...row }))
    }
    case 'version':
      return prepared('pragma data_version').get()?.['data_version']
    case 'close':
      database.close()
      return null
  }
}

/** Several tables' acts in one commit; each alone decides whether it still fits. */
function appendAll(acts: readonly Append[]): readonly boolean[] {
  const one = (append ??= appender(database))
  database.exec('begin immediate')
  try {
    const results = acts.map(one)
    database.exec('commit')
    return results
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

parentPort?.on('message', ({ no, ask }: { no: number; ask: SqliteAsk }) => {
  let reply: SqliteReply
  try {
    reply = { no, value: answer(ask) }
  } catch (error) {
    reply = { no, error: error instanceof Error ? error.message : 'unknown' }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply)
  if (ask.op === 'close') parentPort?.close()
})
