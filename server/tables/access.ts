/** Who may see a table. Strangers get the same answer for a private table as for none at all. */
import type { Kysely } from 'kysely'
import type { Services } from '../services.ts'
import { noSuchTable } from '../refused.ts'
import { sameSecret } from '../secrets.ts'
import type { Schema } from '../storage/index.ts'
import type { LiveTable } from './live-table.ts'
import { seatOf } from './rows.ts'

/** The table, if this person may see it or holds its invitation. */
export async function visible(
  services: Services,
  id: string,
  person: string | null,
  invite?: string,
): Promise<LiveTable> {
  const table = await services.tables.find(id)
  const { row, seats } = table.rows
  if (row.listed === 1 || seatOf(table.rows, person) !== null) return table
  if (person !== null && (row.host_id === person || seats.some((seat) => seat.person_id === person))) return table
  if (invite !== undefined && sameSecret(invite, row.invite)) return table
  if (person !== null && (await isAdmitted(services, id, person))) return table
  throw noSuchTable()
}

/** Lets somebody in for good. */
export async function admit(db: Kysely<Schema>, table: string, person: string): Promise<void> {
  await admission(db, table, person).execute()
}

export function admission(db: Kysely<Schema>, table: string, person: string) {
  return db
    .insertInto('admitted')
    .values({ table_id: table, person_id: person })
    .onConflict((oc) => oc.columns(['table_id', 'person_id']).doNothing())
}

async function isAdmitted({ storage }: Services, table: string, person: string): Promise<boolean> {
  const row = await storage.db
    .selectFrom('admitted')
    .select('person_id')
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row !== undefined
}
