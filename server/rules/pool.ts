/** The rules threads of a node: some for tables, some for bots, one for tables that misbehaved. */
import { availableParallelism } from 'node:os'
import type { Ask, Load, Reply, Request, Think } from './messages.ts'
import { type Limits, RulesWorker } from './worker.ts'

export interface PoolOptions {
  /** URL of the module that exports `catalogue`. */
  readonly games: string
  readonly rules?: Partial<Limits> | undefined
  readonly bots?: Partial<Limits> | undefined
  readonly threads?: number | undefined
  readonly onFault: (fault: Fault) => void
}

export interface Fault {
  readonly table: string
  readonly detail: string
  /** What was asked, to reproduce it on the table's log. */
  readonly asked: unknown
}

const RULES: Limits = { deadline: 2000, memory: 512 }
const BOTS: Limits = { deadline: 15_000, memory: 512 }

export class Pool {
  private readonly tables: readonly RulesWorker[]
  private readonly bots: readonly RulesWorker[]
  private readonly quarantine: RulesWorker
  /** Tables that misbehaved. */
  private readonly quarantined = new Set<string>()
  private no = 1

  constructor({ games, rules, bots, threads, onFault }: PoolOptions) {
    const half = Math.max(1, Math.floor(availableParallelism() / 2))
    const report = (request: Request, detail: string): void => {
      if ('think' in request) {
        const { table, ...asked } = request.think
        onFault({ table, detail, asked })
        return
      }
      // From now on this table is served where it can hold up nobody else.
      this.quarantined.add(request.table)
      onFault({ table: request.table, detail, asked: request.ask })
    }
    const workers = (count: number, limits: Limits): RulesWorker[] =>
      Array.from({ length: count }, () => new RulesWorker(games, limits, report))
    this.tables = workers(threads ?? half, { ...RULES, ...rules })
    this.bots = workers(threads ?? half, { ...BOTS, ...bots })
    this.quarantine = new RulesWorker(games, { ...RULES, ...rules }, report)
  }

  ask(table: string, length: number, ask: Ask, load?: Load): Promise<Reply> {
    const request = { no: this.next(), table, length, ask }
    return this.workerOf(table).ask(load ? { ...request, load } : request)
  }

  think(think: Think): Promise<Reply> {
    const idlest = this.bots.reduce((best, worker) => (worker.load < best.load ? worker : best))
    return idlest.ask({ no: this.next(), think })
  }

  async close(): Promise<void> {
    await Promise.all([...this.tables, ...this.bots, this.quarantine].map((worker) => worker.close()))
  }

  private next(): number {
    this.no = this.no >= 0x7fffffff ? 1 : this.no + 1
    return this.no
  }

  private workerOf(table: string): RulesWorker {
    if (this.quarantined.has(table)) return this.quarantine
    let sum = 0
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0
    return this.tables[sum % this.tables.length] ?? this.quarantine
  }
}
