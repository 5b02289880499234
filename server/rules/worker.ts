/**
 * One rules thread with its limits. Requests travel together, a batch at a time. One that takes too
 * long or too much memory costs its own table that request: the thread is ended, a fresh one takes
 * over, and whatever else was waiting is asked again there.
 */
import { Worker } from 'node:worker_threads'
import type { Reply, Request, ThreadData } from './messages.ts'

export interface Limits {
  /** Milliseconds one request may take. */
  readonly deadline: number
  /** Megabytes of heap. */
  readonly memory: number
}

interface Waiting {
  readonly request: Request
  resolve(reply: Reply): void
}

const WATCH_EVERY = 50

export class RulesWorker {
  private readonly games: string
  private readonly limits: Limits
  private readonly onFault: (request: Request, detail: string) => void
  private thread: Worker | null = null
  private current = new Int32Array(new SharedArrayBuffer(4))
  private readonly waiting = new Map<number, Waiting>()
  private outbox: Request[] = []
  private underWay = false
  private watch: NodeJS.Timeout | null = null
  private busyWith = 0
  private busySince = 0
  private closed = false

  constructor(games: string, limits: Limits, onFault: (request: Request, detail: string) => void) {
    this.games = games
    this.limits = limits
    this.onFault = onFault
  }

  get load(): number {
    return this.waiting.size
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.waiting.set(request.no, { request, resolve })
      this.post(request)
    })
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.watch) clearInterval(this.watch)
    await this.thread?.terminate()
  }

  private post(request: Request): void {
    if (this.outbox.length === 0 && !this.underWay) setImmediate(() => this.flush())
    this.outbox.push(request)
  }

  /** One batch is under way at a time; what arrives meanwhile travels together in the next. */
  private flush(): void {
    if (this.closed || this.underWay || this.outbox.length === 0) return
    this.underWay = true
    const batch = this.outbox
    this.outbox = []
    const thread = (this.thread ??= this.start())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(batch)
    this.watch ??= setInterval(() => this.check(), WATCH_EVERY).unref()
  }

  private start(): Worker {
    this.current = new Int32Array(new SharedArrayBuffer(4))
    this.busyWith = 0
    const workerData: ThreadData = { games: this.games, current: this.current }
    const thread = new Worker(new URL('thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memory },
    })
    thread.on('message', (replies: readonly { no: number; reply: Reply }[]) => {
      this.underWay = false
      // A turn of the loop later, so that what these replies bring about travels with the next batch.
      setImmediate(() => this.flush())
      for (const { no, reply } of replies) this.settle(no, reply)
    })
    thread.on('error', (error) => this.replace(thread, error instanceof Error ? error.message : 'unknown'))
    thread.on('exit', () => this.replace(thread, 'the thread ended'))
    return thread
  }

  private settle(no: number, reply: Reply): void {
    const waiting = this.waiting.get(no)
    if (!waiting) return
    this.waiting.delete(no)
    if (reply.kind === 'fault') this.onFault(waiting.request, reply.detail)
    waiting.resolve(reply)
  }

  /** Ends the thread when it has been at the same request for too long. */
  private check(): void {
    const now = performance.now()
    const no = Atomics.load(this.current, 0)
    if (no === 0 || no !== this.busyWith) {
      this.busyWith = no
      this.busySince = now
      if (no === 0 && this.waiting.size === 0 && this.watch) {
        clearInterval(this.watch)
        this.watch = null
      }
    } else if (now - this.busySince > this.limits.deadline && this.thread) {
      this.replace(this.thread, `no answer within ${this.limits.deadline} ms`)
    }
  }

  private replace(thread: Worker, detail: string): void {
    if (thread !== this.thread) return
    this.thread = null
    this.underWay = false
    void thread.terminate()
    if (this.closed) return
    const guilty = Atomics.load(this.current, 0)
    if (guilty !== 0) this.settle(guilty, { kind: 'fault', detail })
    this.outbox = [...this.waiting.values()].map(({ request }) => request)
    if (this.outbox.length > 0) setImmediate(() => this.flush())
  }
}
