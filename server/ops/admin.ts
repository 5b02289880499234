/**
 * What the host of a server may do from the command line, straight on the rows: running nodes notice.
 * Every change is written to the audit log.
 */
import { resolve } from 'node:path'
import type { AnyGame, Outcome } from '../../engine/index.ts'
import { retryJob } from '../jobs/failures.ts'
import { noteDeed } from '../people/audit.ts'
import { ban, unban } from '../people/bans.ts'
import { setHost } from '../people/host-role.ts'
import { nameKey } from '../people/names.ts'
import { makeResetLink, type ResetLink } from '../people/resets.ts'
import { StartProblem } from '../problem.ts'
import type { Storage } from '../storage/index.ts'
import { entriesIn } from '../tables/log-row.ts'
import { dropHouseFigures, type FigureSet, listHouseFigures, setHouseFigures } from '../tables/house-figures.ts'
import { OVER } from '../tables/rows.ts'
import { openRows } from './advice.ts'
import { existingFile, existingHouse } from './house/database.ts'

export interface AdminOptions {
  readonly dataDir?: string
  readonly databaseUrl?: string | undefined
  /** Who does it, for the audit log. */
  readonly actor?: string
}

export interface Admin {
  tables(filter?: {
    readonly status?: 'open' | 'playing' | 'finished'
    readonly limit?: number
  }): Promise<readonly object[]>
  table(id: string): Promise<object>
  closeTable(id: string, why: string): Promise<void>
  people(limit?: number): Promise<readonly object[]>
  /** For good unless told, and the person alone unless guests of the same address are to go too. */
  ban(name: string, why: string, wish?: { readonly hours?: number | null; readonly household?: boolean }): Promise<void>
  unban(name: string): Promise<void>
  /** Makes somebody a host of the house, or no longer one. */
  setHost(name: string, isHost: boolean, why: string): Promise<void>
  /** A link to a new password, good once and for a day; to be put behind the address of the house. */
  resetLink(name: string, why: string): Promise<ResetLink>
  faults(limit?: number): Promise<readonly object[]>
  fault(id: string): Promise<object>
  /** Jobs that failed, those given up first. */
  jobs(limit?: number): Promise<readonly object[]>
  retryJob(id: string): Promise<void>
  /** The figures new tables play by unless they say otherwise. */
  figures(): Promise<readonly object[]>
  setFigures(game: AnyGame, set: FigureSet, why: string): Promise<void>
  dropFigures(game: string, why: string): Promise<void>
  audit(limit?: number): Promise<readonly object[]>
  close(): Promise<void>
}

export async function admin({
  dataDir = 'data',
  databaseUrl,
  actor = 'command line',
}: AdminOptions = {}): Promise<Admin> {
  // Neither a mistyped folder nor another's database is the place for a new house.
  if (!databaseUrl) existingFile(resolve(dataDir))
  else await existingHouse({ dataDir, databaseUrl })
  const storage = await openRows({ dataDir: resolve(dataDir), databaseUrl })
  const { db } = storage
  const note = (action: string, subject: string | { id: string; name: string }, why: string): Promise<void> =>
    noteDeed(db, { id: null, name: actor }, { action, subject, why }, Date.now())
  const personNamed = async (name: string) => {
    const person = await db
      .selectFrom('persons')
      .select(['id', 'name', 'name_key'])
      .where((eb) => eb.or([eb('name_key', '=', nameKey(name)), eb('id', '=', name)]))
      .executeTakeFirst()
    if (!person) throw new StartProblem(`There is nobody called ${name}. Guests are named by their id.`)
    return person
  }

  const accountNamed = async (name: string) => {
    const person = await personNamed(name)
    if (person.name_key === null)
      throw new StartProblem(`${person.name} is a guest and has no password. An account is needed.`)
    return person
  }

  return {
    async tables({ status, limit = 50 } = {}) {
      let query = db
        .selectFrom('tables')
        .select(['id', 'game', 'status', 'seat_count as seats', 'length', 'listed', 'created_at', 'updated_at'])
        .orderBy('created_at', 'desc')
        .limit(limit)
      if (status) query = query.where('status', '=', status)
      return await query.execute()
    },
    async table(id) {
      const row = await db
        .selectFrom('tables')
        .select([
          'id',
          'game',
          'version',
          'status',
          'options',
          'clock',
          'length',
          'revision',
          'listed',
          'commitment',
          'paused_at',
          'created_at',
          'started_at',
          'ended_at',
          'outcome',
        ])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) throw new StartProblem(`There is no table ${id}.`)
      const seats = await db
        .selectFrom('seats')
        .select(['seat', 'kind', 'name', 'level', 'rank', 'since', 'seen_at'])
        .where('table_id', '=', id)
        .orderBy('seat')
        .execute()
      const jobs = await db
        .selectFrom('jobs')
        .select(['id', 'kind', 'run_at', 'failures', 'error', 'dead_at'])
        .where('table_id', '=', id)
        .execute()
      await note('inspect table', id, '')
      return { ...row, seats, jobs }
    },
    async closeTable(id, why) {
      await closeByHost(storage, id)
      await note('close table', id, why)
    },
    people: async (limit = 50) =>
      await db
        .selectFrom('persons')
        .select(['id', 'name', 'name_key', 'created_at', 'seen_at', 'banned_at'])
        .orderBy('seen_at', 'desc')
        .limit(limit)
        .execute(),
    async ban(name, why, { hours = null, household = false } = {}) {
      const person = await personNamed(name)
      const now = Date.now()
      const until = hours === null ? null : now + hours * 3_600_000
      storage.hint({ people: await ban(storage, person.id, { until, household }, now) })
      await note(hours === null ? 'ban' : `ban ${hours} h`, person, why)
    },
    async unban(name) {
      const person = await personNamed(name)
      await unban(storage, person.id)
      await note('unban', person, '')
    },
    async setHost(name, isHost, why) {
      const person = await accountNamed(name)
      await setHost(db, person.id, isHost ? Date.now() : null)
      await note(isHost ? 'make host' : 'no host any more', person, why)
    },
    async resetLink(name, why) {
      const person = await accountNamed(name)
      const link = await makeResetLink(db, person.id, Date.now())
      await note('reset link', person, why)
      return link
    },
    figures: () => listHouseFigures(db),
    async setFigures(game, set, why) {
      await setHouseFigures(db, game, set, Date.now())
      await note('set figures', game.about.id, why)
    },
    async dropFigures(game, why) {
      if (await dropHouseFigures(db, game)) await note('drop figures', game, why)
    },
    faults: async (limit = 50) =>
      await db.selectFrom('faults').select(['id', 'table_id', 'at']).orderBy('at', 'desc').limit(limit).execute(),
    async fault(id) {
      const row = await db.selectFrom('faults').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new StartProblem(`There is no fault ${id} on file.`)
      const log = await db
        .selectFrom('entries')
        .select(['n', 'body'])
        .where('table_id', '=', row.table_id)
        .orderBy('n')
        .execute()
      await note('read fault', id, row.table_id)
      return {
        ...row,
        detail: JSON.parse(row.detail) as unknown,
        log: log.flatMap(({ body }) => entriesIn(body)),
      }
    },
    jobs: async (limit = 50) =>
      await db
        .selectFrom('jobs')
        .select(['id', 'kind', 'table_id', 'failures', 'error', 'run_at', 'dead_at'])
        .where((eb) => eb.or([eb('failures', '>', 0), eb('error', 'is not', null)]))
        .orderBy((eb) => eb.case().when('dead_at', 'is', null).then(1).else(0).end())
        .orderBy('run_at', 'desc')
        .limit(limit)
        .execute(),
    async retryJob(id) {
      if (!(await retryJob(db, id, Date.now()))) throw new StartProblem(`There is no failed job ${id}.`)
      await note('retry job', id, '')
    },
    audit: async (limit = 50) => await db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(limit).execute(),
    close: () => storage.close(),
  }
}

/** Ends a running game without a winner, or removes an open table from the lobby. */
export async function closeByHost(storage: Storage, id: string): Promise<void> {
  const { db } = storage
  for (let attempt = 0; attempt < 10; attempt++) {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new StartProblem(`There is no table ${id}.`)
    if (row.status === 'finished') throw new StartProblem(`Table ${id} is over already.`)
    const nobody = Array.from({ length: row.seat_count }, () => 0)
    const outcome: Outcome = { places: nobody.map(() => 1), scores: nobody, reason: 'closed' }
    if (row.status === 'open') {
      const done = {
        status: 'finished' as const,
        opening_at: null,
        outcome: JSON.stringify(outcome),
        ended_at: Date.now(),
        revision: row.revision + 1,
        listed: 0,
      }
      const changed = await db
        .updateTable('tables')
        .set(done)
        .where('id', '=', id)
        .where('revision', '=', row.revision)
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) > 0) {
        await db.updateTable('seats').set({ rank: OVER }).where('table_id', '=', id).execute()
        return
      }
      continue
    }
    const stored = await storage.append({
      table: id,
      length: row.length,
      revision: row.revision,
      log: {
        steps: 1,
        kind: 'end',
        seat: null,
        body: JSON.stringify({ kind: 'end', seat: null, outcome }),
        moveId: null,
        number: 0,
      },
      clockState: row.clock_state,
      at: Date.now(),
      ranks: nobody.map((_, seat) => ({ seat, rank: OVER })),
      outcome: JSON.stringify(outcome),
      jobs: [],
      done: null,
    })
    if (stored) return
  }
  throw new StartProblem(`Table ${id} is too busy to be closed; try again.`)
}
