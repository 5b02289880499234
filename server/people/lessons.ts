/** Lessons a person has learned, on whatever device: a set that only grows. */
import type { Kysely } from 'kysely'
import { MOST_LESSONS } from '../../protocol/people.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'

export async function listLessons(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('learned').select('lesson').where('person_id', '=', person).execute()
  return rows.map(({ lesson }) => lesson).sort()
}

export async function addLessons(
  { storage: { db } }: Services,
  person: string,
  lessons: readonly string[],
): Promise<readonly string[]> {
  const known = await listLessons(db, person)
  const fresh = lessons.filter((lesson) => !known.includes(lesson))
  if (fresh.length === 0) return known
  if (known.length + fresh.length > MOST_LESSONS)
    throw new Refused('bad-request', `There are no more than ${MOST_LESSONS} lessons to learn.`)
  await db
    .insertInto('learned')
    .values(fresh.map((lesson) => ({ person_id: person, lesson })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await listLessons(db, person)
}

/** What a guest has learned, whoever signs in knows. */
export async function moveLessons(trx: Kysely<Schema>, guest: string, person: string): Promise<void> {
  const known = trx.selectFrom('learned').select('lesson').where('person_id', '=', person)
  await trx
    .updateTable('learned')
    .set({ person_id: person })
    .where('person_id', '=', guest)
    .where('lesson', 'not in', known)
    .execute()
}
