/**
 * What must be planned and is not, found and planned: at the start and every few minutes. Every job is stored together
 * with what makes it necessary; this is for whatever goes wrong all the same. Any number of nodes may do it at once.
 */
import { type RawBuilder, sql } from 'kysely'
import type { NewJob, Storage } from '../storage/index.ts'
import type { Services } from '../services.ts'
import { NEEDED, readTableRows, type TableRows } from '../tables/rows.ts'
import { agreedEndOf } from '../tables/agreement.ts'
import { opensUntil } from '../tables/chance.ts'
import { resumesAt } from '../tables/proposals.ts'
import { nextDue } from './clocks.ts'
import { addMissing, botJob, clockJob, endJob, openingJob, sweepJob, voteJob } from './new-jobs.ts'

const MINUTE = 60_000
/** Looked at in one round; the rest has its turn in the next. */
const AT_ONCE = 500

export async function reconcile(services: Services): Promise<void> {
  const { storage, log, now } = services
  const missing = [
    ...(await awaitedBots(storage, now())),
    ...(await runningClocks(storage, now())),
    ...(await agreedEnds(storage, now())),
    ...(await pausesToEnd(storage)),
    ...(await openings(services)),
  ]
  if (missing.length > 0) log.warn({ jobs: missing.map(({ id }) => id) }, 'jobs were missing and are planned again')
  const jobs = [...missing, sweepJob(now() + MINUTE)]
  await addMissing(storage.db, jobs)
  services.jobs.schedule(jobs)
}

/** A bot's turn, and nobody told it. The id says at which length, so that two nodes mean the same. */
async function awaitedBots({ db }: Storage, now: number): Promise<readonly NewJob[]> {
  const rows = await db
    .selectFrom('seats as s')
    .innerJoin('tables as t', 't.id', 's.table_id')
    .select(['s.table_id as table', 's.seat', 't.length'])
    .where('s.kind', '=', sql.lit('bot'))
    .where('s.rank', '=', sql.lit(NEEDED))
    .where('t.status', '=', 'playing')
    .where('t.paused_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('jobs as j')
            .select('j.id')
            .whereRef('j.table_id', '=', 's.table_id')
            .where('j.kind', '=', 'bot')
            .where('j.body', '=', sql<string>`'{"seat":' || s.seat || '}'`),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ table, seat, length }) => {
    const job = botJob(table, seat, 0, now)
    return { ...job, id: `${job.id}:found:${length}` }
  })
}

/** A clock that runs, and nobody looks at it. */
async function runningClocks(storage: Storage, now: number): Promise<readonly NewJob[]> {
  const tables = await storage.db
    .selectFrom('tables as t')
    .select('t.id')
    .where('t.listed', 'in', [0, 1])
    .where('t.status', '=', 'playing')
    .where('t.clock_state', 'is not', null)
    .where('t.paused_at', 'is', null)
    .where(noJob('clock'))
    .limit(AT_ONCE)
    .execute()
  return await planned(storage, tables, (rows) => {
    const due = nextDue(rows, now)
    return due === null ? null : clockJob(rows.row.id, due)
  })
}

/** Everybody agreed to end the game, and it goes on. */
async function agreedEnds(storage: Storage, now: number): Promise<readonly NewJob[]> {
  const tables = await proposalsWithout(storage, 'end').execute()
  return await planned(storage, tables, (rows) => {
    const reason = agreedEndOf(rows)
    return reason === null ? null : endJob(rows.row.id, reason, now)
  })
}

/** Somebody asked to go on, and nobody will end the pause. */
async function pausesToEnd(storage: Storage): Promise<readonly NewJob[]> {
  const tables = await proposalsWithout(storage, 'vote').where('p.kind', '=', 'resume').execute()
  return await planned(storage, tables, (rows) => {
    const [at] = rows.proposals.flatMap((each) => resumesAt(rows, each) ?? [])
    return at === undefined ? null : voteJob(rows.row.id, at)
  })
}

/** Running tables at which something is proposed and no job of that kind is planned. */
function proposalsWithout({ db }: Storage, kind: 'end' | 'vote') {
  return db
    .selectFrom('proposals as p')
    .innerJoin('tables as t', 't.id', 'p.table_id')
    .select('t.id')
    .distinct()
    .where('t.status', '=', 'playing')
    .where(noJob(kind))
    .limit(AT_ONCE)
}

/** Seats are asked to open their part of the dice, and nobody will begin the game without those who do not. */
async function openings(services: Services): Promise<readonly NewJob[]> {
  const { storage } = services
  const tables = await storage.db
    .selectFrom('tables as t')
    .select('t.id')
    .where('t.opening_at', 'is not', null)
    .where(noJob('opening'))
    .limit(AT_ONCE)
    .execute()
  return await planned(storage, tables, (rows) => {
    const until = opensUntil(services, rows)
    return until === null ? null : openingJob(rows.row.id, until)
  })
}

/** That the one job of its kind which a table `t` can have is not there. */
function noJob(kind: 'clock' | 'end' | 'vote' | 'opening'): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from jobs as j where j.id = ${sql.lit(`${kind}:`)} || t.id)`
}

async function planned(
  storage: Storage,
  tables: readonly { readonly id: string }[],
  jobFor: (rows: TableRows) => NewJob | null,
): Promise<readonly NewJob[]> {
  const jobs: NewJob[] = []
  for (const { id } of tables) {
    const rows = await readTableRows(storage, id)
    const job = rows && jobFor(rows)
    if (job) jobs.push(job)
  }
  return jobs
}
