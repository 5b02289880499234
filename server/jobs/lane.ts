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
  /** In a lane that does not ask when its next job is due: moments it was told of and that are still to come. */
  private readonly told = new Set<number>()
  /** When it last asked what is due, by the clock timers go by. */
  private askedAt = Number.NEGATIVE_INFINITY
  private claiming: Promise<void> | null = null
  private again = false
  /** Whether a hand has become free since it was last asked what is due. */
  private freed = false
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
    const wait = this.waitFor(at)
    if (!this.plan.timed && wait > 0) this.told.add(at)
    if (this.claiming && wait === 0) {
      this.again = true
      return
    }
    const goesOff = performance.now() + wait
    if (goesOff >= this.goesOff && this.timer) return
    if (this.timer) clearTimeout(this.timer)
    this.goesOff = goesOff
    this.awaited = at
    this.timer = setTimeout(() => this.poll(), wait)
  }

  /** At 0 hands are free again, or nobody knows what is due: it looks at once. */
  private waitFor(at: number): number {
    const { every = 1, apart = 0 } = this.plan
    const due = Math.max(0, Math.ceil(at / every) * every - this.options.now())
    const rested = at === 0 ? 0 : this.askedAt + apart - performance.now()
    return Math.min(FARTHEST_MS, Math.max(due, rested))
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
    let next: Promise<number | null> | null = null
    // Of what it was told before this look; a look that fails shall not be tried again at once for ever.
    this.again = false
    try {
      await needless?.(storage.db, asked)
      do {
        this.again = false
        asked = now()
        const limit = slots - this.running.size
        const held = this.held()
        this.freed = false
        this.askedAt = performance.now()
        const wish = { now: asked, leaseMs: LEASE_MS, kinds, limit, each, held }
        const claimed = limit > 0 ? storage.claim(wish) : []
        // Asked in the same breath, and heard in the end; of no use if there turns out to be more to claim.
        next = timed ? storage.nextDue(kinds, asked) : null
        next?.catch(() => undefined)
        const jobs = await claimed
        onLag(
          id,
          jobs.reduce((most, job) => Math.max(most, now() - job.runAt), 0),
        )
        for (const job of jobs) this.run(job)
        if (jobs.length === limit && limit > 0) this.again = true
        if (this.freed && isCrowded(held, jobs, each)) this.again = true
      } while (this.again && !this.stopped && this.running.size < slots)
      if (this.running.size >= slots) onFull?.(id)
      // From the moment that was asked about: what fell due meanwhile is next.
      return this.stopped ? null : timed ? await next : this.nextTold(asked)
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be claimed')
      return now() + TROUBLE_MS
    }
  }

  /** The earliest of the moments after that one. */
  private nextTold(after: number): number | null {
    for (const at of this.told) if (at <= after) this.told.delete(at)
    return this.told.size === 0 ? null : Math.min(...this.told)
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
      this.freed = true
      if (full) this.pollAt(0)
    })
    this.running.set(key, { job, done })
  }
}

/** Whether some host has as many jobs under way as they may: there may be more of theirs. */
function isCrowded(held: Readonly<Record<string, number>>, claimed: readonly ClaimedJob[], each: number): boolean {
  const counts = { ...held }
  for (const { host } of claimed) if (host !== null) counts[host] = (counts[host] ?? 0) + 1
  return Object.values(counts).some((count) => count >= each)
}
