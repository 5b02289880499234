/** Puts a copy made by `backup` in the place of the SQLite file. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../problem.ts'
import { sqliteFile } from '../storage/index.ts'
import { migrations } from '../storage/migrations.ts'
import { keepPrivate } from '../storage/private-file.ts'
import { newerSchema } from './advice.ts'

export interface RestoreOptions {
  readonly dataDir?: string
  readonly databaseUrl?: string | undefined
  /** The copy. */
  readonly from: string
}

export interface Restored {
  readonly file: string
  /** Where the file that was there has gone, if there was one. */
  readonly before: string | null
}

/** Nothing changes unless the copy is whole and nobody uses the file; what was there is put aside, not overwritten. */
export async function restore({ dataDir = 'data', databaseUrl, from }: RestoreOptions): Promise<Restored> {
  if (databaseUrl)
    throw new StartProblem('This house keeps its rows in PostgreSQL: use psql "$DATABASE_URL" < roses.sql')
  const copy = resolve(from)
  const file = sqliteFile(resolve(dataDir))
  if (!existsSync(copy)) throw new StartProblem(`There is no file ${copy}.`)
  if (copy === file) throw new StartProblem(`${copy} is the database itself; name a copy of it.`)
  checkCopy(copy)
  if (existsSync(file)) checkUnused(file)
  const fresh = `${file}.part`
  rmSync(fresh, { force: true })
  keepPrivate(fresh)
  const source = new DatabaseSync(copy, { readOnly: true })
  try {
    await copyDatabase(source, fresh)
  } finally {
    source.close()
  }
  checkCopy(fresh)
  const before = existsSync(file) ? asideOf(file) : null
  if (before !== null) renameSync(file, before)
  // They belong to what was there before.
  for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true })
  renameSync(fresh, file)
  return { file, before }
}

function asideOf(file: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const name = `${file}.before-${stamp}`
  return existsSync(name) ? `${name}-${process.pid}` : name
}

/** Refuses half a file, another program's, and one written by a newer version. */
function checkCopy(file: string): void {
  const done = inspect(file)
  if (done === 'damaged') throw new StartProblem(`${file} is damaged or only half a copy. Take another one.`)
  if (done === 'foreign') throw new StartProblem(`${file} is not a database of Rose & Crown.`)
  if (done.some((name) => !Object.hasOwn(migrations, name))) throw new StartProblem(newerSchema(file))
}

function inspect(file: string): readonly string[] | 'damaged' | 'foreign' {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      if (database.prepare('pragma integrity_check').get()?.['integrity_check'] !== 'ok') return 'damaged'
      const known = database.prepare("select name from sqlite_master where name = 'kysely_migration'").get()
      if (!known) return 'foreign'
      return database
        .prepare('select name from kysely_migration')
        .all()
        .map((row) => String(row['name']))
    } finally {
      database.close()
    }
  } catch {
    return 'damaged'
  }
}

/** Leaving the write-ahead log takes the file for oneself: it fails while a server has it open. */
function checkUnused(file: string): void {
  let mode: unknown
  try {
    const database = new DatabaseSync(file)
    try {
      mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode']
    } finally {
      database.close()
    }
  } catch (error) {
    // A damaged file is why people restore one: only one in use is a reason to stop.
    if (!/locked|busy/i.test((error as Error).message)) return
    mode = 'wal'
  }
  if (mode === 'wal') throw new StartProblem(`${file} is in use: stop the server first.`)
}
