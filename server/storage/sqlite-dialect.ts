/**
 * Kysely on the SQLite file. Single statements pass at any time; a transaction keeps the others out until its end.
 * Ours, because Kysely's own dialect wants the database in the same thread, and here every commit waits for the disk.
 */
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

/** Who has the file to themselves, if anybody. */
export class Turns {
  private taken: Promise<void> | null = null

  get areFree(): boolean {
    return this.taken === null
  }

  /** Waits until nobody has it. */
  async free(): Promise<void> {
    while (this.taken) await this.taken
  }

  async take(): Promise<() => void> {
    // Several may have waited: whoever comes first has it before the next looks.
    while (this.taken) await this.taken
    let release = (): void => undefined
    this.taken = new Promise<void>((resolve) => {
      release = () => {
        this.taken = null
        resolve()
      }
    })
    return release
  }
}

class Connection implements DatabaseConnection {
  private readonly file: SqliteFile
  private readonly turns: Turns
  private release: (() => void) | null = null

  constructor(file: SqliteFile, turns: Turns) {
    this.file = file
    this.turns = turns
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Asked in the same breath as it is found free: whoever takes it in between would have this in their transaction.
    if (!this.release) while (!this.turns.areFree) await this.turns.free()
    const { rows, changes } = await this.file.ask({ op: 'query', sql, values: parameters as Value[] })
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  async begin(): Promise<void> {
    this.release = await this.turns.take()
    await this.control('begin immediate')
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.control(how)
    } finally {
      this.release?.()
      this.release = null
    }
  }

  private async control(sql: string): Promise<void> {
    await this.file.ask({ op: 'control', sql })
  }
}

class FileDriver implements Driver {
  private readonly file: SqliteFile
  private readonly turns: Turns

  constructor(file: SqliteFile, turns: Turns) {
    this.file = file
    this.turns = turns
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.file, this.turns)
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Connections are ours to hand out: Kysely need not queue for the one it thinks there is. */
class FileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

export function sqliteDialect(file: SqliteFile, turns: Turns): Dialect {
  return {
    createAdapter: () => new FileAdapter(),
    createDriver: () => new FileDriver(file, turns),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
