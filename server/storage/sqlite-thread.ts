/**
 * The thread that holds the SQLite file. Every commit waits for the disk; here that holds up no
 * socket. It does one thing after the other, in the order it was asked. It needs no Kysely, and reads none: that would be most of its start.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Append, Claim } from './port.ts'
import { appender } from './sqlite-append.ts'
import { claimer } from './sqlite-claim.ts'
import { asked, type SqliteAsk, type SqlitePost, type SqliteReply, type Statement } from './sqlite-messages.ts'

const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma foreign_keys = off;
  pragma wal_autocheckpoint = 4000;
  pragma cache_size = -32000;
`
const SEATS = `
  select seats.*, persons.preferences from seats left join persons on persons.id = seats.person_id
  where table_id = ? order by seat
`
const ADMITTED = `
  select persons.id, persons.name from admitted join persons on persons.id = admitted.person_id
  where table_id = ? order by persons.name, persons.id
`
const ASKED = 'select person_id from evening_answers where table_id = ? and person_id is not null'
const KEPT = `
  select kept_seats.seat, persons.id, persons.name from kept_seats join persons on persons.id = kept_seats.person_id
  where table_id = ? order by kept_seats.seat
`
const NEXT_DUE = `
  select min(at) as at from (
    select min(run_at) as at from jobs
    where dead_at is null and kind in (select value from json_each(?1)) and run_at > ?2
    union all
    select min(lease_until) from jobs
    where dead_at is null and kind in (select value from json_each(?1)) and run_at <= ?2 and lease_until > ?2
  )
`
const STATEMENTS_KEPT = 300

const database = new DatabaseSync((workerData as { file: string }).file)
database.exec(SETTINGS)
const statements = new Map<string, StatementSync>()
let append: ((act: Append) => boolean) | null = null
let claim: ((claim: Claim) => readonly object[]) | null = null

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
      if (statement.columns().length > 0) return { rows: plain(statement.all(...ask.values)), changes: 0 }
      return { rows: [], changes: Number(statement.run(...ask.values).changes) }
    }
    case 'write':
      return write(ask.statements)
    case 'append':
      return appendAll(ask.acts)
    case 'tableRows':
      return tableRows(ask.table)
    case 'standing':
      return standing(ask.table)
    case 'claim':
      return (claim ??= claimer(database))(ask.claim)
    case 'nextDue':
      return prepared(NEXT_DUE).get(JSON.stringify(ask.kinds), ask.after)?.['at'] ?? null
    case 'control':
      database.exec(ask.sql)
      return null
    case 'version':
      return prepared('pragma data_version').get()?.['data_version']
    case 'close':
      database.close()
      return null
  }
}

/** Where the first does not fit nothing has happened; the others follow from it within the same transaction. */
function appendAll([first, ...rest]: readonly Append[]): boolean {
  append ??= appender(database)
  if (!first || !append(first)) return false
  for (const act of rest) if (!append(act)) throw new Error('an act does not follow from the one before')
  return true
}

/** Rows come without a prototype, which makes them slow to send. */
function plain(rows: readonly object[]): readonly object[] {
  return rows.map((row) => ({ ...row }))
}

function tableRows(table: string): unknown {
  const rows = (sql: string): readonly object[] => plain(prepared(sql).all(table))
  const [row] = rows('select * from tables where id = ?')
  if (!row) return null
  const [rematch] = rows('select id from tables where rematch_of = ?') as readonly { readonly id: string }[]
  const proposals = rows('select * from proposals where table_id = ?')
  const admitted = rows(ADMITTED)
  const people = (sql: string): readonly string[] =>
    (rows(sql) as readonly { readonly person_id: string }[]).map((each) => each.person_id)
  const shownOut = people('select person_id from shown_out where table_id = ?')
  const asked = (row as { readonly evening: string | null }).evening === null ? [] : people(ASKED)
  const lists = { seats: rows(SEATS), proposals, admitted, asked, shownOut, kept: rows(KEPT) }
  return { row, ...lists, rematch: rematch?.id ?? null }
}

function standing(table: string): unknown {
  const row = prepared('select length, revision from tables where id = ?').get(table)
  const seats = prepared('select seen_at from seats where table_id = ? order by seat').all(table)
  return row ? { ...row, seen: seats.map(({ seen_at }) => seen_at) } : null
}

function write(list: readonly Statement[]): boolean {
  const run = ({ sql, values }: Statement): number => Number(prepared(sql).run(...values).changes)
  const [first, ...rest] = list
  if (!first) return true
  prepared('savepoint act').run()
  try {
    const moved = run(first) > 0
    if (moved) for (const statement of rest) run(statement)
    prepared('release act').run()
    return moved
  } catch (error) {
    if (database.isTransaction) database.exec('rollback to act; release act')
    throw error
  }
}

const CHANGES = /^\s*(?:insert|update|delete)\b/i

function isWrite(ask: SqliteAsk): boolean {
  return ask.op === 'append' || ask.op === 'write' || (ask.op === 'query' && CHANGES.test(ask.sql))
}

function replyTo(ask: SqliteAsk): SqliteReply {
  try {
    return { value: answer(ask) }
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): SqliteReply {
  return { error: error instanceof Error ? error.message : 'unknown' }
}

/**
 * Whatever came together shares one commit; each act or statement alone decides whether it still fits. What fails
 * alone changes nothing and the others go on, unless the whole transaction is lost with it.
 */
function replyTogether(asks: readonly SqliteAsk[]): readonly SqliteReply[] {
  if (database.isTransaction || !asks.some(isWrite)) return asks.map(replyTo)
  try {
    prepared('begin immediate').run()
    const replies = asks.map((ask) => {
      const reply = replyTo(ask)
      if ('error' in reply && (!database.isTransaction || ask.op === 'append')) throw new Error(reply.error)
      return reply
    })
    prepared('commit').run()
    return replies
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    return asks.map(() => failed(error))
  }
}

/** Where somebody begins or ends a transaction of their own, what others asked before and after it stays apart. */
function replyToAll(asks: readonly SqliteAsk[]): readonly SqliteReply[] {
  const replies: SqliteReply[] = []
  let from = 0
  for (const [i, ask] of asks.entries()) {
    if (ask.op !== 'control' && ask.op !== 'close') continue
    if (from < i) replies.push(...replyTogether(asks.slice(from, i)))
    replies.push(replyTo(ask))
    from = i + 1
  }
  const rest = from === 0 ? asks : asks.slice(from)
  return rest.length === 0 ? replies : [...replies, ...replyTogether(rest)]
}

parentPort?.on('message', (posted: SqlitePost) => {
  const asks = asked(posted)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replyToAll(asks))
  if (asks.some(({ op }) => op === 'close')) parentPort?.close()
})
