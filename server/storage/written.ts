/**
 * Statements that are asked again and again are written as SQL once, and only filled in from then on: writing one takes longer than all else
 * that is done with it on the thread of the sockets.
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands where a value comes. */
class Gap {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Fields = Readonly<Record<string, unknown>>

/** `write` is told the fields of the first values with a gap in each: it must write the same whatever they are. */
export function written<Values extends object, Row>(
  write: (db: Kysely<Schema>, value: Values) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Compilable<Row> {
  // Each database has its own way of writing.
  const known = new WeakMap<Kysely<Schema>, CompiledQuery<Row>>()
  const writeFirst = (db: Kysely<Schema>, values: Values): CompiledQuery<Row> => {
    const gaps = Object.fromEntries(Object.keys(values).map((name) => [name, new Gap(name)]))
    const query = write(db, gaps as Values).compile()
    known.set(db, query)
    return query
  }
  return (db, values) => {
    const query = known.get(db) ?? writeFirst(db, values)
    const parameters = query.parameters.map((each) => (each instanceof Gap ? (values as Fields)[each.name] : each))
    return { compile: () => ({ ...query, parameters }) }
  }
}

/** A new row of a table, with all its fields. */
export function newRow<Table extends keyof Schema>(
  table: Table,
): (db: Kysely<Schema>, row: Schema[Table]) => Compilable {
  return written((db, row: Schema[Table]) => db.insertInto(table).values(row as never))
}
