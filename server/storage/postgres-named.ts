/** Statements that come again and again are read once by each connection: PostgreSQL keeps them under a name. */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Together } from './postgres-together.ts'

/** Every connection keeps each statement it has been told. */
const NAMES = 200

/** A list of any length is another text for every length. */
const MOST_VALUES = 40

/**
 * Told anew each time: what asks for all columns would fail, once kept, when a newer node adds one, and how a list is best gathered
 * depends on what is asked for.
 */
const NEVER_KEPT = /(?:\bselect |\breturning |\.)\*|\border by\b/

/** With a name from the second time on; what is said once leaves nothing behind. */
export class Statements {
  private readonly told = new Map<string, string | null>()
  private names = 0

  named(text: string, parameters: readonly unknown[]): pg.QueryConfig {
    const values = [...parameters]
    const name = this.told.get(text)
    if (name) return { name, text, values }
    const fits = values.length > 0 && values.length <= MOST_VALUES && this.names < NAMES && !NEVER_KEPT.test(text)
    if (!fits) return { text, values }
    if (name === undefined) {
      if (this.told.size < 2 * NAMES) this.told.set(text, null)
      return { text, values }
    }
    const given = `s${++this.names}`
    this.told.set(text, given)
    return { name: given, text, values }
  }
}

/** Of all connections of this process: a text has the same name on each. */
const statements = new Statements()

export function named(text: string, parameters: readonly unknown[]): pg.QueryConfig {
  return statements.named(text, parameters)
}

/** For Kysely, which says texts only. */
export function namedPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const clientOf = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]) => client.query(named(text, values))
    // Kysely also knows cursors, of which nobody here asks it.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? clientOf(client)
      clients.set(client, known)
      return known
    },
  }
}

/** For Kysely again: every question by itself, together with whatever else is asked at that moment. It cannot carry a transaction. */
export function sharedPool(pool: pg.Pool, questions: Together, haste = true): PostgresPool {
  const query = (text: string, values: readonly unknown[]) =>
    questions.ask((client) => client.query(named(text, values)), haste)
  const client = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined }
  return { options: pool.options, end: () => Promise.resolve(), connect: () => Promise.resolve(client) }
}
