/** Kysely on the SQLite file: one connection, handed to one user at a time. */
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
import type { SqliteFile } from './sqlite-file.ts'
import type { Value } from './sqlite-messages.ts'

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

class Connection implements DatabaseConnection {
  private readonly file: SqliteFile

  constructor(file: SqliteFile) {
    this.file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.file.ask({ op: 'query', sql, values: parameters as Value[] })
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

class OneConnectionDriver implements Driver {
  private readonly connection: Connection
  private readonly turns: Turns
  private release: (() => void) | null = null

  constructor(file: SqliteFile, turns: Turns) {
    this.connection = new Connection(file)
    this.turns = turns
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.release = await this.turns.take()
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

export function sqliteDialect(file: SqliteFile, turns: Turns): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new OneConnectionDriver(file, turns),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
