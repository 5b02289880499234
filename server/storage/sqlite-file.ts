/** The SQLite file as the rest of the node sees it: questions to the thread that holds it. */
import { Worker } from 'node:worker_threads'
import type { SqliteAnswers, SqliteAsk, SqliteReply } from './sqlite-messages.ts'

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export class SqliteFile {
  private readonly file: string
  private thread: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private no = 0
  private closed = false

  constructor(file: string) {
    this.file = file
  }

  get open(): boolean {
    return !this.closed
  }

  ask<Op extends SqliteAsk['op']>(ask: Extract<SqliteAsk, { op: Op }>): Promise<SqliteAnswers[Op]> {
    if (this.closed) return Promise.reject(new Error('the database is closed'))
    const thread = (this.thread ??= this.start())
    return new Promise((resolve, reject) => {
      const no = this.no++
      this.waiting.set(no, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ no, ask })
    })
  }

  async close(): Promise<void> {
    if (this.closed) return
    await this.ask({ op: 'close' })
    this.closed = true
    await this.thread?.terminate()
  }

  private start(): Worker {
    const thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: { file: this.file } })
    thread.on('message', ({ no, value, error }: SqliteReply) => {
      const waiting = this.waiting.get(no)
      this.waiting.delete(no)
      if (error === undefined) waiting?.resolve(value)
      else waiting?.reject(new Error(error))
    })
    const lost = (why: string): void => {
      if (this.thread !== thread) return
      // The next question opens the file again; what was not committed is gone, and its asker is told.
      this.thread = null
      for (const waiting of this.waiting.values()) waiting.reject(new Error(why))
      this.waiting.clear()
    }
    thread.on('error', (error) => lost(error instanceof Error ? error.message : 'the database thread failed'))
    thread.on('exit', () => lost('the database thread ended'))
    return thread
  }
}
