/** Kysely on `node:sqlite`: one connection, handed to one user at a time. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

type Value = null | number | bigint | string | Uint8Array

/** Hands out the connection in turn. */
export class Turns {
  private last: Promise<void> = Promise.resolve()

  take(): Promise<() => void> {
    let release = (): void => undefined
    const mine = new Promise<void>((resolve) => {
      release = resolve
    })
    const taken = this.last.then(() => release)
    this.last = mine
    return taken
  }
}

const STATEMENTS_KEPT = 200

class Connection implements DatabaseConnection {
  private readonly database: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepare(sql)
    if (statement.columns().length > 0) return { rows: statement.all(...(parameters as Value[])) as R[] }
    const { changes } = statement.run(...(parameters as Value[]))
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  private prepare(sql: string): StatementSync {
    const known = this.statements.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    if (this.statements.size >= STATEMENTS_KEPT) this.statements.clear()
    this.statements.set(sql, statement)
    return statement
  }
}

class OneConnectionDriver implements Driver {
  private readonly connection: Connection
  private readonly turns: Turns
  private release: (() => void) | null = null

  constructor(database: DatabaseSync, turns: Turns) {
    this.connection = new Connection(database)
    this.turns = turns
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.turns.take()
    this.release = release
    return this.connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {
    this.release?.()
  }

  async destroy(): Promise<void> {}
}

export function sqliteDialect(database: DatabaseSync, turns: Turns): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new OneConnectionDriver(database, turns),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
