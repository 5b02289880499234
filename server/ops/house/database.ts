/** The two kinds of database a house can be read from: one must be there, and is never made by asking for it. */
import { existsSync } from 'node:fs'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../../problem.ts'
import { sqliteFile, type StorageOptions } from '../../storage/index.ts'
import { databaseProblem } from '../advice.ts'
import { postgresSource, type Source, sqliteSource } from './source.ts'

const BIGINT = 20

export type Place = Pick<StorageOptions, 'dataDir' | 'databaseUrl'>

/** One connection to PostgreSQL and one transaction on it. */
export async function inPostgres<T>(
  place: Place & { readonly databaseUrl: string },
  isolation: 'repeatable read' | 'serializable',
  work: (trx: Transaction<unknown>) => Promise<T>,
): Promise<T> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({ connectionString: place.databaseUrl, types, max: 1, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.transaction().setIsolationLevel(isolation).execute(work)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(databaseProblem(error, place), { cause: error })
  } finally {
    await db.destroy()
  }
}

export async function withSource<T>(place: Place, work: (source: Source) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = place
  if (databaseUrl)
    return await inPostgres({ dataDir, databaseUrl }, 'repeatable read', (trx) => work(postgresSource(trx)))
  const file = existingFile(dataDir)
  let source: ReturnType<typeof sqliteSource> | null = null
  try {
    source = sqliteSource(file)
    return await work(source)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(databaseProblem(error, place), { cause: error })
  } finally {
    source?.close()
  }
}

/** A mistyped folder must not become an empty house. */
export function existingFile(dataDir: string): string {
  const file = sqliteFile(dataDir)
  if (existsSync(file)) return file
  throw new StartProblem(`There is no database at ${file}. Set DATA_DIR to the folder of the house.`)
}

export async function existingHouse(place: Place): Promise<void> {
  const done = await withSource(place, (source) => source.schema())
  if (!done?.length)
    throw new StartProblem('There is no house in the database of DATABASE_URL. Set it as the house has it.')
}
