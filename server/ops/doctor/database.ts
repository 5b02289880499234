/** The database: is it there, of a version that will do, with a schema this build knows, and does its clock agree? */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { StartProblem } from '../../problem.ts'
import { sqliteFile } from '../../storage/index.ts'
import { migrations } from '../../storage/migrations.ts'
import { newerSchema } from '../advice.ts'
import { inPostgres, type Place, withSource } from '../house/database.ts'
import { type Finding, good, note, warning, wrong } from './finding.ts'

const OLDEST_POSTGRES = 13
/** Two nodes, or a node and its database, may be apart by this much. */
const APART_MS = 1000

/** `open`: a house answers on the port, so its rows are somewhere. */
export async function database(place: Place, open: boolean): Promise<readonly Finding[]> {
  try {
    if (place.databaseUrl) return await postgres({ ...place, databaseUrl: place.databaseUrl })
    const file = sqliteFile(place.dataDir)
    if (!existsSync(file) && open)
      return [
        wrong(
          'database',
          `The house that is open keeps its rows elsewhere: there is no ${file}. Set DATA_DIR as it has it.`,
        ),
      ]
    if (!existsSync(file)) return [note('database', `There is none at ${file} yet: the first start makes it.`)]
    const found = await schema(place)
    return [good('database', `SQLite in ${file}`), found]
  } catch (error) {
    if (error instanceof StartProblem) return [wrong('database', error.message)]
    throw error
  }
}

async function postgres(place: Place & { readonly databaseUrl: string }): Promise<readonly Finding[]> {
  const asked = Date.now()
  const { version, now } = await inPostgres(place, 'repeatable read', async (trx) => {
    const { rows } = await sql<{ version: string; now: string }>`select current_setting('server_version') as version,
      extract(epoch from clock_timestamp()) * 1000 as now`.execute(trx)
    return rows[0] ?? { version: '0', now: '0' }
  })
  const major = Number.parseInt(version, 10)
  const found =
    major < OLDEST_POSTGRES
      ? wrong('database', `PostgreSQL ${version} is too old; ${OLDEST_POSTGRES} or newer is needed.`)
      : good('database', `PostgreSQL ${version}`)
  const answered = Date.now()
  const apart = Math.max(asked - Number(now), Number(now) - answered, 0)
  const clock =
    apart > APART_MS
      ? warning('clock', `This machine and the database differ by ${Math.round(apart / 1000)} s. Set both by NTP.`)
      : good('clock', 'agrees with the database’s')
  return [found, await schema(place), clock]
}

async function schema(place: Place): Promise<Finding> {
  return await withSource(place, async (source) => {
    const done = (await source.schema()) ?? []
    const what = place.databaseUrl ? 'The database in DATABASE_URL' : sqliteFile(place.dataDir)
    if (done.some((name) => !Object.hasOwn(migrations, name))) return wrong('schema', newerSchema(what))
    const missing = Object.keys(migrations).filter((name) => !done.includes(name))
    if (done.length === 0) return note('schema', 'There is none yet: the first start makes it.')
    if (missing.length > 0) return note('schema', `The next start brings it from ${done.at(-1)} to ${missing.at(-1)}.`)
    return good('schema', `up to date (${done.at(-1)})`)
  })
}
