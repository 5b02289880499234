/**
 * Durable jobs: rows that any node may claim. A claimed job is leased; the lease is renewed while the
 * work goes on, so another node takes over soon after this one died and never before. What a job does
 * is stored together with its end, so it takes effect once. Ours, because the libraries for it know PostgreSQL alone and end a
 * job in a transaction of their own, after the act it was for.
 */
import { Refused } from '../refused.ts'
import type { ClaimedJob, NewJob, Storage } from '../storage/index.ts'
import { NO_RULES, noteFailure } from './failures.ts'
import { Lane } from './lane.ts'
import { LANES, LEASE_MS, type RunnerOptions } from './lanes.ts'

export type Handler = (job: ClaimedJob) => Promise<void>
export type Handlers = Readonly<Record<NewJob['kind'], Handler>>

const RENEW_MS = 3000
/**
 * How often all kinds are looked at in one question, for what nobody told of: a node that died between storing a job and saying
 * so, a lease that ran out. With one file there is no other node, and the host's command line is noticed otherwise.
 */
const LOOK_MS: Readonly<Record<Storage['kind'], number>> = { postgres: 3000, sqlite: 30_000 }
/** Rules that are not there come with a new start of the server, if at all. */
const RULES_MS = 3_600_000

export class Runner {
  private readonly options: RunnerOptions
  private lanes: readonly Lane[] = []
  private renewing: NodeJS.Timeout | null = null
  private looking: NodeJS.Timeout | null = null

  constructor(options: RunnerOptions) {
    this.options = options
  }

  start(handlers: Handlers): void {
    this.lanes = LANES.map((plan) => new Lane(plan, this.options, (job) => this.attempt(job, handlers[job.kind])))
    this.renewing = setInterval(() => void this.renew(), RENEW_MS)
    this.looking = setInterval(() => void this.look(), this.options.lookMs ?? LOOK_MS[this.options.storage.kind])
    this.wake()
  }

  /** Finishes what is under way and takes nothing new. */
  async stop(): Promise<void> {
    if (this.looking) clearInterval(this.looking)
    await Promise.all(this.lanes.map((lane) => lane.stop()))
    if (this.renewing) clearInterval(this.renewing)
  }

  /** Jobs were stored: look when the first of them is due. */
  schedule(jobs: readonly Pick<NewJob, 'kind' | 'runAt'>[]): void {
    for (const { kind, runAt } of jobs) this.lanes.find(({ plan }) => plan.kinds.includes(kind))?.pollAt(runAt)
  }

  /** Something may be due: who knows what. */
  wake(): void {
    for (const lane of this.lanes) lane.pollAt(0)
  }

  /** Takes a job that is done out of the rows, unless it was planned anew meanwhile. */
  async finish({ id, lease }: ClaimedJob): Promise<void> {
    await this.options.storage.db.deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease).execute()
  }

  /** It went well, or waits for something, and is due again. */
  async postpone({ id, kind, lease }: ClaimedJob, runAt: number, waitsFor: string | null = null): Promise<void> {
    await this.options.storage.db
      .updateTable('jobs')
      .set({ run_at: runAt, lease: null, lease_until: null, failures: 0, error: waitsFor })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute()
    this.schedule([{ kind, runAt }])
  }

  private async look(): Promise<void> {
    const { storage, now, log } = this.options
    const due = await storage.dueByKind(now()).catch((error: unknown) => {
      log.warn({ err: error }, 'jobs could not be looked at')
      return []
    })
    this.schedule(due)
  }

  private async attempt(job: ClaimedJob, handler: Handler): Promise<void> {
    try {
      await handler(job).catch(async (error: unknown) => {
        // Nothing is left to be done at a table that is gone.
        if (error instanceof Refused && error.type === 'no-such-table') await this.finish(job)
        else if (error instanceof Refused && error.type === 'rules-missing')
          await this.postpone(job, this.options.now() + RULES_MS, NO_RULES)
        else throw error
      })
      this.options.onDone?.(job.kind, true)
    } catch (error) {
      this.options.onDone?.(job.kind, false)
      await this.fail(job, error)
    }
  }

  private async fail(job: ClaimedJob, error: unknown): Promise<void> {
    const { log, now, storage } = this.options
    log.warn({ err: error, job: job.id, failures: job.failures + 1 }, 'a job failed')
    try {
      const runAt = await noteFailure(storage.db, job, error, now())
      if (runAt === null) log.error({ job: job.id }, 'a job is given up: see roses admin jobs')
      else this.schedule([{ kind: job.kind, runAt }])
    } catch (problem) {
      // Its lease runs out, and it is taken up again.
      log.warn({ err: problem, job: job.id }, 'a failure could not be noted')
    }
  }

  private async renew(): Promise<void> {
    const leases = [...new Set(this.lanes.flatMap((lane) => lane.leases()))]
    if (leases.length === 0) return
    const { storage, now, log } = this.options
    await storage.db
      .updateTable('jobs')
      .set({ lease_until: now() + LEASE_MS })
      .where('lease', 'in', leases)
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'leases could not be renewed'))
  }
}
