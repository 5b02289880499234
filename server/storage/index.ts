import { join } from 'node:path'
import type { Storage } from './port.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type {
  Append,
  Claim,
  ClaimedJob,
  DueJobs,
  Hint,
  Moved,
  NewJob,
  NewLogRow,
  StoredRows,
  Standing,
  Storage,
} from './port.ts'
export type { Schema } from './schema.ts'

export interface StorageOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly onError?: (error: Error) => void
}

/** PostgreSQL when there is a URL for it, else one file in the data folder. */
export function openStorage({ dataDir, databaseUrl, onError }: StorageOptions): Promise<Storage> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, onError: onError ?? (() => undefined) })
  return openSqlite(sqliteFile(dataDir))
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'roses.sqlite')
}
