/** Reading every table of a database as it was at one moment, whatever tables it has. */
import { type Kysely, sql } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import type { Row, Value } from './format.ts'

export interface SourceTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Rows come in the order of these, compared byte by byte, so that both databases tell them alike. */
  readonly key: readonly string[]
}

export interface Source {
  /** The migrations done, in order; `null` where there is no schema of ours. */
  schema(): Promise<readonly string[] | null>
  tables(): Promise<readonly SourceTable[]>
  count(table: string): Promise<number>
  rows(table: SourceTable): AsyncIterable<Row> | Iterable<Row>
}

/** What belongs to a node and not to the house: whoever worked on a job does not do so in the new house. */
const LEFT_BEHIND: Readonly<Record<string, readonly string[]>> = { jobs: ['lease', 'lease_until'] }
const OWN = /^kysely_migration(_lock)?$/
const AT_ONCE = 500

type Named = Readonly<Record<string, Value>>

function rowOf({ name, columns }: SourceTable, row: Named): Row {
  const left = LEFT_BEHIND[name] ?? []
  return columns.map((column) => (left.includes(column) ? null : (row[column] ?? null)))
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** Within a transaction of the caller's, which is what makes it one moment. */
export function postgresSource<Rows>(db: Kysely<Rows>): Source {
  const ask = async (text: string): Promise<readonly Named[]> => (await sql.raw<Named>(text).execute(db)).rows
  const tables = async (): Promise<readonly string[]> => {
    const rows = await ask('select tablename as name from pg_tables where schemaname = current_schema() order by 1')
    return rows.map((row) => String(row['name']))
  }
  const keysOf = async (table: string): Promise<readonly string[]> => {
    const rows = await ask(`select a.attname as name from pg_index i
      cross join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indisprimary and i.indrelid = '"${table}"'::regclass order by k.place`)
    return rows.map((row) => String(row['name']))
  }
  const columnsOf = async (table: string): Promise<readonly string[]> => {
    const rows = await ask(`select attname as name from pg_attribute
      where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped order by attnum`)
    return rows.map((row) => String(row['name']))
  }
  return {
    async schema() {
      if (!(await tables()).includes('kysely_migration')) return null
      return (await ask('select name from kysely_migration order by 1')).map((row) => String(row['name']))
    },
    async tables() {
      const found: SourceTable[] = []
      for (const name of await tables())
        if (!OWN.test(name)) found.push({ name, columns: await columnsOf(name), key: await keysOf(name) })
      return found
    },
    count: async (table) => Number((await ask(`select count(*) as n from "${table}"`))[0]?.['n']),
    async *rows(table) {
      const texts = await ask(`select attname as name from pg_attribute
        where attrelid = '"${table.name}"'::regclass and atttypid = 'text'::regtype`)
      const isText = new Set(texts.map((row) => row['name']))
      const order = table.key.map((name) => (isText.has(name) ? `"${name}" collate "C"` : `"${name}"`)).join(', ')
      await ask(`declare house_rows cursor for select ${quoted(table.columns)} from "${table.name}" order by ${order}`)
      for (;;) {
        const rows = await ask(`fetch ${AT_ONCE} from house_rows`)
        for (const row of rows) yield rowOf(table, row)
        if (rows.length < AT_ONCE) break
      }
      await ask('close house_rows')
    },
  }
}

/** A file, read in one transaction until it is closed. */
export function sqliteSource(file: string): Source & { close(): void } {
  const database = new DatabaseSync(file, { readOnly: true })
  const ask = (text: string): Named[] => database.prepare(text).all() as Named[]
  const names = (): readonly string[] =>
    ask("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").map((row) =>
      String(row['name']),
    )
  database.exec('begin')
  return {
    schema: async () =>
      names().includes('kysely_migration')
        ? ask('select name from kysely_migration order by name').map((row) => String(row['name']))
        : null,
    tables: async () =>
      names()
        .filter((name) => !OWN.test(name))
        .map((name) => {
          const columns = ask(`select name, pk from pragma_table_info('${name}') order by cid`)
          const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
          const list = (rows: readonly Named[]): readonly string[] => rows.map((row) => String(row['name']))
          return { name, columns: list(columns), key: list(key) }
        }),
    count: async (table) => Number(ask(`select count(*) as n from "${table}"`)[0]?.['n']),
    *rows(table) {
      const text = `select ${quoted(table.columns)} from "${table.name}" order by ${quoted(table.key)}`
      for (const row of database.prepare(text).iterate()) yield rowOf(table, row as Named)
    },
    close: () => database.close(),
  }
}
