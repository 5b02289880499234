/** Several nodes, one PostgreSQL. Rows are the truth; NOTIFY only says where to look. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Batch } from './batch.ts'
import { dueByKind, nextDue } from './due.ts'
import { due, HINTS_PER_NOTICE, merged } from './hints.ts'
import { migrate } from './migrations.ts'
import { APPEND, appendValues, inOrder } from './postgres-append.ts'
import { type Chain, chainOf } from './postgres-chain.ts'
import { CLAIM, TABLE_ROWS, STANDING } from './postgres-sql.ts'
import { namedPool, sharedPool } from './postgres-named.ts'
import { Together } from './postgres-together.ts'
import { writeAll } from './postgres-write.ts'
import type { ClaimedJob, Hint, StoredRows, Standing, Storage } from './port.ts'
import type { Schema } from './schema.ts'

const CHANNEL = 'roses'
const BIGINT = 20
/** Milliseconds: what is said meanwhile goes into one notice. */
const BETWEEN_NOTICES = 10
const DEADLOCK = '40P01'
/** In one packet. */
const MOST_QUESTIONS = 50
/** Each of them waits for the disk, one after the other, while other connections could be writing. */
const MOST_CHANGES = 4

/**
 * What writes goes by keys: its plans are made once and do not turn into reading whole tables because they were small, or
 * full of old versions, at the moment they were made.
 */
const ONE_PLAN = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off'

/**
 * Changes share connections: one that waits for a row which another node holds is given up, and those behind it go on. Nothing of it is
 * stored, and its asker is told.
 */
const NOT_FOR_EVER = `${ONE_PLAN}; set lock_timeout = '3s'`

/** Of a node that was cut off in the middle of a transaction, which would hold its rows for hours. */
const NOT_IDLE = `set idle_in_transaction_session_timeout = '30s'`

/** What can be made again does not wait for the disk; it is never out of order with what does. */
const RELAXED = 'set synchronous_commit = off'

export interface PostgresOptions {
  readonly url: string
  readonly onError: (error: Error) => void
  readonly target?: string
}

export async function openPostgres({ url, onError, target }: PostgresOptions): Promise<Storage> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const config = {
    connectionString: url,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    idleTimeoutMillis: 300_000,
  }
  const connections = (max: number, settings: string, pipeline = false): pg.Pool => {
    const made = new pg.Pool({
      ...config,
      max,
      pipeline,
      verify: (client, done) => void client.query(settings).then(() => done(), done),
    })
    made.on('error', onError)
    // The pool hears its idle connections only: one lost between two statements of a transaction speaks for itself.
    made.on('connect', (client) => client.on('error', onError))
    return made
  }
  const pool = connections(6, NOT_IDLE)
  const readers = connections(2, ONE_PLAN, true)
  const questions = new Together(readers, MOST_QUESTIONS)
  const scripts = connections(3, NOT_FOR_EVER, true)
  const changes = new Together(scripts, MOST_CHANGES)
  const writer = connections(1, ONE_PLAN)
  const relaxedPool = connections(2, RELAXED, true)
  const laterOn = new Together(relaxedPool, MOST_QUESTIONS)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: namedPool(pool) }) })
  const quick = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sharedPool(readers, questions) }) })
  const relaxed = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: sharedPool(relaxedPool, laterOn) }) })
  const unhurried = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: sharedPool(relaxedPool, laterOn, false) }),
  })
  await migrate(db, target)
  const node = randomBytes(8).toString('hex')
  const ear = listen(config, node, onError)
  const notify = async (list: readonly Hint[]): Promise<readonly void[]> => {
    const text = JSON.stringify({ node, ...merged(list) })
    const query = { name: 'hint', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] }
    await laterOn.ask((client) => client.query(query)).catch(onError)
    return list.map(() => undefined)
  }
  const hints = new Batch<Hint, void>(HINTS_PER_NOTICE, notify, () => sleep(BETWEEN_NOTICES))

  const commit = async (batch: readonly Chain[]): Promise<readonly boolean[]> => {
    // A second act at the same table in one batch lost the race for its length by definition.
    const chains = inOrder([...new Map(batch.toReversed().map((chain) => [chain.table, chain])).values()])
    const query = { name: 'append', text: APPEND, values: appendValues(chains) }
    for (let attempt = 0; ; attempt++) {
      try {
        const { rows } = await writer.query<{ k: number }>(query)
        const moved = new Set(rows.map(({ k }) => chains[k - 1]))
        // Not within the transaction: those that notify commit one after the other, each waiting for the disk.
        for (const chain of moved) if (chain) void hints.add({ tables: [chain.table], jobs: due(chain.jobs) })
        return batch.map((chain) => moved.has(chain))
      } catch (error) {
        if (attempt >= 5 || (error as { code?: string }).code !== DEADLOCK) throw error
      }
    }
  }
  const batch = new Batch<Chain, boolean>(512, commit)

  return {
    kind: 'postgres',
    db,
    quick,
    relaxed,
    unhurried,
    append: async (act) => batch.add(chainOf([act])),
    appendAll: async ([first, ...more]) => first !== undefined && batch.add(chainOf([first, ...more])),
    tableRows: (table) => questions.ask((client) => tableRows(client, table)),
    async standing(table) {
      const query = { name: 'standing', text: STANDING, values: [table] }
      const { rows } = await questions.ask((client) => client.query<Standing>(query))
      return rows[0] ?? null
    },
    write: (statements) => changes.ask((client) => writeAll(client, statements)),
    change: (table, statements) =>
      changes.ask(async (client) => {
        const sent = [writeAll(client, statements), tableRows(client, table)] as const
        // Both are answered before the connection is anybody else's.
        await Promise.allSettled(sent)
        const [stored, rows] = await Promise.all(sent)
        return { stored, rows }
      }),
    hint: (hint) => void hints.add(hint),
    onHint: (listener) => ear.listeners.push(listener),
    changedElsewhere: () => Promise.resolve(true),
    async claim({ now, leaseMs, kinds, limit, each, held }) {
      const lease = randomBytes(12).toString('hex')
      const values = [lease, now + leaseMs, now, kinds, JSON.stringify(held), each, limit]
      const query = { name: 'claim', text: CLAIM, values }
      return (await laterOn.ask((client) => client.query<ClaimedJob>(query))).rows
    },
    nextDue: (kinds, after) => nextDue(relaxed, kinds, after),
    dueByKind: (now) => dueByKind(relaxed, now),
    async ready() {
      const probe = pool.query('select 1').then(() => true)
      return await Promise.race([probe, new Promise<false>((no) => setTimeout(no, 2000, false))]).catch(() => false)
    },
    async close() {
      // What was hinted last is still on its way, and with it, say, a ban.
      await hints.add({})
      await ear.close()
      await Promise.all([db.destroy(), readers.end(), relaxedPool.end(), scripts.end(), writer.end()])
      // Kysely ends only what it has used; a connection that was used without it would keep a command waiting for minutes.
      if (!pool.ending) await pool.end()
    },
  }
}

/** A list of nothing comes as null. */
interface Nullable<Rows extends StoredRows> extends Pick<Rows, 'row' | 'rematch'> {
  readonly seats: Rows['seats'] | null
  readonly proposals: Rows['proposals'] | null
  readonly admitted: Rows['admitted'] | null
  readonly asked: Rows['asked'] | null
  readonly shownOut: Rows['shownOut'] | null
  readonly kept: Rows['kept'] | null
}

async function tableRows(client: pg.PoolClient, table: string): Promise<StoredRows | null> {
  const { rows } = await client.query<Nullable<StoredRows>>({ name: 'tableRows', text: TABLE_ROWS, values: [table] })
  const [found] = rows
  if (!found) return null
  const { seats, proposals, admitted, asked, shownOut, kept, ...rest } = found
  const lists = {
    seats: seats ?? [],
    proposals: proposals ?? [],
    admitted: admitted ?? [],
    asked: asked ?? [],
    shownOut: shownOut ?? [],
    kept: kept ?? [],
  }
  return { ...rest, ...lists }
}

/** Anybody who may use the database may notify: what is not a hint is passed over. */
function read(payload: string | undefined): (Hint & { node?: string }) | null {
  try {
    const hint: unknown = JSON.parse(payload ?? '')
    return typeof hint === 'object' && hint !== null && 'node' in hint ? (hint as Hint) : null
  } catch {
    return null
  }
}

/** A connection that listens, and comes back by itself when it is lost. */
function listen(config: pg.ClientConfig, node: string, onError: (error: Error) => void) {
  const listeners: ((hint: Hint) => void)[] = []
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const connect = async (): Promise<void> => {
    const next = new pg.Client(config)
    const again = (): void => {
      if (closed || client !== next) return
      client = null
      retry = setTimeout(() => void connect(), 500)
    }
    client = next
    next.on('error', (error) => {
      onError(error)
      again()
    })
    next.on('end', again)
    next.on('notification', ({ payload }) => {
      const hint = read(payload)
      if (hint && hint.node !== node) for (const listener of listeners) listener(hint)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      onError(error as Error)
      again()
    }
  }
  void connect()
  return {
    listeners,
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
