/** What hosts have done: who, when, what, to whom, why. Rows are only ever added. */
import type { Kysely } from 'kysely'
import { newId } from '../secrets.ts'
import type { Schema } from '../storage/index.ts'

export interface Actor {
  readonly id: string | null
  readonly name: string
}

export interface Deed {
  readonly action: string
  /** A person, by id and name, or anything else by its name alone. */
  readonly subject: string | Actor
  readonly why: string
}

export async function noteDeed(db: Kysely<Schema>, actor: Actor, { action, subject, why }: Deed, at: number) {
  const to = typeof subject === 'string' ? { id: null, name: subject } : subject
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at,
      actor: actor.name,
      actor_id: actor.id,
      action,
      subject: to.name,
      subject_id: to.id,
      detail: why,
    })
    .execute()
}
