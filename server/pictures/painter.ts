/**
 * Pictures of tables, drawn one after the other in a thread of their own: nobody's move waits for one. What takes too much work is given
 * up with its thread; what was drawn is kept by what it shows, so that the same sight is drawn once.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Still } from '../../art/still.ts'
import { Refused } from '../refused.ts'
import type { Order, Painted, PainterData } from './messages.ts'

export interface Picture {
  readonly png: Uint8Array
  /** Of what it shows: the same sight has the same one. */
  readonly hash: string
}

interface Waiting {
  readonly order: Order
  readonly hash: string
  resolve(picture: Picture): void
  reject(refused: Refused): void
}

/** Milliseconds of work one picture may take. */
const WORK_MS = 15_000
const WATCH_MS = 200
const MEMORY_MB = 512
/** More than so many wait for nothing: they are told so. */
const QUEUE = 40
const KEPT_BYTES = 48 * 1024 * 1024
/** A thread that nobody needs is let go, with its fonts. */
const IDLE_MS = 60_000

export class Painter {
  private readonly root: string
  private readonly work: number
  private thread: Worker | null = null
  private workedBefore = 0
  private watch: NodeJS.Timeout | null = null
  private idle: NodeJS.Timeout | null = null
  private no = 0
  private readonly waiting: Waiting[] = []
  private readonly underWay = new Map<string, Promise<Picture>>()
  private readonly kept = new Map<string, Uint8Array>()
  private bytes = 0
  /** How many were drawn, kept ones not counted. */
  drawn = 0

  constructor(root: string, work = WORK_MS) {
    this.root = root
    this.work = work
  }

  async paint(still: Still): Promise<Picture> {
    const hash = createHash('sha256').update(JSON.stringify(still)).digest('hex').slice(0, 32)
    const known = this.kept.get(hash)
    if (known) {
      this.keep(hash, known)
      return { png: known, hash }
    }
    const under = this.underWay.get(hash) ?? this.ordered(still, hash)
    return await under
  }

  async close(): Promise<void> {
    await this.dismiss('The house is closing.')
  }

  private ordered(still: Still, hash: string): Promise<Picture> {
    if (this.waiting.length >= QUEUE)
      throw new Refused('busy', 'Too many pictures are being drawn; try again in a moment.', { wait: 5 })
    const drawn = new Promise<Picture>((resolve, reject) => {
      this.waiting.push({ order: { no: ++this.no, still }, hash, resolve, reject })
    }).finally(() => this.underWay.delete(hash))
    this.underWay.set(hash, drawn)
    if (this.waiting.length === 1) this.next()
    return drawn
  }

  private next(): void {
    const [first] = this.waiting
    if (this.idle) clearTimeout(this.idle)
    this.idle = null
    if (!first) {
      this.idle = setTimeout(() => void this.dismiss('idle'), IDLE_MS).unref()
      return
    }
    const thread = (this.thread ??= this.start())
    this.workedBefore = -1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(first.order)
    this.watch ??= setInterval(() => void this.measure(), WATCH_MS).unref()
  }

  private start(): Worker {
    const workerData: PainterData = { root: this.root }
    const thread = new Worker(new URL('thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    thread.unref()
    thread.on('message', (painted: Painted) => {
      if (thread === this.thread) this.settle(painted)
    })
    thread.on('error', (error) => this.giveUp(thread, error instanceof Error ? error.message : 'unknown'))
    thread.on('exit', () => this.giveUp(thread, 'the thread ended'))
    return thread
  }

  private settle(painted: Painted): void {
    const first = this.waiting[0]
    if (first?.order.no !== painted.no) return
    this.waiting.shift()
    if ('png' in painted) {
      this.drawn++
      this.keep(first.hash, painted.png)
      first.resolve({ png: painted.png, hash: first.hash })
    } else first.reject(cannot(painted.fault))
    this.next()
  }

  /** Only work counts: the machine may be busy with something else. */
  private async measure(): Promise<void> {
    const { thread } = this
    const first = this.waiting[0]
    if (!thread || !first) {
      if (this.watch) clearInterval(this.watch)
      this.watch = null
      return
    }
    const usage = await thread.cpuUsage().catch(() => null)
    if (!usage || thread !== this.thread || this.waiting[0] !== first) return
    const worked = (usage.user + usage.system) / 1000
    if (this.workedBefore < 0) this.workedBefore = worked
    else if (worked - this.workedBefore > this.work) this.giveUp(thread, `no picture within ${this.work} ms of work`)
  }

  private giveUp(thread: Worker, why: string): void {
    if (thread !== this.thread) return
    this.thread = null
    void thread.terminate()
    const first = this.waiting.shift()
    first?.reject(cannot(why))
    if (first) this.next()
  }

  private async dismiss(why: string): Promise<void> {
    if (this.watch) clearInterval(this.watch)
    if (this.idle) clearTimeout(this.idle)
    this.watch = null
    const { thread } = this
    this.thread = null
    for (const each of this.waiting.splice(0)) each.reject(cannot(why))
    await thread?.terminate()
  }

  private keep(hash: string, png: Uint8Array): void {
    if (this.kept.delete(hash)) this.bytes -= png.length
    this.kept.set(hash, png)
    this.bytes += png.length
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= KEPT_BYTES) break
      this.kept.delete(oldest)
      this.bytes -= length
    }
  }
}

function cannot(why: string): Refused {
  return new Refused('busy', `The picture could not be drawn: ${why}`)
}

/** `null` where the drawing room is not built: tables are then played without pictures of them. */
export function findPainter(root: string | null): Painter | null {
  return root !== null && existsSync(join(root, 'draw.js')) ? new Painter(root) : null
}
