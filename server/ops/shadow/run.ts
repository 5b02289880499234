/** Replays every table of a house that has begun, in threads, and hands on what is said of them in the order of their ids. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Shadowed, ShadowTable, ShadowWork } from './messages.ts'
import type { HouseRows } from './rows.ts'

/** Tables that travel together: enough to be worth the way, few enough to hear of progress. */
const TOGETHER = 16
/** What waits in line at a thread, so that it never waits for the database. */
const IN_LINE = 2

export interface ShadowRun extends ShadowWork {
  readonly rows: HouseRows
  readonly ids: readonly string[]
  readonly threads?: number
}

/** Each list ends with the table up to which all are done. */
export async function* shadowReplay({ rows, ids, threads, ...work }: ShadowRun): AsyncGenerator<readonly Shadowed[]> {
  const count = Math.max(1, threads ?? availableParallelism())
  const workers = Array.from({ length: count }, () => new Thread(work))
  const under: Promise<readonly Shadowed[]>[] = []
  try {
    for (let from = 0; from < ids.length; from += TOGETHER) {
      const asked = rows.tables(ids.slice(from, from + TOGETHER))
      const thread = workers[(from / TOGETHER) % count]
      if (!thread) throw new Error('there is no thread')
      under.push(asked.then((tables) => thread.judge(tables)))
      const first = under.length >= count * IN_LINE ? under.shift() : undefined
      if (first) yield inOrder(await first)
    }
    for (const rest of under.splice(0)) yield inOrder(await rest)
  } finally {
    // Whoever stops listening leaves some of them without an ear.
    for (const rest of under) rest.catch(() => undefined)
    await Promise.all(workers.map((thread) => thread.end()))
  }
}

function inOrder(list: readonly Shadowed[]): readonly Shadowed[] {
  return list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

class Thread {
  private readonly worker: Worker
  private readonly waiting: {
    resolve(judged: readonly Shadowed[]): void
    reject(error: unknown): void
  }[] = []

  constructor(work: ShadowWork) {
    this.worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: work })
    this.worker.on('message', (judged: readonly Shadowed[]) => this.waiting.shift()?.resolve(judged))
    this.worker.on('error', (error) => {
      for (const each of this.waiting.splice(0)) each.reject(error)
    })
  }

  judge(tables: readonly ShadowTable[]): Promise<readonly Shadowed[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.worker.postMessage(tables)
    })
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}
