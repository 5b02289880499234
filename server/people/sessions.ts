/** Sessions: a random token in a cookie or a header; the rows hold only its hash. */
import { endWays } from '../calls/own.ts'
import type { Connection } from '../live/connection.ts'
import type { Services } from '../services.ts'
import { newId, newSecret, sha256 } from '../secrets.ts'
import { isBanned, shutDoors } from './bans.ts'
import { householdOf } from './household.ts'

export const SESSION_MS = 180 * 86_400_000
const SEEN_EVERY = 60_000

export interface Who {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly session: string
  readonly preferences: string
  readonly password: string | null
  /** Keeps order in the house. */
  readonly host: boolean
  /** When the password was last given in this session. */
  readonly provedAt: number | null
}

interface NewSession {
  readonly kind: 'browser' | 'token'
  readonly label: string
  /** Whether the password was given for it. */
  readonly proved?: boolean
  /** From where; unknown for a program that was only given a token. */
  readonly address?: string
}

export async function newSession(
  services: Services,
  person: string,
  { kind, label, proved = false, address }: NewSession,
) {
  const token = newSecret(32)
  const now = services.now()
  const row = {
    id: newId(),
    token_hash: sha256(token),
    person_id: person,
    kind,
    label: label.slice(0, 60),
    created_at: now,
    seen_at: now,
    expires_at: now + SESSION_MS,
    proved_at: proved ? now : null,
    household: address === undefined ? null : householdOf(address),
  }
  await services.storage.db.insertInto('sessions').values(row).execute()
  return { id: row.id, token }
}

type SessionQuery = ReturnType<typeof sessionQueryOf>

const queries = new WeakMap<Services['storage']['db'], SessionQuery>()

/** Asked with every request and every connection, so it is written as SQL once. */
function sessionQuery(db: Services['storage']['db']): SessionQuery {
  const query = queries.get(db) ?? sessionQueryOf(db)
  queries.set(db, query)
  return query
}

function sessionQueryOf(db: Services['storage']['db']) {
  return db
    .selectFrom('sessions')
    .innerJoin('persons', 'persons.id', 'sessions.person_id')
    .select([
      'sessions.id as session',
      'sessions.seen_at',
      'expires_at',
      'persons.id',
      'name',
      'name_key',
      'preferences',
      'password',
      'banned_at',
      'banned_until',
      'host_at',
      'proved_at',
    ])
    .where('token_hash', '=', '')
    .compile()
}

/** Whose token this is, or `null`. */
export async function whoHas(services: Services, token: string, address: string): Promise<Who | 'banned' | null> {
  const { db, quick } = services.storage
  const query: SessionQuery = { ...sessionQuery(quick), parameters: [sha256(token)] }
  const [row] = (await quick.executeQuery(query)).rows
  const now = services.now()
  if (!row || row.expires_at < now) return null
  if (isBanned(row, now)) return 'banned'
  if (now - row.seen_at > SEEN_EVERY) {
    const seen = { seen_at: now, expires_at: now + SESSION_MS, household: householdOf(address) }
    await db.updateTable('sessions').set(seen).where('id', '=', row.session).execute()
    await db.updateTable('persons').set({ seen_at: now }).where('id', '=', row.id).execute()
  }
  const { id, name, session, preferences, password } = row
  const host = row.host_at !== null
  return { id, name, session, preferences, password, guest: row.name_key === null, host, provedAt: row.proved_at }
}

export async function listSessions({ storage }: Services, who: Who) {
  const rows = await storage.db
    .selectFrom('sessions')
    .selectAll()
    .where('person_id', '=', who.id)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    label: row.label,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    current: row.id === who.session,
  }))
}

/** Ends a session of that person, and its connections on every node. */
export async function endSession(services: Services, person: string, session: string): Promise<boolean> {
  const gone = await services.storage.db
    .deleteFrom('sessions')
    .where('id', '=', session)
    .where('person_id', '=', person)
    .executeTakeFirst()
  endConnections(services, person)
  return Number(gone.numDeletedRows) > 0
}

/** Every session of that person, programs' too, and every other end to which the house sends what concerns them. */
export async function endSessions(services: Services, person: string): Promise<void> {
  const { db } = services.storage
  await db.deleteFrom('sessions').where('person_id', '=', person).execute()
  await endWays(db, person)
  endConnections(services, person)
}

/** Sessions of that person have ended: here and on every other node the rows are asked which, now. */
export function endConnections(services: Services, person: string): void {
  services.storage.hint({ people: [person] })
  void checkSessions(services, [person]).catch((error: unknown) =>
    services.log.warn({ err: error }, 'sessions could not be looked at'),
  )
}

/** Ends connections whose session no longer exists: of these people, or of all. */
export async function checkSessions(services: Services, people?: readonly string[]): Promise<void> {
  const connections = [...services.hub.connections].filter(
    ({ person }) => people === undefined || (person !== null && people.includes(person)),
  )
  const connected = [...new Set(connections.flatMap(({ session }) => session ?? []))]
  for (let i = 0; i < connected.length; i += 1000) {
    const part = connected.slice(i, i + 1000)
    const rows = await services.storage.db.selectFrom('sessions').select('id').where('id', 'in', part).execute()
    const alive = new Set(rows.map((row) => row.id))
    const gone = new Set(part.filter((id) => !alive.has(id)))
    if (gone.size === 0) continue
    const theirs = connections.filter(({ session }) => session !== null && gone.has(session))
    const out = await shutOut(services, theirs)
    services.hub.signOut(({ session, person }) =>
      session === null || !gone.has(session) ? null : out.has(person ?? '') ? 'banned' : 'signed-out',
    )
  }
  await checkNameless(services)
}

/** Those without a session go by the door they came through. */
async function checkNameless({ hub, storage, now }: Services): Promise<void> {
  if (![...hub.connections].some(({ session }) => session === null)) return
  const shut = await shutDoors(storage.db, now())
  if (shut.size > 0)
    hub.signOut(({ session, address }) => (session === null && shut.has(householdOf(address) ?? '') ? 'banned' : null))
}

/** Who of them is gone because the host has banned them, or shut the door guests of that household came through. */
async function shutOut({ storage, now }: Services, connections: readonly Connection[]): Promise<ReadonlySet<string>> {
  const doors = await shutDoors(storage.db, now())
  const shut = new Set(
    connections.flatMap(({ address, person }) => (doors.has(householdOf(address) ?? '') ? (person ?? []) : [])),
  )
  const people = await storage.db
    .selectFrom('persons')
    .select(['id', 'name_key', 'banned_at', 'banned_until'])
    .where('id', 'in', [...new Set(connections.flatMap(({ person }) => person ?? []))])
    .execute()
  const out = people.filter((row) => isBanned(row, now()) || (row.name_key === null && shut.has(row.id)))
  return new Set(out.map(({ id }) => id))
}
