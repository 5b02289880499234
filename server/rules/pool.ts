/** The rules threads of a node, in lanes: moves, the past, quick bots, deep bots, and one for tables that misbehaved. */
import { availableParallelism } from 'node:os'
import { findLevel } from '../../bots/index.ts'
import { BotQueue } from './bot-queue.ts'
import type { Ask, Load, PastAsk, PastLoad, Reply, Request, Think } from './messages.ts'
import { Quarantine } from './quarantine.ts'
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
const PAST: Limits = { deadline: 8000, memory: 512 }
const BOTS: Limits = { deadline: 15_000, memory: 512 }
/** Levels that put no more than this into a decision never wait for those that do. */
const QUICK_EFFORT = 20

export class Pool {
  private readonly moves: readonly RulesWorker[]
  private readonly past: RulesWorker
  private readonly apart: RulesWorker
  private readonly thinkers: readonly RulesWorker[]
  private readonly quick: BotQueue
  private readonly deep: BotQueue
  private readonly quarantine = new Quarantine()
  private no = 1

  constructor({ games, rules, bots, threads, onFault }: PoolOptions) {
    const half = Math.max(1, Math.floor(availableParallelism() / 2))
    const report = (request: Request, detail: string): void => {
      if ('think' in request) {
        const { table, ...asked } = request.think
        onFault({ table, detail, asked })
      } else if ('past' in request) {
        onFault({ table: request.table, detail, asked: request.past })
      } else {
        this.quarantine.fault(request.table)
        onFault({ table: request.table, detail, asked: request.ask })
      }
    }
    const workers = (count: number, limits: Limits): RulesWorker[] =>
      Array.from({ length: count }, () => new RulesWorker(games, limits, report))
    this.moves = workers(threads ?? half, { ...RULES, ...rules })
    this.past = new RulesWorker(games, { ...PAST, ...rules }, report)
    this.apart = new RulesWorker(games, { ...RULES, ...rules }, report)
    const quick = workers(1, { ...BOTS, ...bots })
    // At least two, so that nobody has all of them.
    const deep = workers(threads ?? Math.max(2, half), { ...BOTS, ...bots })
    this.thinkers = [...quick, ...deep]
    this.quick = new BotQueue(quick, () => this.next())
    this.deep = new BotQueue(deep, () => this.next())
  }

  /** Tables that are served apart from the others. */
  get quarantined(): number {
    return this.quarantine.size
  }

  get tablesApart(): readonly string[] {
    return this.quarantine.tables
  }

  /** How many threads each lane has at work, and how many had to be replaced. */
  lanes(): ReadonlyMap<string, { readonly threads: number; readonly replaced: number }> {
    const lanes = { moves: this.moves, past: [this.past], apart: [this.apart], bots: this.thinkers }
    return new Map(
      Object.entries(lanes).map(([lane, workers]) => [
        lane,
        {
          threads: workers.filter((worker) => worker.running).length,
          replaced: workers.map((worker) => worker.replaced).reduce((sum, each) => sum + each, 0),
        },
      ]),
    )
  }

  ask(table: string, length: number, ask: Ask, load?: Load): Promise<Reply> {
    const no = this.next()
    const asked = this.workerOf(table).ask(load ? { no, table, length, ask, load } : { no, table, length, ask })
    return this.quarantine.has(table) ? this.watched(table, length, asked) : asked
  }

  /** A table in quarantine shows with every good answer that it can go back to the others. */
  private async watched(table: string, length: number, asked: Promise<Reply>): Promise<Reply> {
    const reply = await asked
    if (reply.kind !== 'fault' && reply.kind !== 'missing' && this.quarantine.good(table))
      void this.apart.ask({ no: this.next(), table, length, ask: { op: 'forget' } })
    return reply
  }

  /** What has been: no move waits for it. */
  askPast(table: string, length: number, past: PastAsk, load?: PastLoad): Promise<Reply> {
    const request = { no: this.next(), table, length, past }
    return this.past.ask(load ? { ...request, load } : request)
  }

  think(think: Think): Promise<Reply> {
    const effort = findLevel(think.level)?.effort ?? null
    return (effort !== null && effort <= QUICK_EFFORT ? this.quick : this.deep).think(think)
  }

  async close(): Promise<void> {
    const all = [...this.moves, ...this.thinkers, this.past, this.apart]
    await Promise.all(all.map((worker) => worker.close()))
  }

  private next(): number {
    this.no = this.no >= 0x7fffffff ? 1 : this.no + 1
    return this.no
  }

  private workerOf(table: string): RulesWorker {
    if (this.quarantine.has(table)) return this.apart
    let sum = 0
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0
    return this.moves[sum % this.moves.length] ?? this.apart
  }
}
