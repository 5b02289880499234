/**
 * Fills an empty database from such a file, all of it or nothing. What was stored is read back and hashed before it counts.
 * People stay signed in: sessions come along, as hashes. Jobs come along without the node that was at work on them.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { StartProblem } from '../../problem.ts'
import { sqliteFile } from '../../storage/index.ts'
import { migrate } from '../../storage/migrations.ts'
import type { Schema } from '../../storage/schema.ts'
import { openSqlite } from '../../storage/sqlite.ts'
import { databaseProblem } from '../advice.ts'
import { inPostgres, type Place } from './database.ts'
import { type Counted, type Head, LineHash, type Row, rowLine, type TableHead } from './format.ts'
import { checkExport, partsOf } from './read.ts'
import { postgresSource, type Source, sqliteSource } from './source.ts'

export interface ImportOptions extends Place {
  readonly from: string
  readonly onProgress?: (done: number, total: number) => void
}

/** What a statement may carry in SQLite; PostgreSQL takes twice as much. */
const VALUES_AT_ONCE = 30_000
const ROWS_AT_ONCE = 500

type AnyRows = Kysely<Record<string, Record<string, unknown>>>

export async function importHouse({ from, onProgress, ...place }: ImportOptions): Promise<readonly Counted[]> {
  const file = resolve(from)
  const head = await checkExport(file)
  const told = onProgress ?? (() => undefined)
  const { databaseUrl } = place
  const dataDir = resolve(place.dataDir)
  if (databaseUrl)
    return await inPostgres({ dataDir, databaseUrl }, 'serializable', async (trx) => {
      await checkEmpty(postgresSource(trx), head)
      return await fill(trx, file, head, told, () => Promise.resolve(postgresSource(trx)))
    })
  return await intoFile(sqliteFile(dataDir), file, head, told)
}

/** Beside its name first: the file under the name is whole or not there. */
async function intoFile(
  target: string,
  from: string,
  head: Head,
  told: (done: number, total: number) => void,
): Promise<readonly Counted[]> {
  if (existsSync(target))
    throw new StartProblem(`There is a database at ${target} already. Set DATA_DIR to a new folder.`)
  const part = `${target}.part`
  const remove = (): void => {
    for (const name of [part, `${part}-wal`, `${part}-shm`]) rmSync(name, { force: true })
  }
  remove()
  let done = false
  const storage = await openSqlite(part, head.schema.at(-1)).catch((error: unknown) => {
    throw new StartProblem(databaseProblem(error, { dataDir: dirname(target) }), { cause: error })
  })
  try {
    const stored = await storage.db.transaction().execute((trx) => store(trx, from, head, told))
    const source = sqliteSource(part)
    await checkStored(source, stored).finally(() => source.close())
    await migrate(storage.db)
    done = true
    return stored
  } finally {
    await storage.close()
    if (done) renameSync(part, target)
    remove()
  }
}

async function fill(
  trx: Transaction<Schema>,
  from: string,
  head: Head,
  told: (done: number, total: number) => void,
  source: () => Promise<Source>,
): Promise<readonly Counted[]> {
  await migrate(trx, head.schema.at(-1))
  const stored = await store(trx, from, head, told)
  await checkStored(await source(), stored)
  await migrate(trx)
  return stored
}

async function checkEmpty(source: Source, head: Head): Promise<void> {
  const what = 'The database in DATABASE_URL'
  for (const { name } of await source.tables())
    if ((await source.count(name)) > 0)
      throw new StartProblem(`${what} is not empty (${name} has rows); nothing was changed. Import into a new one.`)
  const schema = (await source.schema()) ?? []
  if (schema.length > 0 && schema.join() !== head.schema.join())
    throw new StartProblem(`${what} has tables of another version; nothing was changed. Import into a new one.`)
}

async function store(
  trx: Transaction<Schema>,
  from: string,
  head: Head,
  told: (done: number, total: number) => void,
): Promise<readonly Counted[]> {
  const rows = trx as unknown as AnyRows
  const counted: Counted[] = []
  let table: TableHead | null = null
  let waiting: Row[] = []
  let done = 0
  const flush = async (): Promise<void> => {
    if (!table || waiting.length === 0) return
    const { columns } = table
    const values = waiting.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])))
    await rows.insertInto(table.table).values(values).execute()
    done += waiting.length
    told(done, head.rows)
    waiting = []
  }
  for await (const part of partsOf(from)) {
    if (part.kind === 'table') table = part.table
    if (part.kind === 'row') {
      waiting.push(part.row)
      if (waiting.length >= Math.min(ROWS_AT_ONCE, VALUES_AT_ONCE / part.row.length)) await flush()
    }
    if (part.kind === 'end') {
      await flush()
      counted.push({ table: part.end.end, rows: part.end.rows, hash: part.end.hash })
    }
  }
  return counted
}

/** What is in the database now must be what was in the file, table by table. */
async function checkStored(source: Source, wanted: readonly Counted[]): Promise<void> {
  const tables = await source.tables()
  if (tables.length !== wanted.length)
    throw new StartProblem('The export has other tables than its schema; nothing was changed.')
  for (const table of tables) {
    const hash = new LineHash()
    for await (const row of source.rows(table)) hash.add(rowLine(row))
    if (wanted.find(({ table: name }) => name === table.name)?.hash !== hash.digest())
      throw new StartProblem(`The rows of ${table.name} did not arrive as they were; nothing was changed.`)
  }
}
