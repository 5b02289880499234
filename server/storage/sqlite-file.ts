/**
 * The SQLite file as the rest of the node sees it: questions to the thread that holds it. What is asked in one
 * turn of the loop, or while the thread is busy, travels together and shares one commit.
 */
import { Worker } from 'node:worker_threads'
import { posted, type SqliteAnswers, type SqliteAsk, type SqliteReply } from './sqlite-messages.ts'

interface Waiting {
  readonly ask: SqliteAsk
  resolve(value: unknown): void
  reject(error: Error): void
}

export class SqliteFile {
  private readonly file: string
  private thread: Worker | null = null
  private outbox: Waiting[] = []
  private underWay: readonly Waiting[] | null = null
  private closed = false

  constructor(file: string) {
    this.file = file
  }

  get open(): boolean {
    return !this.closed
  }

  ask<Op extends SqliteAsk['op']>(ask: Extract<SqliteAsk, { op: Op }>): Promise<SqliteAnswers[Op]> {
    if (this.closed) return Promise.reject(new Error('the database is closed'))
    return new Promise<unknown>((resolve, reject) => {
      if (this.outbox.length === 0 && !this.underWay) setImmediate(() => this.flush())
      this.outbox.push({ ask, resolve, reject })
    }) as Promise<SqliteAnswers[Op]>
  }

  async close(): Promise<void> {
    if (this.closed) return
    const done = this.ask({ op: 'close' })
    // Nothing may follow it.
    this.closed = true
    await done
    await this.thread?.terminate()
  }

  private flush(): void {
    if (this.underWay || this.outbox.length === 0) return
    this.underWay = this.outbox
    this.outbox = []
    const thread = (this.thread ??= this.start())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(posted(this.underWay.map(({ ask }) => ask)))
  }

  private start(): Worker {
    const thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: { file: this.file } })
    thread.on('message', (replies: readonly SqliteReply[]) => {
      const answered = this.underWay ?? []
      this.underWay = null
      // A turn of the loop later: whatever other threads have answered by then shares the commit.
      if (this.outbox.length > 0) setImmediate(() => this.flush())
      for (const [i, waiting] of answered.entries()) {
        const reply = replies[i]
        if (reply && 'value' in reply) waiting.resolve(reply.value)
        else waiting.reject(new Error(reply?.error ?? 'the database thread gave no answer'))
      }
    })
    const lost = (why: string): void => {
      if (this.thread !== thread) return
      // The next question opens the file again; what was not committed is gone, and its asker is told.
      this.thread = null
      const asked = [...(this.underWay ?? []), ...this.outbox]
      this.underWay = null
      this.outbox = []
      for (const waiting of asked) waiting.reject(new Error(why))
    }
    thread.on('error', (error) => lost(error instanceof Error ? error.message : 'the database thread failed'))
    thread.on('exit', () => lost('the database thread ended'))
    return thread
  }
}
