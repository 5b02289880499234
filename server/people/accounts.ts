/** Guests, accounts, and what people may do with what is known about them. */
import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { Services } from '../services.ts'
import { isUnwelcome } from '../tables/access.ts'
import { recountDeadlines } from '../tables/recount.ts'
import { seatOf } from '../tables/rows.ts'
import { getUp } from '../tables/seats.ts'
import { changedPreferences, sameCalendar, type StoredPreferences } from './calendar.ts'
import type { Answer, Preferences } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Schema } from '../storage/index.ts'
import { isZone } from '../../engine/hours.ts'
import { exportCalls, moveBrowsers } from '../calls/own.ts'
import { isBanned } from './bans.ts'
import { blockersOf, moveBlocks } from './blocks.ts'
import { confirm } from './confirm.ts'
import { cleanName, guestName, nameKey, skeleton } from './names.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { endConnections, type Who } from './sessions.ts'
import { listSets, moveSets } from './figure-sets.ts'
import { listLessons, moveLessons } from './lessons.ts'
import { removePerson } from './removal.ts'
import { checkFree, nameTaken, renameGuestsLike } from './taken.ts'

export async function newGuest(
  services: Services,
  name: string | undefined,
  preferences: Preferences,
): Promise<string> {
  const now = services.now()
  const id = newId()
  const called = name === undefined ? guestName() : cleanName(name)
  if (name !== undefined) await checkFree(services.storage.db, called, null)
  await services.storage.db
    .insertInto('persons')
    .values({
      id,
      name: called,
      name_key: null,
      skeleton: skeleton(called),
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
  await becomeAccount(services, who, name, await hashPassword(password))
}

/** Whether they could have that name as an account. */
export async function checkName(services: Services, who: Who, name: string): Promise<void> {
  await checkFree(services.storage.db, cleanName(name), who.id)
}

/** Without a password where something else lets them in. */
export async function becomeAccount(
  services: Services,
  who: Who,
  name: string,
  password: string | null,
): Promise<void> {
  const named = accountName(name)
  await checkFree(services.storage.db, named.name, who.id)
  const change = { ...named, password }
  await unlessTaken(services.storage.db.updateTable('persons').set(change).where('id', '=', who.id).execute())
  await nameSeats(services, who.id, change.name)
}

function accountName(name: string) {
  const clean = cleanName(name)
  return { name: clean, name_key: nameKey(clean), skeleton: skeleton(clean) }
}

export async function rename(services: Services, who: Who, name: string): Promise<void> {
  const { name_key, ...named } = accountName(name)
  await checkFree(services.storage.db, named.name, who.id)
  const change = who.guest ? named : { ...named, name_key }
  await unlessTaken(services.storage.db.updateTable('persons').set(change).where('id', '=', who.id).execute())
  if (who.guest) await renameSeats(services, who.id, named.name)
  else await nameSeats(services, who.id, named.name)
}

/** The account has the name now, at every table and alone. */
async function nameSeats(services: Services, person: string, name: string): Promise<void> {
  await renameSeats(services, person, name)
  for (const guest of await renameGuestsLike(services.storage.db, name))
    await renameSeats(services, guest.id, guest.name)
}

async function unlessTaken(query: Promise<unknown>): Promise<void> {
  try {
    await query
  } catch (error) {
    if (/unique/i.test((error as Error).message)) throw nameTaken()
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
  await letIn(services, guest, person)
  return person.id
}

/** Whoever has shown that the account is theirs; the guest they were brings their seats along. */
export async function letIn(
  services: Services,
  guest: Who | null,
  person: Pick<Schema['persons'], 'id' | 'name' | 'banned_at' | 'banned_until'>,
): Promise<void> {
  if (isBanned(person, services.now())) throw new Refused('banned', 'This account is closed.')
  if (guest?.guest) await moveIn(services, guest.id, person.id, person.name)
}

async function moveIn(services: Services, guest: string, person: string, name: string): Promise<void> {
  const { storage, tables } = services
  // Whom the guest has met by now is another matter: who blocks them in the game does not end it by that.
  const unwilling = new Set((await blockersOf(storage.db, [person])).map((block) => block.person))
  const moved = await storage.db.transaction().execute(async (trx) => {
    await moveBlocks(trx, guest, person)
    await moveMute(trx, guest, person)
    await moveLessons(trx, guest, person)
    await moveSets(trx, guest, person)
    await moveBrowsers(trx, guest, person)
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
  if (unwilling.size > 0) for (const id of moved) await getUpWhereUnwelcome(services, id, person, unwilling)
}

/** Signing in is no way past a block: from a seat the account would not have been let take it gets up again. */
async function getUpWhereUnwelcome(
  services: Services,
  id: string,
  person: string,
  unwilling: ReadonlySet<string>,
): Promise<void> {
  const table = await services.tables.current(id)
  if (!isUnwelcome(table.rows, unwilling)) return
  await services.tables.change(table, (writes, rows) => {
    const seat = seatOf(rows, person)
    return seat !== null && isUnwelcome(rows, unwilling) ? getUp(services, writes, rows, seat) : []
  })
}

/** Signing in is no way to be heard again. */
async function moveMute(trx: Transaction<Schema>, guest: string, person: string): Promise<void> {
  const { muted_until } = await trx
    .selectFrom('persons')
    .select('muted_until')
    .where('id', '=', guest)
    .executeTakeFirstOrThrow()
  if (muted_until === null) return
  await trx
    .updateTable('persons')
    .set({ muted_until })
    .where('id', '=', person)
    .where((eb) => eb.or([eb('muted_until', 'is', null), eb('muted_until', '<', muted_until)]))
    .execute()
}

export async function changePassword(services: Services, who: Who, old: string, next: string): Promise<void> {
  await confirm(services, who, old)
  const { db } = services.storage
  await db
    .updateTable('persons')
    .set({ password: await hashPassword(next) })
    .where('id', '=', who.id)
    .execute()
  // Whoever knew the old password is out; this browser stays.
  await db.deleteFrom('sessions').where('person_id', '=', who.id).where('id', '!=', who.session).execute()
  endConnections(services, who.id)
}

export async function setPreferences(services: Services, who: Who, wish: Preferences): Promise<void> {
  if (wish.zone !== undefined && !isZone(wish.zone)) throw new Refused('bad-request', 'That time zone is not known.')
  const { db } = services.storage
  for (let attempt = 0; attempt < 5; attempt++) {
    const { preferences } = await db
      .selectFrom('persons')
      .select('preferences')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    const old = JSON.parse(preferences) as StoredPreferences
    const changed = await db
      .updateTable('persons')
      .set({ preferences: JSON.stringify(changedPreferences(old, wish, services.now())) })
      .where('id', '=', who.id)
      // Two changes at once must not both count from the same past.
      .where('preferences', '=', preferences)
      .executeTakeFirst()
    if (Number(changed.numUpdatedRows) === 0) continue
    if (!sameCalendar(old, wish)) await recountDeadlines(services, who.id)
    return
  }
  throw new Refused('busy', 'Your preferences are being changed elsewhere; try again in a moment.')
}

export async function exportMe({ storage }: Services, who: Who): Promise<Answer<'exportMe'>> {
  const { db } = storage
  const [person, sessions, seats, chat, notes, notices, blocks, reports, passkeys] = await Promise.all([
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
    db.selectFrom('notices').select(['kind', 'reason', 'table_id', 'at']).where('person_id', '=', who.id).execute(),
    db.selectFrom('blocks').select(['blocked_id', 'at']).where('person_id', '=', who.id).execute(),
    // Their own; what others told the host about them is the others'.
    db.selectFrom('reports').select(['table_id', 'line', 'reason', 'note', 'at']).where('by_id', '=', who.id).execute(),
    db.selectFrom('passkeys').select(['label', 'created_at', 'used_at']).where('person_id', '=', who.id).execute(),
  ])
  const calls = await exportCalls(db, who.id)
  const learned = [...(await listLessons(db, who.id))]
  const figures = [...(await listSets(db, who.id))]
  return { person, sessions, seats, chat, notes, notices, blocks, reports, passkeys, calls, learned, figures }
}

/** Everything that names the person goes; finished records keep an anonymous seat, running games get a bot. */
export async function deleteMe(services: Services, who: Who, password: string | undefined): Promise<void> {
  if (!who.guest) await confirm(services, who, password)
  await removePerson(services, who.id)
}
