/**
 * Bots waiting to think. A thread is given one question at a time, the choice made as late as possible: hosts take
 * turns, and none has all threads as long as there are several. What a bot has in mind stays here, with its table,
 * whichever thread thinks.
 */
import type { Intent } from '../../bots/index.ts'
import type { Reply, Think } from './messages.ts'
import type { RulesWorker } from './worker.ts'

type Thinker = Pick<RulesWorker, 'load' | 'ask'>

const PLANS_KEPT = 2000

interface Waiting {
  readonly think: Think
  readonly resolve: (reply: Reply) => void
}

export class BotQueue {
  private readonly workers: readonly Thinker[]
  private readonly each: number
  private readonly nextNo: () => number
  /** By host, in the order of their turns. */
  private readonly waiting = new Map<string, Waiting[]>()
  private readonly held = new Map<string, number>()
  private readonly plans = new Map<string, Intent>()

  constructor(workers: readonly Thinker[], nextNo: () => number) {
    this.workers = workers
    this.each = Math.max(1, workers.length - 1)
    this.nextNo = nextNo
  }

  think(think: Think): Promise<Reply> {
    return new Promise((resolve) => {
      const others = this.waiting.get(think.host) ?? []
      others.push({ think, resolve })
      this.waiting.set(think.host, others)
      this.dispatch()
    })
  }

  private dispatch(): void {
    for (const worker of this.workers) {
      if (worker.load > 0) continue
      const next = this.next()
      if (!next) return
      void this.run(worker, next)
    }
  }

  private next(): Waiting | null {
    for (const [host, list] of this.waiting) {
      if ((this.held.get(host) ?? 0) >= this.each) continue
      const first = list.shift()
      // To the end of the line.
      this.waiting.delete(host)
      if (list.length > 0) this.waiting.set(host, list)
      if (first) return first
    }
    return null
  }

  private async run(worker: Thinker, { think, resolve }: Waiting): Promise<void> {
    const { host, table, seat } = think
    const key = `${table} ${seat}`
    this.held.set(host, (this.held.get(host) ?? 0) + 1)
    const reply = await worker.ask({ no: this.nextNo(), think, intent: this.plans.get(key) ?? null })
    const left = (this.held.get(host) ?? 1) - 1
    if (left === 0) this.held.delete(host)
    else this.held.set(host, left)
    this.remember(key, reply.kind === 'moves' ? reply.intent : null)
    resolve(reply)
    this.dispatch()
  }

  private remember(key: string, plan: Intent | null): void {
    this.plans.delete(key)
    if (plan) this.plans.set(key, plan)
    const [oldest] = this.plans.keys()
    if (this.plans.size > PLANS_KEPT && oldest !== undefined) this.plans.delete(oldest)
  }
}
