/** Statements that are written once: filled in they are what they would be if they were written anew. */
import {
  type Compilable,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '../storage/index.ts'
import { newRow, written } from '../storage/written.ts'

const driver = { createDriver: () => new DummyDriver() }
const sqlite: Dialect = {
  ...driver,
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
}
const postgres: Dialect = {
  ...driver,
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const databases = [sqlite, postgres].map((dialect) => new Kysely<Schema>({ dialect }))
const said = (query: Compilable) => {
  const { sql, parameters } = query.compile()
  return { sql, parameters }
}

interface Wish {
  readonly id: string
  readonly body: string | null
  readonly at: number
}

test('a statement that was written for other values, or for another database, is filled in as if it were written anew', () => {
  const write = (db: Kysely<Schema>, { id, body, at }: Wish) =>
    db
      .insertInto('jobs')
      .values({ id, kind: 'sweep', table_id: null, body: body as string, run_at: at, failures: 0 } as never)
      .onConflict((oc) => oc.column('id').doUpdateSet({ run_at: at, body: body as string }))
  const filled = written(write)
  for (const wish of [
    { id: 'a', body: '{}', at: 1 },
    { id: 'b', body: null, at: 0 },
  ])
    for (const db of databases) expect(said(filled(db, wish))).toEqual(said(write(db, wish)))
})

test('a new row has every field at its place, whoever comes first and in whatever order theirs are told', () => {
  const row = newRow('snapshots')
  for (const db of databases) {
    const first = { table_id: 't', length: 3, body: '{}' }
    expect(said(row(db, first))).toEqual(said(db.insertInto('snapshots').values(first)))
    expect(said(row(db, { body: 'b', table_id: 'u', length: 0 })).parameters).toEqual(['u', 0, 'b'])
  }
})
