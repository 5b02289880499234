/** Group commit: whatever arrives while a commit is under way, or in the same turn, shares the next one. */

interface Waiting<In, Out> {
  readonly item: In
  resolve(out: Out): void
  reject(error: unknown): void
}

export class Batch<In, Out> {
  private waiting: Waiting<In, Out>[] = []
  private running = false
  private readonly commit: (items: readonly In[]) => Promise<readonly Out[]>
  private readonly limit: number
  private readonly pause: (() => Promise<void>) | null

  /** After each commit there may be a pause, in which whatever arrives is gathered. */
  constructor(
    limit: number,
    commit: (items: readonly In[]) => Promise<readonly Out[]>,
    pause: (() => Promise<void>) | null = null,
  ) {
    this.limit = limit
    this.commit = commit
    this.pause = pause
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      if (this.running) return
      this.running = true
      setImmediate(() => void this.run())
    })
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.limit)
      try {
        const results = await this.commit(batch.map(({ item }) => item))
        batch.forEach((each, i) => each.resolve(results[i] as Out))
      } catch (error) {
        for (const each of batch) each.reject(error)
      }
      if (this.pause) await this.pause()
    }
    this.running = false
  }
}
