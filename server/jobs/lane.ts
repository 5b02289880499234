/**
 * One lane of jobs on one node: claims as many as it has hands for when some are due, and keeps count of whose they are. It sleeps
 * until the next one it knows of; the runner wakes it for what is stored meanwhile, here or by another node.
 */
import type { ClaimedJob } from '../storage/index.ts'
import { type LanePlan, LEASE_MS, type RunnerOptions } from './lanes.ts'

/** As far as timers reach, well within a month. */
const FARTHEST_MS = 86_400_000
/** After the rows could not be asked. */
const TROUBLE_MS = 1000

export class Lane {
  readonly plan: LanePlan
  private readonly options: RunnerOptions
  private readonly work: (job: ClaimedJob) => Promise<void>
  private readonly running = new Map<string, { readonly job: ClaimedJob; readonly done: Promise<void> }>()
  private timer: NodeJS.Timeout | null = null
  /** When it goes off, by the clock timers go by: that of the day jumps when a machine was asleep or its time is set right. */
  private goesOff = Number.POSITIVE_INFINITY
  /** What it was set for, by the clock of the day: a timer may go off a moment early. */
  private awaited = 0
  private claiming: Promise<void> | null = null
  private again = false
  private stopped = false

  constructor(plan: LanePlan, options: RunnerOptions, work: (job: ClaimedJob) => Promise<void>) {
    this.plan = plan
    this.options = options
    this.work = work
  }

  /** Finishes what is under way and takes nothing new. */
  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    // What is just being claimed is under way too.
    await this.claiming
    await Promise.all([...this.running.values()].map(({ done }) => done))
  }

  leases(): readonly string[] {
    return [...this.running.values()].map(({ job }) => job.lease)
  }

  pollAt(at: number): void {
    if (this.stopped) return
    if (this.claiming) this.again = true
    const { every = 1 } = this.plan
    const wait = Math.min(FARTHEST_MS, Math.max(0, Math.ceil(at / every) * every - this.options.now()))
    const goesOff = performance.now() + wait
    if (goesOff >= this.goesOff && this.timer) return
    if (this.timer) clearTimeout(this.timer)
    this.goesOff = goesOff
    this.awaited = at
    this.timer = setTimeout(() => this.poll(), wait)
  }

  private poll(): void {
    this.timer = null
    this.goesOff = Number.POSITIVE_INFINITY
    if (this.stopped) return
    if (this.options.now() < this.awaited) return this.pollAt(this.awaited)
    if (this.claiming) {
      this.again = true
      return
    }
    this.claiming = this.claim().then((next) => {
      this.claiming = null
      if (this.again) this.pollAt(0)
      else if (next !== null) this.pollAt(next)
    })
  }

  /** Takes what is due; says when the next job is, where that is worth knowing. */
  private async claim(): Promise<number | null> {
    const { storage, now, log, onLag, onFull } = this.options
    const { id, kinds, slots, each, timed, needless } = this.plan
    let asked = now()
    try {
      await needless?.(storage.db, asked)
      do {
        this.again = false
        asked = now()
        const limit = slots - this.running.size
        const wish = { now: asked, leaseMs: LEASE_MS, kinds, limit, each, held: this.held() }
        const jobs = limit > 0 ? await storage.claim(wish) : []
        onLag(
          id,
          jobs.reduce((most, job) => Math.max(most, now() - job.runAt), 0),
        )
        for (const job of jobs) this.run(job)
        if (jobs.length === limit && limit > 0) this.again = true
      } while (this.again && !this.stopped && this.running.size < slots)
      if (this.running.size >= slots) onFull?.(id)
      // From the moment that was asked about: what fell due meanwhile is next.
      return timed && !this.stopped ? await storage.nextDue(kinds, asked) : null
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be claimed')
      return now() + TROUBLE_MS
    }
  }

  /** Jobs under way here, by the host of their table. */
  private held(): Record<string, number> {
    const held: Record<string, number> = {}
    for (const { job } of this.running.values()) if (job.host !== null) held[job.host] = (held[job.host] ?? 0) + 1
    return held
  }

  private run(job: ClaimedJob): void {
    const key = `${job.id} ${job.lease}`
    const done = this.work(job).finally(() => {
      const { slots, each } = this.plan
      const full = this.running.size >= slots || (job.host !== null && (this.held()[job.host] ?? 0) >= each)
      this.running.delete(key)
      // More may have waited for this hand to be free; whoever is claiming just now still counts it as busy.
      if (full || this.claiming) this.pollAt(0)
    })
    this.running.set(key, { job, done })
  }
}
