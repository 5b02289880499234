/** Statements as one transaction and one trip: all are on their way before the first is answered. */
import type { Compilable } from 'kysely'
import type pg from 'pg'
import { named } from './postgres-named.ts'

const NOTHING_CHANGED = '22012'

/**
 * The first statement decides: where it changes no row this divides by zero, and what follows in the transaction is
 * refused by the database itself; its `commit` then rolls back.
 */
function deciding(sql: string): string {
  return `with moved as (${sql} returning 1) select 1 / count(*) from moved`
}

/** On connections that send without waiting (`pipeline`). False, and nothing stored, if the first changes nothing. */
export async function writeAll(connections: pg.Pool, statements: readonly Compilable[]): Promise<boolean> {
  const client = await connections.connect()
  let broken = false
  try {
    const list = statements.map((statement) => statement.compile())
    // One packet: the database is woken once.
    const { stream } = client.connection
    stream.cork()
    const sent = [
      client.query('begin'),
      ...list.map(({ sql, parameters }, i) => client.query(named(i === 0 ? deciding(sql) : sql, parameters))),
      client.query('commit'),
    ]
    stream.uncork()
    const results = await Promise.allSettled(sent)
    const failed = results.find((result) => result.status === 'rejected')
    if (!failed) return true
    const error = failed.reason as Error & { code?: string }
    if (error.code === NOTHING_CHANGED && results[1] === failed) return false
    broken = error.code === undefined
    throw error
  } finally {
    client.release(broken)
  }
}
