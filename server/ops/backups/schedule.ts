/**
 * Copies made by the server itself, at regular times: the newest few are kept. With SQLite a copy of the file, with PostgreSQL
 * an export of the house. Made in a thread of its own, because checking a large copy takes as long as reading it.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { StorageOptions } from '../../storage/index.ts'
import type { Metrics } from '../metrics.ts'

export interface BackupPlan {
  readonly every: number
  readonly keep: number
  /** `backups` in the data folder unless told. */
  readonly folder: string | null
}

export interface BackupsOptions extends StorageOptions {
  readonly plan: BackupPlan
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
}

export interface ThreadData extends Pick<StorageOptions, 'dataDir' | 'databaseUrl'> {
  readonly to: string
}

/** After one that failed: the disk may have room again by then. */
const RETRY_MS = 10 * 60_000
/** Timers do not reach further, and clocks are set right now and then. */
const LOOK_MS = 3_600_000
const NAME = /^roses-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)\.(sqlite|house)$/

export class Backups {
  private readonly options: BackupsOptions
  private readonly folder: string
  private timer: NodeJS.Timeout | undefined
  private thread: Worker | null = null
  private stopped = false
  private retryAt = 0

  constructor(options: BackupsOptions) {
    this.options = options
    this.folder = options.plan.folder ?? join(options.dataDir, 'backups')
  }

  start(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    this.options.metrics.lastBackup.set(this.newest() / 1000)
    this.plan()
  }

  /** A copy under way is dropped: it has no name yet. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.thread?.terminate()
  }

  private plan(): void {
    if (this.stopped) return
    const { plan, now } = this.options
    const due = Math.max(this.retryAt, this.newest() + plan.every)
    const wait = Math.min(LOOK_MS, Math.max(0, due - now()))
    this.timer = setTimeout(() => void (due <= now() ? this.run() : Promise.resolve()).then(() => this.plan()), wait)
  }

  private async run(): Promise<void> {
    const { log, metrics, now, plan } = this.options
    try {
      const file = await this.copy()
      metrics.lastBackup.set(now() / 1000)
      for (const old of this.copies().slice(0, -plan.keep)) rmSync(join(this.folder, old))
      log.info({ file }, 'a copy of the house was made')
    } catch (error) {
      if (this.stopped) return
      this.retryAt = now() + RETRY_MS
      metrics.backupFailures.inc()
      log.error({ err: error }, 'a copy of the house could not be made')
    }
  }

  private copy(): Promise<string> {
    const { dataDir, databaseUrl, now } = this.options
    const to = join(this.folder, `roses-${stampOf(now())}.${databaseUrl ? 'house' : 'sqlite'}`)
    const workerData: ThreadData = { dataDir, databaseUrl, to }
    const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData })
    this.thread = thread
    return new Promise((resolve, reject) => {
      thread.once('error', reject)
      thread.once('exit', (code) => {
        this.thread = null
        if (code === 0) resolve(to)
        else reject(new Error('the copy was not finished'))
      })
    })
  }

  /** The oldest first. */
  private copies(): readonly string[] {
    return readdirSync(this.folder)
      .filter((name) => NAME.test(name))
      .toSorted()
  }

  private newest(): number {
    const last = this.copies().at(-1)
    return last === undefined ? 0 : madeAt(last)
  }
}

function stampOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')
}

function madeAt(name: string): number {
  const [, day = '', time = ''] = NAME.exec(name) ?? []
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`)
}
