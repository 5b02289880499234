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
  private outbox: Waiting[] = []
  /**
   * The batch the thread has; answers come in its order. A list that is let go as a whole, because a map that is filled and emptied for ever
   * grows old: what it was made of before then keeps everything that was ever asked and answered until the next great collection.
   */
  private underWay: readonly Waiting[] = []
  /** How many of them have come. */
  private answered = 0
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
    return this.underWay.length - this.answered + this.outbox.length
  }

  get running(): boolean {
    return this.thread !== null
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.load === 0) setImmediate(() => this.flush())
      this.outbox.push({ request, resolve })
    })
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.watch) clearInterval(this.watch)
    await this.thread?.terminate()
  }

  /** One batch is under way at a time; what arrives meanwhile travels together in the next. */
  private flush(): void {
    if (this.closed || this.underWay.length > 0 || this.outbox.length === 0) return
    this.underWay = this.outbox
    this.answered = 0
    this.outbox = []
    const thread = (this.thread ??= this.start())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(packRequests(this.underWay.map(({ request }) => request)))
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
      const asked = this.underWay
      const first = this.answered
      const answers = unpackAnswers(packed)
      this.answered += answers.length
      if (this.answered === asked.length) this.rest()
      for (const [i, reply] of answers.entries()) this.settle(asked[first + i], reply)
    })
    thread.on('error', (error) => this.replace(thread, error instanceof Error ? error.message : 'unknown'))
    thread.on('exit', () => this.replace(thread, 'the thread ended'))
    return thread
  }

  /** Nothing is under way. What waits goes a turn of the loop later, so that what the replies bring about travels with it. */
  private rest(): void {
    this.underWay = []
    this.answered = 0
    if (this.outbox.length > 0) setImmediate(() => this.flush())
  }

  private settle(waiting: Waiting | undefined, reply: Reply): void {
    if (!waiting) return
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
      if (no === 0 && this.load === 0 && this.watch) {
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
    this.measuring = false
    void thread.terminate()
    if (this.closed) return
    this.replaced++
    const no = Atomics.load(this.current, 0)
    const lost = this.underWay.slice(this.answered)
    const guilty = lost.find(({ request }) => request.no === no)
    this.outbox = [...lost.filter((each) => each !== guilty), ...this.outbox]
    this.settle(guilty, { kind: 'fault', detail })
    this.rest()
  }
}
