/** Starts a node: `serve()` is what `npm start` and `roses serve` call. */
import { randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Entry as CatalogueEntry } from '../games/index.ts'
import { API, type House } from '../protocol/index.ts'
import { type CallOptions, makeCalls } from './calls/services.ts'
import { makeApp } from './http/app.ts'
import { isLoopback, noteForwarded } from './http/arrival.ts'
import { buildId } from './http/build.ts'
import { contactUrl } from './http/well-known.ts'
import type { Services } from './services.ts'
import type { DueJobs } from './storage/index.ts'
import { handlers } from './jobs/index.ts'
import { oneMoreTry } from './jobs/failures.ts'
import { reconcile } from './jobs/reconcile.ts'
import { Runner } from './jobs/runner.ts'
import { Hub } from './live/hub.ts'
import { hearMoved } from './live/company.ts'
import { writeSeen } from './tables/presence.ts'
import { makeLive } from './live/socket.ts'
import { openRows, portProblem } from './ops/advice.ts'
import { type BackupPlan, Backups } from './ops/backups/schedule.ts'
import { closeInSteps } from './ops/closing.ts'
import { every, wait } from './ops/timing.ts'
import { makeLog, type LogLevel } from './ops/log.ts'
import { makeMetrics } from './ops/metrics.ts'
import { readSeal } from './ops/signature.ts'
import type { LimitPoints } from './people/limit-settings.ts'
import { Limits } from './people/limits.ts'
import { checkSessions } from './people/sessions.ts'
import { findPainter } from './pictures/painter.ts'
import { soundGames } from './rules/frozen.ts'
import { type Fault, Pool, type PoolOptions } from './rules/pool.ts'
import { StartProblem } from './problem.ts'
import { newId } from './secrets.ts'
import { thoughtBy } from './standing/thought.ts'
import { goesBackFrom } from './tables/going-back.ts'
import { enqueue } from './tables/live-table.ts'
import { figuresTold } from './tables/figures.ts'
import { TableRegistry } from './tables/registry.ts'
import { catchUpChat, pollChat } from './tables/talk.ts'

export { isLoopback } from './http/arrival.ts'
export { admin, type Admin, type AdminOptions } from './ops/admin.ts'
export { backup, type BackupOptions } from './ops/backup.ts'
export { AT_LAST_MS } from './ops/closing.ts'
export { doctor, type Finding } from './ops/doctor/index.ts'
export { exportHouse, type ExportOptions } from './ops/house/export.ts'
export { importHouse, type ImportOptions } from './ops/house/import.ts'
export { restore, type RestoreOptions } from './ops/restore.ts'
export { readPort, readSettings, type Settings } from './ops/settings.ts'
export { checkHouse, type HouseCheck } from './ops/shadow/check.ts'
export type { Shadowed } from './ops/shadow/messages.ts'
export { readHouse } from './ops/shadow/rows.ts'
export { shadowReplay } from './ops/shadow/run.ts'
export { count, newTally, type Tally } from './ops/shadow/tally.ts'
export { StartProblem } from './problem.ts'

export interface ServeOptions {
  /** 8080 unless told; 0 takes any free port. */
  readonly port?: number
  /** This machine only unless told. */
  readonly host?: string
  /** Where the SQLite file lives. */
  readonly dataDir?: string
  /** `postgres://…`; without it SQLite is used. */
  readonly databaseUrl?: string | undefined
  /** The built client. */
  readonly webRoot?: string | null
  /** URL of a module that exports `catalogue`, in place of the server's games. */
  readonly games?: string
  /** Further origins whose pages may use this server, such as `https://roses.example`. */
  readonly origins?: readonly string[]
  /** Believe a load balancer's X-Forwarded-* headers. */
  readonly trustProxy?: boolean
  /** Widens every rate limit; 0 switches them off, for load tests only. */
  readonly limits?: number
  /** Limits the host has set, by name. */
  readonly limitPoints?: LimitPoints
  /** When set, `/metrics` asks for it as a bearer token. */
  readonly metricsToken?: string | null
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestMs?: number
  readonly logLevel?: LogLevel
  /** A line in the log for each request. */
  readonly logRequests?: boolean
  /** How long `/readyz` says no before anybody is sent away. */
  readonly drainMs?: number
  /** Copies of the house that the server makes by itself. */
  readonly backups?: BackupPlan | null
  readonly rules?: PoolOptions['rules']
  readonly bots?: PoolOptions['bots']
  readonly threads?: number
  /** How long a player must be unseen before they are shown as away. */
  readonly awayMs?: number
  /** How long a minute of absence lasts, for tests. */
  readonly minuteMs?: number
  /** How long a game waits, in milliseconds, for a seat to open its part of the dice: at a live clock, and at any other table. */
  readonly opening?: Partial<Services['opening']>
  /** How long, in milliseconds, somebody takes whose order is carried out; drawn at random unless told. */
  readonly drawMs?: number | ((least: number, most: number) => number)
  /** How often to look for jobs that nobody told of, such as are due because the clock was set forward. */
  readonly lookMs?: number
  /** How often to look for jobs that must be there and are not. */
  readonly reconcileMs?: number
  /** What time it is, in milliseconds since 1970; the machine's clock unless told. */
  readonly now?: () => number
  readonly version?: string
  /** How people are called who are not here. */
  readonly calls?: CallOptions
  /** Who answers for it: for the pages on privacy and terms, and `security.txt`. */
  readonly house?: Partial<House>
}

export interface Served {
  readonly url: string
  readonly port: number
  /** Finishes what is under way, says goodbye and stops. */
  close(): Promise<void>
}

export const PORT = 8080
export const HOST = '127.0.0.1'
const REQUEST_MS = 15_000
/** Well before closing goes on without them. */
const HANG_UP_MS = 2000
const POLL_MS = 1000
/** While nobody is here it is enough to look as rarely as this. */
const QUIET_POLLS = 5
const SEEN_MS = 5000
/** Well within the shortest absence that can be agreed on: who is connected is seen by every node. */
const CONNECTED_MS = 20_000
const MINUTE = 60_000
const RECONCILE_MS = 3 * MINUTE

export async function serve(options: ServeOptions = {}): Promise<Served> {
  const log = makeLog(options.logLevel ?? 'info')
  const now = options.now ?? ((): number => Date.now())
  const dataDir = resolve(options.dataDir ?? 'data')
  const games = options.games ?? new URL('../games/index.ts', import.meta.url).href
  const known = (await import(games)) as { catalogue: readonly CatalogueEntry[] }
  const catalogue = await soundGames(games, known.catalogue, (fault) => log.error(fault))
  const storage = await openRows({
    dataDir,
    databaseUrl: options.databaseUrl,
    onError: (error) => log.warn({ err: error }, 'the database connection had a problem'),
  })
  const awayMs = options.awayMs ?? 2 * MINUTE
  const metrics = makeMetrics()
  const minuteMs = options.minuteMs ?? MINUTE
  const opening = { live: 3 * MINUTE, slow: 24 * 60 * MINUTE, ...options.opening }
  const hub = new Hub(now, awayMs, minuteMs, opening, await figuresTold(catalogue))
  const jobs = new Runner({
    storage,
    log,
    now,
    lookMs: options.lookMs,
    onLag: (lane, ms) => metrics.jobLag.set({ lane }, Math.floor(ms / 1000)),
    onFull: (lane) => metrics.lanesFull.inc({ lane }),
    onDone: (kind, well) => {
      if (!well) metrics.jobFailures.inc({ kind })
      else if (kind !== 'bot' && kind !== 'standing') metrics.jobsDone.inc({ kind })
    },
  })
  const onFault = (fault: Fault): void =>
    void saveFault(services, fault).catch((error: unknown) => log.error({ err: error }, 'a fault could not be kept'))
  const { rules, bots, threads, drawMs = randomInt } = options
  const pool = new Pool({ games, onFault, rules, bots, threads })
  const seal = await readSeal(storage.db, now())
  const thought = thoughtBy(typeof drawMs === 'number' ? () => drawMs : drawMs)
  const since = await goesBackFrom(storage, now())
  const limited = { goesBackFrom: since, widened: options.limits ?? 1, awayMs, minuteMs, opening, thought }
  const webRoot =
    options.webRoot === undefined ? fileURLToPath(new URL('../dist/web', import.meta.url)) : options.webRoot
  const painter = findPainter(webRoot === null ? null : join(webRoot, '../pictures'))
  // Behind a name it is the name; else where it listens, which is known once it does.
  let here = ''
  const origin = (): string => options.origins?.[0] ?? here
  const contact = options.house?.contact ? contactUrl(options.house.contact) : null
  const calls = await makeCalls(storage.db, options.calls ?? {}, origin, contact, now())
  const parts = { seal, calls, storage, pool, painter, hub, jobs, catalogue, log, metrics, now, ...limited }
  const services: Services = Object.assign(parts, { tables: null as unknown as TableRegistry })
  Object.assign(services, { tables: new TableRegistry(services) })
  const limits = new Limits({ factor: options.limits ?? 1, points: options.limitPoints, storage, now })
  const { origins = [], trustProxy = false } = options
  const { host = HOST, port = PORT } = options
  const version = options.version ?? '0.1.0'
  const build = buildId(version, webRoot)
  /** First `/readyz` says no while everybody is served, so that a balancer knows; then nothing new is taken. */
  let stopping: 'no' | 'soon' | 'now' = 'no'

  const app = await makeApp({
    services,
    limits,
    origins,
    trustProxy,
    requestMs: options.requestMs ?? REQUEST_MS,
    webRoot,
    version,
    build,
    metricsToken: options.metricsToken ?? null,
    loopback: isLoopback(host),
    logRequests: options.logRequests ?? false,
    stopping: () => stopping,
    house: { name: options.house?.name ?? null, contact: options.house?.contact ?? null },
  })
  const live = makeLive({ services, limits, origins, trustProxy, build })
  const sockets = new Set<Socket>()
  /** One for all of them: there may be tens of thousands. */
  function hungUp(this: Socket): void {
    sockets.delete(this)
  }
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', hungUp)
  })
  app.server.on('upgrade', (request, socket, head) => {
    // Cut by hand: what a client writes here need not be a URL at all, and this is nobody's promise to catch.
    const [path] = (request.url ?? '').split('?', 1)
    if (path === `${API}/live` || path === '/api/live') {
      if (options.logRequests) log.info({ request: newId(), method: 'GET', route: `${API}/live` }, 'request')
      noteForwarded(services, request.headers, trustProxy)
      live.upgrade(request, socket, head)
    } else if (/^\/api\/v\d+\/live$/.test(path ?? '')) live.turnBack(request, socket, head)
    else socket.destroy()
  })

  try {
    await app.listen({ port, host })
  } catch (error) {
    await Promise.allSettled([live.close(0), pool.close(), storage.close()])
    throw new StartProblem(portProblem(error, port, host), { cause: error })
  }

  const address = app.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actual}`
  here = url

  if (storage.kind === 'sqlite') {
    // This process is the only one to run jobs: leases from before a crash are nobody's.
    await storage.db.updateTable('jobs').set({ lease: null, lease_until: null }).execute()
  }
  await oneMoreTry(storage.db, now())
  await reconcile(services)
  jobs.start(handlers(services))
  storage.onHint((hint) => {
    if (hint.jobs === true) jobs.wake()
    else if (Array.isArray(hint.jobs)) jobs.schedule(hint.jobs as DueJobs)
    if (hint.people?.length) void checkSessions(services, hint.people).catch(() => undefined)
    if (hint.tables) void services.tables.refreshAll(hint.tables)
    for (const moved of hint.moved ?? []) hearMoved(services, moved)
    for (const { person, notice } of hint.notices ?? []) hub.tellPerson(person, notice)
    for (const { person, table } of hint.read ?? []) hub.tellRead(person, table)
    for (const id of hint.chat ?? []) {
      const table = services.tables.get(id)
      if (table && hub.viewers(id).length > 0)
        void enqueue(table, () => catchUpChat(services, table)).catch(() => undefined)
    }
  })
  let pollsSaved = 0
  const timers = [
    every(POLL_MS, services, async () => {
      if (hub.isQuiet && ++pollsSaved < QUIET_POLLS) return
      pollsSaved = 0
      if (!(await storage.changedElsewhere())) return
      // With one file it was the host's command line, which may have banned somebody or had a job tried again.
      if (storage.kind === 'sqlite') {
        jobs.wake()
        await checkSessions(services)
      }
      await services.tables.poll()
      await pollChat(services)
    }),
    every(MINUTE / 6, services, () => checkSessions(services)),
    every(SEEN_MS, services, () => writeSeen(services, false)),
    every(options.reconcileMs ?? RECONCILE_MS, services, () => reconcile(services)),
    every(CONNECTED_MS, services, () => writeSeen(services, true)),
    every(MINUTE, services, () => {
      services.tables.sweep()
      return Promise.resolve()
    }),
  ]
  const backups = options.backups
    ? new Backups({ plan: options.backups, dataDir, databaseUrl: options.databaseUrl, log, metrics, now })
    : null
  backups?.start()
  log.info({ url, storage: storage.kind }, 'the house is open')

  let closed: Promise<void> | null = null
  const close = async (): Promise<void> => {
    stopping = 'soon'
    log.info('closing: finishing what is under way')
    for (const timer of timers) clearInterval(timer)
    await closeInSteps(
      {
        jobs: () => Promise.all([jobs.stop(), backups?.stop(), wait(options.drainMs ?? 0)]),
        people: async () => {
          stopping = 'now'
          hub.stopWaiting()
          const hangUp = setTimeout(() => {
            for (const socket of sockets) socket.destroy()
          }, HANG_UP_MS)
          // Newcomers find nobody listening, so that a balancer takes them elsewhere at once; who is here already is told to go.
          await Promise.all([app.close(), live.close(HANG_UP_MS)])
          clearTimeout(hangUp)
        },
        notes: () => writeSeen(services, false),
        threads: () => Promise.all([pool.close(), painter?.close()]),
        rows: () => storage.close(),
      },
      log,
    )
    log.info('closed')
  }
  return { url, port: actual, close: () => (closed ??= close()) }
}

/** What is needed to see the fault again: the question, and the log it was asked about. */
async function saveFault(services: Services, { table, detail, asked }: Fault): Promise<void> {
  const id = newId()
  services.metrics.faults.inc()
  services.log.error({ fault: id, table, detail: detail.split('\n')[0] }, 'the rules failed; the fault is on file')
  const row = await services.storage.db
    .selectFrom('tables')
    .select(['setup', 'length'])
    .where('id', '=', table)
    .executeTakeFirst()
  const text = JSON.stringify({ detail, asked, setup: row?.setup ?? null, length: row?.length ?? 0 })
  await services.storage.db
    .insertInto('faults')
    .values({ id, table_id: table, at: services.now(), detail: text })
    .execute()
}
