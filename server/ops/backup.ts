/** A copy of the SQLite file that is whole, made while the server runs. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../problem.ts'
import { keepPrivate } from '../storage/private-file.ts'
import { existingFile } from './house/database.ts'

export interface BackupOptions {
  readonly dataDir?: string
  readonly databaseUrl?: string | undefined
  /** The file to write. */
  readonly to: string
}

/** Writes the copy beside its name first, so that a broken run leaves no half file under it. */
export async function backup({ dataDir = 'data', databaseUrl, to }: BackupOptions): Promise<string> {
  if (databaseUrl)
    throw new StartProblem(
      'This house keeps its rows in PostgreSQL: use pg_dump "$DATABASE_URL" > roses.sql, or roses export-house <file>',
    )
  const file = existingFile(resolve(dataDir))
  const target = resolve(to)
  if (existsSync(target)) throw new StartProblem(`${target} exists already; choose another name.`)
  const half = `${target}.part`
  rmSync(half, { force: true })
  keepPrivate(half)
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await copyDatabase(source, half)
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(half)
  const sound = copy.prepare('pragma integrity_check').get()?.['integrity_check']
  copy.exec('pragma journal_mode = delete')
  copy.close()
  if (sound !== 'ok') throw new Error(`the copy is not sound: ${String(sound)}`)
  renameSync(half, target)
  return target
}
