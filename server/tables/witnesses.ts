/** Who has seen a running game: a seat that becomes free in it is not for them. */
import type { Compilable, Kysely } from 'kysely'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf } from './rows.ts'

export function witness(db: Kysely<Schema>, table: string, person: string): Compilable {
  return db
    .insertInto('witnesses')
    .values({ table_id: table, person_id: person })
    .onConflict((oc) => oc.columns(['table_id', 'person_id']).doNothing())
}

/** Written down before anything is shown, once at each node. Whoever sits there is when they leave the seat. */
export async function noteWitness({ storage }: Services, table: LiveTable, person: string | null): Promise<void> {
  if (person === null || table.rows.row.status !== 'playing' || seatOf(table.rows, person) !== null) return
  if (table.witnesses.has(person)) return
  await storage.write([witness(storage.db, table.id, person)])
  table.witnesses.add(person)
}

export async function checkUnseen({ storage }: Services, table: LiveTable, person: string): Promise<void> {
  if (table.rows.row.status !== 'playing') return
  const seen = await storage.db
    .selectFrom('witnesses')
    .select('person_id')
    .where('table_id', '=', table.id)
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (seen) throw new Refused('has-watched', 'You have seen this game: its free seat is for somebody who has not.')
}
