/**
 * What a seat can hear and time while another decides in secret: twin tables at a real server, at which the other does
 * little or much, or chooses one thing or another. Number, order and sizes of the messages must be the same, and the
 * delays must not tell the twins apart (see permutation.ts). A suspicion counts only if a second sample confirms it.
 *
 *     node proofs/timing.ts [--pairs 150] [--phases 3] [--seed 1] [--only lancaster]
 */
import { parseArgs } from 'node:util'
import { type Dice, quick } from '../engine/index.ts'
import { catalogue, type Entry } from '../games/index.ts'
import type { Client, Live } from '../server/tests/client.ts'
import { MOST_SEATS } from './games.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { judge, suspicious, type Verdict } from './permutation.ts'
import { placeTable } from './rows.ts'
import { type SecretPhase, secretPhase } from './secret-phase.ts'

/** How often each question is asked at a pair of tables. */
const ASKED = 4
/** A machine may be stopped for minutes; that is no answer to anything asked here. */
const PATIENCE = 600_000

/** What is timed: from the actor's last step until the observer hears of it, and answers to the observer's own questions. */
export const TIMED = ['told', 'illegal move', 'refused undo', 'stale move', 'state', 'own step', 'own undo'] as const
type Timed = (typeof TIMED)[number]
/** Measured and published, but no fault: it runs from a moment that the observer cannot know. */
const UNKNOWABLE: Timed = 'told'
type Samples = Record<Timed, (readonly [number, number])[]>

export interface Finding extends Verdict {
  readonly game: string
  readonly timed: Timed
}

export interface TimingReport {
  readonly phases: number
  readonly tables: number
  readonly messages: number
  readonly findings: readonly Finding[]
  /** Where the twins could be told apart. */
  readonly faults: readonly string[]
}

/** One table of a pair, with the actor's and the observer's connections. */
class Twin {
  readonly id: string
  private readonly phase: SecretPhase
  private readonly script: readonly string[]
  private readonly actor: Live
  private readonly observer: Live
  private readonly client: Client
  private asked = 0

  constructor(id: string, phase: SecretPhase, script: readonly string[], lives: readonly Live[]) {
    this.id = id
    this.phase = phase
    this.script = script
    this.actor = lives[phase.actor] as Live
    this.observer = lives[phase.observer] as Live
    this.client = this.observer.client
  }

  async open(): Promise<void> {
    for (const live of [this.actor, this.observer]) await live.ask({ do: 'open', table: this.id }, PATIENCE)
  }

  close(): void {
    for (const live of [this.actor, this.observer]) live.raw(JSON.stringify({ do: 'close', id: 'c', table: this.id }))
  }

  /**
   * Everything but the last step: the observer must hear nothing of it that depends on how much it was. The first act at a
   * table costs more than any other, so there is one before it in either world, if one can be taken back.
   */
  async prepare(): Promise<void> {
    const { actor, phase, id } = this
    if (phase.try !== null) {
      await this.accepted(this.act(actor, phase.try))
      const { number = 0 } = actor.states.get(id) ?? {}
      await this.accepted(actor.ask({ do: 'undo', id: `${id}-try`, table: id, number }, PATIENCE))
    }
    for (const step of this.script.slice(0, -1)) await this.accepted(this.act(this.actor, step))
  }

  async told(): Promise<number | null> {
    const { observer } = this
    const before = observer.states.get(this.id)?.number ?? 0
    let heard: number | null = null
    const began = performance.now()
    observer.onState = (state) => {
      if (state.table === this.id && state.number > before) heard ??= performance.now() - began
    }
    await this.accepted(this.act(this.actor, this.script.at(-1) ?? ''))
    // Whatever the server sends on account of the step was sent before it answers a question asked now.
    await observer.ask({ do: 'ping' }, PATIENCE)
    observer.onState = null
    return heard
  }

  async time(timed: Exclude<Timed, 'told'>): Promise<number> {
    const { id, observer, phase } = this
    const { number = 0 } = observer.states.get(id) ?? {}
    const name = `${id}-${this.asked++}`
    const began = performance.now()
    switch (timed) {
      case 'illegal move':
        await this.act(observer, 'no-such-move', { id: name })
        break
      case 'stale move':
        await this.act(observer, 'no-such-move', { id: name, number: number + 3 })
        break
      case 'refused undo':
        await observer.ask({ do: 'undo', id: name, table: id, number }, PATIENCE)
        break
      case 'state':
        await this.client.get(`/api/tables/${id}/state`)
        break
      case 'own step':
        await this.accepted(this.act(observer, phase.own ?? '', { id: name }))
        break
      case 'own undo':
        await this.accepted(observer.ask({ do: 'undo', id: name, table: id, number }, PATIENCE))
    }
    return performance.now() - began
  }

  private act(live: Live, step: string, more: object = {}): ReturnType<Live['ask']> {
    const { number = 0 } = live.states.get(this.id) ?? {}
    return live.ask({ do: 'act', table: this.id, number, steps: [step], ...more }, PATIENCE)
  }

  private async accepted(answer: Promise<{ readonly ok: boolean; readonly refused?: string }>): Promise<void> {
    const { ok, refused } = await answer
    if (!ok) throw new Error(`${this.id}: ${refused}`)
  }

  /** Messages about this table as the observer got them, its name left out. */
  heard(): readonly string[] {
    return this.client.heard.filter((text) => text.includes(this.id)).map((text) => text.replaceAll(this.id, 'TABLE'))
  }
}

export class Timing {
  private readonly server: ProofServer
  private readonly lives: Live[] = []
  private readonly people: string[] = []
  private readonly dice: Dice
  private made = 0
  private messages = 0
  private readonly faults: string[] = []

  constructor(server: ProofServer, seed: number) {
    this.server = server
    this.dice = quick(seed)
  }

  async sit(): Promise<void> {
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      const { client, id } = await this.server.guest(`Player ${seat}`)
      this.people.push(id)
      this.lives.push(await client.live())
    }
  }

  /** All phases of a game found from that seed on, `pairs` twin tables each. */
  async game(entry: Entry, seed: number, phases: number, pairs: number): Promise<TimingReport | null> {
    const rules = await entry.load()
    const found: SecretPhase[] = []
    for (let i = 0; i < phases; i++) {
      const phase = secretPhase(entry, rules, seed + i)
      if (phase) found.push(phase)
    }
    if (found.length === 0) return null
    const first = await this.sample(found, pairs)
    const findings: Finding[] = []
    let second: Samples | null = null
    for (const timed of TIMED) {
      if (first[timed].length === 0) continue
      const verdict = judge(first[timed], this.dice)
      findings.push({ game: entry.about.id, timed, ...verdict })
      if (!suspicious(verdict) || timed === UNKNOWABLE) continue
      second ??= await this.sample(found, pairs)
      const again = judge(second[timed], this.dice)
      if (suspicious(again) && again.difference * verdict.difference > 0)
        this.faults.push(
          `${entry.about.id}, ${timed}: ${verdict.difference.toFixed(3)} ms, and again ${again.difference.toFixed(3)} ms`,
        )
    }
    return {
      phases: found.length,
      tables: this.made,
      messages: this.messages,
      findings,
      faults: this.faults.splice(0),
    }
  }

  private async sample(found: readonly SecretPhase[], pairs: number): Promise<Samples> {
    const samples = Object.fromEntries(TIMED.map((timed) => [timed, []])) as unknown as Samples
    for (let pair = 0; pair < pairs; pair++) for (const phase of found) await this.pair(phase, samples)
    return samples
  }

  private async pair(phase: SecretPhase, samples: Samples): Promise<void> {
    const { setup, entries } = phase.match
    const people = this.people.slice(0, setup.seats)
    // Names of one length, so that sizes can be compared; which twin has the earlier one is left to the coin too.
    const names = this.inAnyOrder([this.made++, this.made++]).map((n) => `twin-${String(n).padStart(6, '0')}`)
    const [a, b] = phase.scripts.map((script, i) => new Twin(names[i] ?? '', phase, script, this.lives)) as [Twin, Twin]
    for (const { id } of this.inAnyOrder([a, b]))
      await placeTable(this.server.storage, { id, setup, entries, people, awaiting: phase.match.awaiting() })
    for (const twin of this.inAnyOrder([a, b])) await twin.open()
    for (const twin of this.inAnyOrder([a, b])) await twin.prepare()
    const both = async (measure: (twin: Twin) => Promise<number | null>): Promise<[number, number] | null> => {
      const times = new Map<Twin, number | null>()
      for (const twin of this.inAnyOrder([a, b])) times.set(twin, await measure(twin))
      const [left, right] = [times.get(a) ?? null, times.get(b) ?? null]
      return left === null || right === null ? null : [left, right]
    }
    const told = await both((twin) => twin.told())
    if (told) samples.told.push(told)
    const questions = TIMED.filter((timed) => timed !== 'told' && (phase.own !== null || !timed.startsWith('own')))
    for (let i = 0; i < ASKED; i++)
      for (const timed of questions as Exclude<Timed, 'told'>[]) {
        const times = await both((twin) => twin.time(timed))
        if (times) samples[timed].push(times)
      }
    this.compare(phase, a.heard(), b.heard())
    a.close()
    b.close()
    for (const live of this.lives) live.client.heard.length = live.messages.length = 0
  }

  private compare(phase: SecretPhase, a: readonly string[], b: readonly string[]): void {
    this.messages += a.length + b.length
    const sizes = (texts: readonly string[]): string => texts.map((text) => text.length).join(' ')
    if (a.length === b.length && sizes(a) === sizes(b)) return
    const { game, seats } = phase.match.setup
    this.faults.push(`${game}, ${seats} seats: ${a.length} messages of ${sizes(a)}, or ${b.length} of ${sizes(b)}`)
  }

  private inAnyOrder<T>(pair: readonly [T, T]): readonly [T, T] {
    return this.dice.int(2) === 0 ? pair : [pair[1], pair[0]]
  }
}

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { pairs: text, phases: text, seed: text, only: text } })
  const server = await startProofServer()
  try {
    const timing = new Timing(server, Number(values.seed ?? 1))
    await timing.sit()
    for (const entry of catalogue) {
      if (values.only !== undefined && values.only !== entry.about.id) continue
      const { seed = '1', phases = '3', pairs = '150' } = values
      const report = await timing.game(entry, Number(seed), Number(phases), Number(pairs))
      console.log(JSON.stringify(report ?? { game: entry.about.id, phases: 0 }))
      if (report && report.faults.length > 0) process.exitCode = 1
    }
  } finally {
    await server.close()
  }
  process.exit()
}
