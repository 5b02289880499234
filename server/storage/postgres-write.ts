/** Statements as one transaction and one trip: all are on their way before the first is answered. */
import type { Compilable } from 'kysely'
import pg from 'pg'
import { named } from './postgres-named.ts'

const NOTHING_CHANGED = '22012'

/**
 * The first statement decides: where it changes no row this divides by zero, and what follows in the transaction is
 * passed over by the database itself.
 */
function deciding(sql: string): string {
  return `with moved as (${sql} returning 1) select 1 / count(*) from moved`
}

/** What `pg` says to the database; only a part of it is among its types. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void }
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(of: { readonly name?: string | undefined; readonly text: string }): void
  bind(of: { readonly statement?: string | undefined; readonly values: readonly unknown[] | undefined }): void
  execute(of: object): void
  sync(): void
}

/** Statements for both databases have no other values than texts, bytes, numbers and nothing. */
function told(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value)
}

/** Nothing but reading a statement, so that it is known by its name whatever becomes of what follows. */
class Reading extends pg.Query {
  constructor(name: string, text: string) {
    // Should it fail, whoever comes with values is told so.
    super({ name, text }, () => undefined)
    this.submit = (connection) => {
      const wire = connection as unknown as Wire
      wire.submittedNamedStatements[name] = text
      wire.parse({ name, text })
      wire.sync()
    }
  }
}

/**
 * What comes before one `sync` is one transaction: it needs neither a beginning nor an end of its own, and nobody describes rows that
 * nobody reads.
 */
class Script extends pg.Query {
  constructor(list: readonly pg.QueryConfig[], done: (error: Error | undefined) => void) {
    super({ text: '' }, done)
    this.submit = (connection) => {
      const wire = connection as unknown as Wire
      for (const { name, text, values } of list) {
        if (name === undefined) wire.parse({ text })
        wire.bind({ statement: name, values })
        wire.execute({})
      }
      wire.sync()
    }
  }

  handleDataRow(): void {
    // What the first statement changed is told by its not failing.
  }

  handleCommandComplete(): void {
    // All of them are done when the transaction is.
  }
}

/** Sends them as one transaction. False, and nothing stored, if the first changes nothing. */
export function writeAll(client: pg.PoolClient, statements: readonly Compilable[]): Promise<boolean> {
  const { parsedStatements, submittedNamedStatements, stream } = client.connection as unknown as Wire
  const list = statements.map((statement, i) => {
    const { sql, parameters } = statement.compile()
    // What cannot be told fails here: half of a transaction on its way would be followed by what others send.
    return named(i === 0 ? deciding(sql) : sql, parameters.map(told))
  })
  return new Promise((resolve, reject) => {
    // One packet: the database is woken once.
    stream.cork()
    for (const { name, text } of list)
      if (name !== undefined && !(name in parsedStatements) && !(name in submittedNamedStatements))
        client.query(new Reading(name, text))
    client.query(
      new Script(list, (error: (Error & { code?: string }) | undefined) => {
        if (!error) resolve(true)
        else if (error.code === NOTHING_CHANGED) resolve(false)
        else reject(error)
      }),
    )
    stream.uncork()
  })
}
