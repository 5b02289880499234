/** Guests, accounts, and what people may do with what is known about them. */
import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { Services } from '../services.ts'
import type { Preferences } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Schema } from '../storage/index.ts'
import { handOn } from '../tables/seats.ts'
import { TAKEOVER_LEVEL } from '../tables/votes.ts'
import { isZone } from '../../engine/hours.ts'
import { cleanName, guestName, nameKey } from './names.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import type { Who } from './sessions.ts'

export async function newGuest(
  services: Services,
  name: string | undefined,
  preferences: Preferences,
): Promise<string> {
  const now = services.now()
  const id = newId()
  await services.storage.db
    .insertInto('persons')
    .values({
      id,
      name: name === undefined ? guestName() : cleanName(name),
      name_key: null,
      password: null,
      preferences: JSON.stringify(preferences),
      created_at: now,
      seen_at: now,
      banned_at: null,
    })
    .execute()
  return id
}

/** The guest becomes an account; the person stays the same, and so do their tables. */
export async function keepAccount(services: Services, who: Who, name: string, password: string): Promise<void> {
  if (!who.guest) throw new Refused('has-account', 'You have an account already.')
  const change = { name: cleanName(name), name_key: nameKey(name), password: await hashPassword(password) }
  await unlessTaken(services.storage.db.updateTable('persons').set(change).where('id', '=', who.id).execute())
  await renameSeats(services, who.id, change.name)
}

export async function rename(services: Services, who: Who, name: string): Promise<void> {
  const clean = cleanName(name)
  const change = who.guest ? { name: clean } : { name: clean, name_key: nameKey(name) }
  await unlessTaken(services.storage.db.updateTable('persons').set(change).where('id', '=', who.id).execute())
  await renameSeats(services, who.id, clean)
}

async function unlessTaken(query: Promise<unknown>): Promise<void> {
  try {
    await query
  } catch (error) {
    if (/unique/i.test((error as Error).message)) throw new Refused('name-taken', 'That name is taken.')
    throw error
  }
}

async function renameSeats({ storage, tables }: Services, person: string, name: string): Promise<void> {
  const changed = await storage.db.transaction().execute(async (trx) => {
    await trx.updateTable('seats').set({ name }).where('person_id', '=', person).execute()
    const theirs = trx.selectFrom('seats').select('table_id').where('person_id', '=', person)
    return await raiseRevisions(trx, theirs)
  })
  storage.hint({ tables: changed })
  await tables.refreshAll(changed)
}

type Ids = SelectQueryBuilder<Schema, 'seats', { table_id: string }>

/** Lets every node that shows these tables read them again. */
async function raiseRevisions(trx: Transaction<Schema>, ids: Ids): Promise<string[]> {
  const rows = await trx
    .updateTable('tables')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The account with that name and password; a guest who signs in brings their seats along. */
export async function signIn(services: Services, guest: Who | null, name: string, password: string): Promise<string> {
  const { db } = services.storage
  const person = await db.selectFrom('persons').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst()
  const right = await checkPassword(password, person?.password ?? null)
  if (!person || !right) throw new Refused('wrong-password', 'The name or the password is wrong.')
  if (person.banned_at !== null) throw new Refused('banned', 'This account is closed.')
  if (guest?.guest) await moveIn(services, guest.id, person.id, person.name)
  return person.id
}

async function moveIn({ storage, tables }: Services, guest: string, person: string, name: string): Promise<void> {
  const moved = await storage.db.transaction().execute(async (trx) => {
    const theirs = trx.selectFrom('seats').select('table_id').where('person_id', '=', person)
    const seats = await trx
      .selectFrom('seats')
      .select('table_id')
      .where('person_id', '=', guest)
      .where('table_id', 'not in', theirs)
      .execute()
    const ids = seats.map((seat) => seat.table_id)
    if (ids.length === 0) return ids
    await trx
      .updateTable('seats')
      .set({ person_id: person, name })
      .where('person_id', '=', guest)
      .where('table_id', 'in', ids)
      .execute()
    await trx
      .updateTable('tables')
      .set({ host_id: person })
      .where('host_id', '=', guest)
      .where('id', 'in', ids)
      .execute()
    return await raiseRevisions(trx, trx.selectFrom('seats').select('table_id').where('table_id', 'in', ids))
  })
  storage.hint({ tables: moved })
  await tables.refreshAll(moved)
}

export async function changePassword(services: Services, who: Who, old: string, next: string): Promise<void> {
  if (!(await checkPassword(old, who.password))) throw new Refused('wrong-password', 'The old password is wrong.')
  const { db } = services.storage
  await db
    .updateTable('persons')
    .set({ password: await hashPassword(next) })
    .where('id', '=', who.id)
    .execute()
  // Whoever knew the old password is out; this browser stays.
  await db.deleteFrom('sessions').where('person_id', '=', who.id).where('id', '!=', who.session).execute()
  services.hub.signOut(({ person, session }) => person === who.id && session !== who.session)
}

const DAY = 86_400_000
const VACATION_DAYS = 60

export async function setPreferences(services: Services, who: Who, preferences: Preferences): Promise<void> {
  const { zone, vacation } = preferences
  if (zone !== undefined && !isZone(zone)) throw new Refused('bad-request', 'That time zone is not known.')
  const days = (vacation ?? []).reduce(
    (sum, { from, to }) => sum + Math.max(0, Date.parse(to) - Date.parse(from)) / DAY + 1,
    0,
  )
  if (!(days <= VACATION_DAYS)) throw new Refused('bad-request', `Vacation is at most ${VACATION_DAYS} days.`)
  await services.storage.db
    .updateTable('persons')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', who.id)
    .execute()
}

export async function exportMe({ storage }: Services, who: Who): Promise<Record<string, unknown>> {
  const { db } = storage
  const [person, sessions, seats, chat, notes, notices] = await Promise.all([
    db
      .selectFrom('persons')
      .select(['id', 'name', 'preferences', 'created_at', 'seen_at'])
      .where('id', '=', who.id)
      .executeTakeFirst(),
    db
      .selectFrom('sessions')
      .select(['id', 'kind', 'label', 'created_at', 'seen_at'])
      .where('person_id', '=', who.id)
      .execute(),
    db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['table_id', 'seat', 'game', 'status', 'created_at', 'ended_at', 'outcome'])
      .where('person_id', '=', who.id)
      .execute(),
    db.selectFrom('chat').select(['table_id', 'text', 'at']).where('person_id', '=', who.id).execute(),
    db.selectFrom('notes').select(['table_id', 'text']).where('person_id', '=', who.id).execute(),
    db.selectFrom('notices').select(['kind', 'table_id', 'at']).where('person_id', '=', who.id).execute(),
  ])
  return { person, sessions, seats, chat, notes, notices }
}

/** Everything that names the person goes; finished records keep an anonymous seat, running games get a bot. */
export async function deleteMe(services: Services, who: Who, password: string | undefined): Promise<void> {
  if (!who.guest && !(await checkPassword(password ?? '', who.password)))
    throw new Refused('wrong-password', 'The password is wrong.')
  await removePerson(services, who.id)
}

export async function removePerson(services: Services, person: string): Promise<void> {
  const { db } = services.storage
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('person_id', '=', person).execute()
  for (const { table_id, seat } of seats) {
    const table = await services.tables.current(table_id)
    await services.tables.change(table, (writes, rows) => {
      if (rows.row.status === 'playing') return handOn(services, writes, rows, seat, TAKEOVER_LEVEL)
      const kind = rows.row.status === 'open' ? ('open' as const) : ('gone' as const)
      writes.push(
        db
          .updateTable('seats')
          .set({ kind, person_id: null, name: null, reserved: 0 })
          .where('table_id', '=', table_id)
          .where('seat', '=', seat),
      )
      return []
    })
  }
  await services.storage.write([
    db.deleteFrom('persons').where('id', '=', person),
    ...(['sessions', 'chat', 'notes', 'admitted', 'notices'] as const).map((part) =>
      db.deleteFrom(part).where('person_id', '=', person),
    ),
  ])
  services.hub.signOut((connection) => connection.person === person)
}
