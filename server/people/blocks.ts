/**
 * Whom somebody does not want to meet. The one who is blocked is not told, and whatever they ask is answered as it would
 * be if the table were not there for anybody.
 */
import type { Kysely } from 'kysely'
import type { Answer } from '../../protocol/index.ts'
import type { Schema } from '../storage/index.ts'
import { written } from '../storage/written.ts'

export async function block(db: Kysely<Schema>, person: string, blocked: string, at: number): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ person_id: person, blocked_id: blocked, at })
    .onConflict((oc) => oc.columns(['person_id', 'blocked_id']).doNothing())
    .execute()
}

export async function unblock(db: Kysely<Schema>, person: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('person_id', '=', person).where('blocked_id', '=', blocked).execute()
}

export async function listBlocks(db: Kysely<Schema>, person: string): Promise<Answer<'listBlocks'>> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('persons', 'persons.id', 'blocked_id')
    .select(['persons.id', 'persons.name', 'at'])
    .where('person_id', '=', person)
    .orderBy('at', 'desc')
    .limit(500)
    .execute()
  return { blocked: rows }
}

/** Who does not want to meet any of them: whom they blocked is in the pairs. */
export async function blockersOf(
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<readonly { readonly person: string; readonly blocked: string }[]> {
  if (people.length === 0) return []
  return await db
    .selectFrom('blocks')
    .select(['person_id as person', 'blocked_id as blocked'])
    .where('blocked_id', 'in', people)
    .execute()
}

export async function hasBlocked(db: Kysely<Schema>, person: string, other: string): Promise<boolean> {
  return (await db.executeQuery(blocking(db, { person, other }))).rows.length > 0
}

const blocking = written((db, { person, other }: { readonly person: string; readonly other: string }) =>
  db.selectFrom('blocks').select('at').where('person_id', '=', person).where('blocked_id', '=', other),
)

/** A guest who signs in keeps away from the same people, and those who blocked the guest have blocked the account. */
export async function moveBlocks(db: Kysely<Schema>, guest: string, person: string): Promise<void> {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where((eb) => eb.or([eb('person_id', '=', guest), eb('blocked_id', '=', guest)]))
    .execute()
  for (const row of rows) {
    const mine = row.person_id === guest
    const [from, to] = mine ? [person, row.blocked_id] : [row.person_id, person]
    if (from !== to) await block(db, from, to, row.at)
  }
}
