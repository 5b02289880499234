/**
 * One rules thread with its limits. Requests travel together, a batch at a time, and so do answers of the same moment. A
 * request that takes too much work or too much memory costs its own table that request: the thread is ended, a fresh one
 * takes over, and whatever else was waiting is asked again there. Ours by measure: a question and its answer take 115 µs here and
 * 163 µs through piscina, which cannot tell CPU time from waiting.
 */
import { Worker } from 'node:worker_threads'
import type { Reply, Request, ThreadData } from './messages.ts'
import { type PackedAnswers, packRequests, unpackAnswers } from './packed.ts'

export interface Limits {
  /** Milliseconds of work one request may take: time in which the machine was busy with something else does not count. */
  readonly deadline: number
  /** Megabytes of heap. */
  readonly memory: number
}

interface Waiting {
  readonly request: Request
  resolve(reply: Reply): void
}

const WATCH_EVERY = 50
/** A thread that stands still without working is given up after as many deadlines on the clock. */
const PATIENCE = 20

export class RulesWorker {
  private readonly games: string
  private readonly limits: Limits
  private readonly onFault: (request: Request, detail: string) => void
  private thread: Worker | null = null
  private current = new Int32Array(new SharedArrayBuffer(4))
  private readonly waiting = new Map<number, Waiting>()
  private outbox: Request[] = []
  /** Requests of the batch under way that have no answer yet. */
  private unanswered = 0
  private watch: NodeJS.Timeout | null = null
  private busyWith = 0
  private busySince = 0
  /** Milliseconds the thread had worked when it was first seen at this request. */
  private workedBefore: number | null = null
  private measuring = false
  private closed = false
  /** How often a thread had to be given up. */
  replaced = 0

  constructor(games: string, limits: Limits, onFault: (request: Request, detail: string) => void) {
    this.games = games
    this.limits = limits
    this.onFault = onFault
  }

  get load(): number {
    return this.waiting.size
  }

  get running(): boolean {
    return this.thread !== null
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
    if (this.outbox.length === 0 && this.unanswered === 0) setImmediate(() => this.flush())
    this.outbox.push(request)
  }

  /** One batch is under way at a time; what arrives meanwhile travels together in the next. */
  private flush(): void {
    if (this.closed || this.unanswered > 0 || this.outbox.length === 0) return
    const batch = this.outbox
    this.unanswered = batch.length
    this.outbox = []
    const thread = (this.thread ??= this.start())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(packRequests(batch))
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
    thread.on('message', (packed: PackedAnswers) => {
      if (thread !== this.thread) return
      const answers = unpackAnswers(packed)
      this.unanswered -= answers.length
      // A turn of the loop later, so that what the replies bring about travels with the next batch.
      if (this.unanswered === 0 && this.outbox.length > 0) setImmediate(() => this.flush())
      for (const { no, reply } of answers) this.settle(no, reply)
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

  /** Ends the thread when it has worked on the same request for too long. */
  private check(): void {
    const { thread } = this
    const now = performance.now()
    const no = Atomics.load(this.current, 0)
    if (no === 0 || no !== this.busyWith || !thread) {
      this.busyWith = no
      this.busySince = now
      this.workedBefore = null
      if (no === 0 && this.waiting.size === 0 && this.watch) {
        clearInterval(this.watch)
        this.watch = null
      }
    } else if (now - this.busySince > this.limits.deadline * PATIENCE) {
      this.replace(thread, `no answer within ${this.limits.deadline * PATIENCE} ms`)
    } else if (!this.measuring) {
      void this.measure(thread, no)
    }
  }

  private async measure(thread: Worker, no: number): Promise<void> {
    this.measuring = true
    const usage = await thread.cpuUsage().catch(() => null)
    this.measuring = false
    if (!usage || thread !== this.thread || no !== this.busyWith || no !== Atomics.load(this.current, 0)) return
    const worked = (usage.user + usage.system) / 1000
    this.workedBefore ??= worked
    if (worked - this.workedBefore > this.limits.deadline)
      this.replace(thread, `no answer within ${this.limits.deadline} ms of work`)
  }

  private replace(thread: Worker, detail: string): void {
    if (thread !== this.thread) return
    this.thread = null
    this.unanswered = 0
    this.measuring = false
    void thread.terminate()
    if (this.closed) return
    this.replaced++
    const guilty = Atomics.load(this.current, 0)
    if (guilty !== 0) this.settle(guilty, { kind: 'fault', detail })
    this.outbox = [...this.waiting.values()].map(({ request }) => request)
    if (this.outbox.length > 0) setImmediate(() => this.flush())
  }
}
