/** The tables of a house, read and never written: the file is opened for reading alone, the connection is one that may not write. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { StartProblem } from '../../problem.ts'
import { migrations } from '../../storage/migrations.ts'
import { sqliteFile, type StorageOptions } from '../../storage/index.ts'
import { databaseProblem, newerSchema } from '../advice.ts'
import type { ShadowTable } from './messages.ts'

export type Place = Pick<StorageOptions, 'dataDir' | 'databaseUrl'>

export interface HouseRows {
  /** Tables by game and version that have begun, and how many of each. */
  counts(): Promise<readonly { readonly game: string; readonly version: number; readonly tables: number }[]>
  /** The tables that have begun, in an order that stays. */
  ids(game: string | null): Promise<readonly string[]>
  tables(ids: readonly string[]): Promise<readonly ShadowTable[]>
  close(): Promise<void>
}

type Row = Readonly<Record<string, unknown>>
type Ask = (sql: string, values: readonly string[]) => Promise<readonly Row[]>

const BEGUN = 'setup is not null'

export async function readHouse(place: Place): Promise<HouseRows> {
  try {
    const { ask, close } = place.databaseUrl ? await postgres(place.databaseUrl) : sqlite(place.dataDir)
    const known = (await ask('select name from kysely_migration', [])).map((row) => String(row['name']))
    if (known.some((name) => !Object.hasOwn(migrations, name))) {
      await close()
      throw new StartProblem(newerSchema(nameOf(place)))
    }
    return houseRows(ask, close)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(databaseProblem(error, place), { cause: error })
  }
}

function nameOf({ dataDir, databaseUrl }: Place): string {
  return databaseUrl ? 'The database in DATABASE_URL' : sqliteFile(dataDir)
}

function sqlite(dataDir: string): { ask: Ask; close: () => Promise<void> } {
  const file = sqliteFile(dataDir)
  // A mistyped folder must not become an empty house.
  if (!existsSync(file))
    throw new StartProblem(`There is no database at ${file}. Set DATA_DIR to the folder of the house.`)
  const database = new DatabaseSync(file, { readOnly: true })
  return {
    ask: async (sql, values) => database.prepare(sql.replaceAll(/[$]\d+/g, '?')).all(...values),
    close: async () => database.close(),
  }
}

async function postgres(url: string): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set default_transaction_read_only = on')
  return {
    ask: async (sql, values) => (await client.query<Row>(sql, [...values])).rows,
    close: () => client.end(),
  }
}

function houseRows(ask: Ask, close: () => Promise<void>): HouseRows {
  const marks = (values: readonly string[]): string => values.map((_, i) => `$${i + 1}`).join(', ')
  return {
    counts: async () => {
      const rows = await ask(
        `select game, version, count(*) as n from tables where ${BEGUN} group by game, version`,
        [],
      )
      return rows.map((row) => ({
        game: String(row['game']),
        version: Number(row['version']),
        tables: Number(row['n']),
      }))
    },
    ids: async (game) => {
      const where = game === null ? BEGUN : `${BEGUN} and game = $1`
      const rows = await ask(`select id from tables where ${where}`, game === null ? [] : [game])
      // Sorted here: the two databases do not agree on the order of letters.
      return rows.map((row) => String(row['id'])).sort()
    },
    tables: async (ids) => {
      const rows = await ask(
        `select id, game, version, status, setup, outcome, length from tables where id in (${marks(ids)})`,
        ids,
      )
      const log = await ask(
        `select table_id, n, body from entries where table_id in (${marks(ids)}) order by table_id, n`,
        ids,
      )
      const bodies = Map.groupBy(log, (row) => String(row['table_id']))
      return rows.map((row) => {
        const length = Number(row['length'])
        return {
          id: String(row['id']),
          game: String(row['game']),
          version: Number(row['version']),
          running: row['status'] === 'playing',
          setup: String(row['setup']),
          outcome: typeof row['outcome'] === 'string' ? row['outcome'] : null,
          // What was played after the table was read is for the next time.
          bodies: (bodies.get(String(row['id'])) ?? [])
            .filter(({ n }) => Number(n) < length)
            .map(({ body }) => String(body)),
        }
      })
    },
    close,
  }
}
