/** One file, one process: SQLite through `node:sqlite`, write-ahead log, every commit synced to the disk. */
import { type Compilable, Kysely } from 'kysely'
import { dueByKind } from './due.ts'
import { migrate } from './migrations.ts'
import type { Storage } from './port.ts'
import { keepPrivate } from './private-file.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect, Turns } from './sqlite-dialect.ts'
import { SqliteFile } from './sqlite-file.ts'
import type { SqliteAnswers, SqliteAsk, Statement, Value } from './sqlite-messages.ts'

export async function openSqlite(path: string, target?: string): Promise<Storage> {
  keepPrivate(path)
  const file = new SqliteFile(path)
  const turns = new Turns()
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, turns) })
  try {
    await migrate(db, target)
  } catch (error) {
    await file.close().catch(() => undefined)
    throw error
  }
  let seen = await file.ask({ op: 'version' })

  /** Not in the middle of somebody's transaction, nor of the next one's: there is one connection. */
  const inTurn = <Op extends SqliteAsk['op']>(ask: Extract<SqliteAsk, { op: Op }>): Promise<SqliteAnswers[Op]> =>
    turns.areFree ? file.ask(ask) : turns.free().then(() => inTurn(ask))

  const write = (list: readonly Compilable[]): Promise<boolean> =>
    inTurn({ op: 'write', statements: list.map(statementOf) })

  return {
    kind: 'sqlite',
    db,
    quick: db,
    relaxed: db,
    unhurried: db,
    append: (act) => inTurn({ op: 'append', acts: [act] }),
    appendAll: (acts) => inTurn({ op: 'append', acts }),
    tableRows: (table) => inTurn({ op: 'tableRows', table }),
    standing: (table) => inTurn({ op: 'standing', table }),
    write,
    async change(table, list) {
      // Asked in one turn of the loop they travel together, and are answered when both are on the disk.
      const [stored, rows] = await Promise.all([write(list), inTurn({ op: 'tableRows', table })])
      return { stored, rows }
    },
    hint: () => undefined,
    onHint: () => undefined,
    async changedElsewhere() {
      const now = await file.ask({ op: 'version' })
      const changed = now !== seen
      seen = now
      return changed
    },
    claim: (claim) => inTurn({ op: 'claim', claim }),
    nextDue: (kinds, after) => inTurn({ op: 'nextDue', kinds, after }),
    dueByKind: (now) => dueByKind(db, now),
    ready: () =>
      file.ask({ op: 'version' }).then(
        () => true,
        () => false,
      ),
    async close() {
      await turns.free()
      await db.destroy()
      await file.close()
    },
  }
}

function statementOf(query: Compilable): Statement {
  const { sql, parameters } = query.compile()
  return { sql, values: parameters as Value[] }
}
