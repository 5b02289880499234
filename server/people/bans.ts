/**
 * Shutting somebody out, for a time or for good. Whoever is shut out comes back as a new guest a moment later, so the
 * households they came from can be shut to guests as well: accounts of the same house or café are left alone.
 */
import type { Kysely } from 'kysely'
import { Refused } from '../refused.ts'
import type { Schema, Storage } from '../storage/index.ts'

/** An address soon belongs to somebody else: its door is never shut for longer. */
const LONGEST_DOOR = 7 * 86_400_000

export interface Banned {
  readonly banned_at: number | null
  readonly banned_until: number | null
}

export function isBanned({ banned_at, banned_until }: Banned, now: number): boolean {
  return banned_at !== null && (banned_until === null || banned_until > now)
}

export interface BanOptions {
  /** `null` for good. */
  readonly until: number | null
  readonly household: boolean
}

/** Everybody whose sessions have ended by it: their connections are to be closed. */
export async function ban(storage: Storage, person: string, wish: BanOptions, now: number): Promise<readonly string[]> {
  return await storage.db.transaction().execute(async (trx) => {
    const households = wish.household ? await householdsOf(trx, person) : []
    const guests = await guestsOf(trx, households, person)
    const until = Math.min(wish.until ?? Infinity, now + LONGEST_DOOR)
    for (const household of households)
      await trx
        .insertInto('shut_doors')
        .values({ household, person_id: person, until })
        .onConflict((oc) => oc.columns(['household', 'person_id']).doUpdateSet({ until }))
        .execute()
    const change = { banned_at: now, banned_until: wish.until }
    await trx.updateTable('persons').set(change).where('id', '=', person).execute()
    const out = [person, ...guests]
    await trx.deleteFrom('sessions').where('person_id', 'in', out).execute()
    return out
  })
}

export async function unban({ db }: Storage, person: string): Promise<void> {
  await db.updateTable('persons').set({ banned_at: null, banned_until: null }).where('id', '=', person).execute()
  await db.deleteFrom('shut_doors').where('person_id', '=', person).execute()
}

async function householdsOf(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('household')
    .distinct()
    .where('person_id', '=', person)
    .where('household', 'is not', null)
    .execute()
  return rows.flatMap(({ household }) => household ?? [])
}

async function guestsOf(db: Kysely<Schema>, households: readonly string[], person: string): Promise<readonly string[]> {
  if (households.length === 0) return []
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('persons', 'persons.id', 'sessions.person_id')
    .select('persons.id')
    .distinct()
    .where('household', 'in', households)
    .where('name_key', 'is', null)
    .where('persons.id', '!=', person)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many guests came from where this person came from. */
export async function countGuestsOf(db: Kysely<Schema>, person: string): Promise<number> {
  return (await guestsOf(db, await householdsOf(db, person), person)).length
}

/** The households that are shut to guests now. */
export async function shutDoors(db: Kysely<Schema>, now: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('shut_doors').select('household').where('until', '>', now).execute()
  return new Set(rows.map(({ household }) => household))
}

/** Somebody without a session wants to come in. */
export async function checkDoor(db: Kysely<Schema>, household: string | null, now: number): Promise<void> {
  if (household === null) return
  const shut = await db
    .selectFrom('shut_doors')
    .select('household')
    .where('household', '=', household)
    .where('until', '>', now)
    .executeTakeFirst()
  if (shut) throw new Refused('banned', 'The host lets no new guests in from here for a while. Sign in instead.')
}
