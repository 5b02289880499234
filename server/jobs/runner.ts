/**
 * Durable jobs: rows that any node may claim. A claimed job is leased; the lease is renewed while the
 * work goes on, so another node takes over soon after this one died and never before. What a job does
 * is stored together with its end, so it takes effect once.
 */
import type { Logger } from 'pino'
import type { ClaimedJob, NewJob, Storage } from '../storage/index.ts'
import type { Schema } from '../storage/schema.ts'

export type Handler = (job: ClaimedJob) => Promise<void>
export type Handlers = Readonly<Record<Schema['jobs']['kind'], Handler>>

export interface RunnerOptions {
  readonly storage: Storage
  readonly log: Logger
  readonly now: () => number
  readonly onLag: (ms: number) => void
}

const LEASE_MS = 10_000
const RENEW_MS = 3000
const AT_ONCE = 32
const POLL_MS = { postgres: 500, sqlite: 2000 }
const ATTEMPTS = 8

export class Runner {
  private readonly options: RunnerOptions
  private handlers: Handlers | null = null
  private readonly running = new Map<string, Promise<void>>()
  private readonly leases = new Map<string, string>()
  private timer: NodeJS.Timeout | null = null
  private due = Number.POSITIVE_INFINITY
  private claiming: Promise<void> | null = null
  private again = false
  private renewing: NodeJS.Timeout | null = null
  private stopped = true

  constructor(options: RunnerOptions) {
    this.options = options
  }

  start(handlers: Handlers): void {
    this.handlers = handlers
    this.stopped = false
    this.renewing = setInterval(() => void this.renew(), RENEW_MS)
    this.wake()
  }

  /** Finishes what is under way and takes nothing new. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    // What is just being claimed is under way too.
    await this.claiming
    await Promise.all(this.running.values())
    if (this.renewing) clearInterval(this.renewing)
  }

  /** Jobs were stored: look when the first of them is due. */
  schedule(jobs: readonly NewJob[]): void {
    for (const job of jobs) this.pollAt(job.runAt)
  }

  wake(): void {
    this.pollAt(0)
  }

  /** Takes a job that is done out of the rows, unless it was planned anew meanwhile. */
  async finish({ id, lease }: ClaimedJob): Promise<void> {
    await this.options.storage.db.deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease).execute()
  }

  async postpone({ id, lease }: ClaimedJob, runAt: number): Promise<void> {
    await this.options.storage.db
      .updateTable('jobs')
      .set({ run_at: runAt, lease: null, lease_until: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute()
    this.pollAt(runAt)
  }

  private pollAt(at: number): void {
    if (this.stopped) return
    if (this.claiming) this.again = true
    if (at >= this.due && this.timer) return
    if (this.timer) clearTimeout(this.timer)
    this.due = at
    const longest = POLL_MS[this.options.storage.kind]
    const wait = Math.min(longest, Math.max(0, at - this.options.now()))
    this.timer = setTimeout(() => this.poll(), wait)
  }

  private poll(): void {
    this.timer = null
    this.due = Number.POSITIVE_INFINITY
    if (this.claiming || this.stopped) return
    this.claiming = this.claim().finally(() => {
      this.claiming = null
      this.pollAt(this.options.now() + POLL_MS[this.options.storage.kind])
    })
  }

  private async claim(): Promise<void> {
    const { storage, now, log, onLag } = this.options
    try {
      do {
        this.again = false
        const room = AT_ONCE - this.running.size
        const jobs = room > 0 ? await storage.claim(now(), LEASE_MS, room) : []
        onLag(jobs.reduce((most, job) => Math.max(most, now() - job.runAt), 0))
        for (const job of jobs) this.run(job)
        if (jobs.length === room && room > 0) this.again = true
      } while (this.again && !this.stopped && this.running.size < AT_ONCE)
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be claimed')
    }
  }

  private run(job: ClaimedJob): void {
    const key = `${job.id} ${job.lease}`
    this.leases.set(key, job.lease)
    const work = this.attempt(job).finally(() => {
      this.running.delete(key)
      this.leases.delete(key)
      if (this.running.size === AT_ONCE - 1) this.wake()
    })
    this.running.set(key, work)
  }

  private async attempt(job: ClaimedJob): Promise<void> {
    const { log, now } = this.options
    try {
      await this.handlers?.[job.kind](job)
    } catch (error) {
      log.warn({ err: error, job: job.id, attempts: job.attempts }, 'a job failed')
      const next = job.attempts >= ATTEMPTS ? this.finish(job) : this.postpone(job, now() + 500 * 2 ** job.attempts)
      await next.catch(() => undefined)
    }
  }

  private async renew(): Promise<void> {
    const leases = [...new Set(this.leases.values())]
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
