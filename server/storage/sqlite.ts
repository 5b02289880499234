/** One file, one process: SQLite through `node:sqlite`, write-ahead log, every commit synced to the disk. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { Batch } from './batch.ts'
import { migrate } from './migrations.ts'
import type { Append, Storage } from './port.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect, Turns } from './sqlite-dialect.ts'
import { SqliteFile } from './sqlite-file.ts'

export async function openSqlite(path: string, target?: string): Promise<Storage> {
  mkdirSync(dirname(path), { recursive: true })
  const file = new SqliteFile(path)
  const turns = new Turns()
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, turns) })
  await migrate(db, target)
  let seen = await file.ask({ op: 'version' })

  /** Not in the middle of somebody's transaction: there is one connection. */
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await turns.take()
    try {
      return await work()
    } finally {
      release()
    }
  }
  const batch = new Batch<Append, boolean>(512, (acts) => inTurn(() => file.ask({ op: 'append', acts })))

  return {
    kind: 'sqlite',
    db,
    append: (act) => batch.add(act),
    hint: () => undefined,
    onHint: () => undefined,
    async changedElsewhere() {
      const now = await file.ask({ op: 'version' })
      const changed = now !== seen
      seen = now
      return changed
    },
    claim: (now, leaseMs, limit) => inTurn(() => file.ask({ op: 'claim', now, leaseMs, limit })),
    ready: () =>
      file.ask({ op: 'version' }).then(
        () => true,
        () => false,
      ),
    async close() {
      await inTurn(() => db.destroy())
      await file.close()
    },
  }
}
