/**
 * What belongs to a table or a person, in one list: whoever deletes one of them deletes these with it. A test looks at both
 * databases for columns that are not in the list.
 */
import type { Compilable, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Rows with a `table_id`. */
export const TABLE_PARTS = [
  'seats',
  'entries',
  'snapshots',
  'proposals',
  'chat',
  'chat_reads',
  'looks',
  'notes',
  'admitted',
  'shown_out',
  'kept_seats',
  'witnesses',
  'standing_orders',
  'evening_answers',
  'jobs',
  'notices',
  'muted_tables',
  'faults',
  'reports',
] as const satisfies readonly (keyof Schema)[]

/** Rows with a `person_id`, apart from seats, which stay without the person. */
export const PERSON_PARTS = [
  'sessions',
  'chat',
  'chat_reads',
  'looks',
  'notes',
  'admitted',
  'shown_out',
  'kept_seats',
  'witnesses',
  'standing_orders',
  'evening_answers',
  'notices',
  'channels',
  'mail_addresses',
  'call_settings',
  'learned',
  'figure_sets',
  'muted_tables',
  'blocks',
  'reports',
  'resets',
  'recovery_codes',
  'passkeys',
  'challenges',
  'shut_doors',
] as const satisfies readonly (keyof Schema)[]

/** The table itself comes first and decides: nothing happens if it is no longer as it was. */
export function tableRemoval(db: Kysely<Schema>, id: string, status: Schema['tables']['status']): Compilable[] {
  return [
    db.deleteFrom('tables').where('id', '=', id).where('status', '=', status),
    ...TABLE_PARTS.map((part) => db.deleteFrom(part).where('table_id', '=', id)),
  ]
}

/** A person without seats; tables they made stay with whoever sits there. */
export function personRemoval(db: Kysely<Schema>, id: string): Compilable[] {
  return [db.deleteFrom('persons').where('id', '=', id), ...personRest(db, id)]
}

/** What belongs to a person or names them. */
export function personRest(db: Kysely<Schema>, id: string): Compilable[] {
  return [
    ...PERSON_PARTS.map((part) => db.deleteFrom(part).where('person_id', '=', id)),
    db.deleteFrom('blocks').where('blocked_id', '=', id),
    db.updateTable('reports').set({ by_id: null }).where('by_id', '=', id),
    // That something was done stays on file, but not whose name it was.
    db.updateTable('audit').set({ subject: '', detail: '', subject_id: null }).where('subject_id', '=', id),
    db.updateTable('audit').set({ actor: '', actor_id: null }).where('actor_id', '=', id),
    db
      .updateTable('tables')
      .set((eb) => ({
        revision: eb('revision', '+', 1),
        host_id: eb.fn.coalesce(
          eb
            .selectFrom('seats')
            .select('person_id')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('kind', '=', 'person')
            .where('person_id', 'is not', null)
            .orderBy('seat')
            .limit(1),
          eb.val(''),
        ),
      }))
      .where('host_id', '=', id),
  ]
}
