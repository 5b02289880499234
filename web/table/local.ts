/**
 * A table kept in this browser: the engine's own match, people passing the device, bots in a worker.
 * It is saved after every step and goes on where it was left.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Intent } from '../../bots/index.ts'
import type { AnyGame, Options, Seat } from '../../engine/game.ts'
import { differences } from '../../engine/figures.ts'
import { framesOf } from '../../engine/frames.ts'
import { liveriesOf } from '../../engine/liveries.ts'
import type { Accepted, Match, Refusal } from '../../engine/match.ts'
import { FORCED_GRACE_MS, MatchSession, type TableAct } from '../../engine/session.ts'
import { toldTo } from '../../engine/told.ts'
import { Adviser, playsAlone } from './adviser.ts'
import { anySeed } from './chance.ts'
import { pause as pauseMs } from './pace.ts'
import { type Save, storeSave, timed } from './saves.ts'
import { LocalOrders } from '../orders/local-orders.ts'
import { sameSight } from './secrets.ts'
import type { Clock, Frame, Line, Link, Player, Proposal, Refused, Scene, Table, TableEvent } from './table.ts'
import { Thinker } from './think.ts'

/** What is different about a table that is not played for its own sake, as in a lesson. */
export interface Manner {
  /** Keeps the table; it is stored with the reader's tables unless told. */
  keep(save: Save): void
  /** Whether an act of the reader's may be made now. */
  allow(steps: readonly string[], match: Match): Refused | null
  /** Whether the reader's last step may be taken back. */
  undoable(match: Match): boolean
  /** What another seat does; `null` where a bot thinks for itself, nothing at all while nobody goes on. */
  answer(seat: Seat, match: Match): readonly string[] | null | undefined
  /** Whether a bot may be asked what it would play. */
  readonly advised: boolean
  /** Whether somebody alone with bots may go back over their moves. */
  readonly goesBack: boolean
}

const PLAYED: Manner = {
  keep: (save) => void storeSave(save),
  allow: () => null,
  undoable: () => true,
  answer: () => null,
  advised: true,
  goesBack: true,
}

/** A step that was taken, and the moment it led to. */
interface PastStep {
  readonly moment: number
  readonly step: Accepted
}

/** The first entry that would go if the seat took back now; `-1` if it may not. */
export function takenFrom(match: Match, seat: Seat): number {
  const taking = match.taking(seat)
  if (taking === null) return -1
  return taking.kind === 'undo' ? taking.from : taking.to
}

export class LocalTable implements Table {
  readonly kind = 'local'
  readonly id: string
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  readonly scene
  readonly lines = signal<readonly Line[]>([])
  readonly players
  readonly clocks = signal<readonly (Clock | null)[]>([])
  readonly link = signal<Link>('here')
  readonly curtain = signal<Seat | null>(null)
  readonly talk = null
  readonly leave = null
  readonly notes = null
  readonly audience = null
  readonly sitAgain = signal(null)
  readonly adviser: ReadonlySignal<Adviser | null>
  readonly orders: LocalOrders | null
  readonly proposals = signal<readonly Proposal[]>([])
  readonly paused = signal(false)

  private readonly save: Save
  private readonly manner: Manner
  private readonly session: MatchSession
  private readonly past: PastStep[] = []
  private viewer: Seat | null
  private handedBy: Seat | null = null
  private readonly thinker = new Thinker()
  private readonly intents = new Map<Seat, Intent | null>()
  private mine = false
  private thinking = false
  private closed = false

  constructor(game: AnyGame, save: Save, manner: Manner = PLAYED) {
    this.id = save.id
    this.game = game
    this.save = save
    this.manner = manner
    this.seats = save.setup.seats
    this.options = save.setup.options
    this.players = signal<readonly Player[]>(
      save.players.map((player) => (player.kind === 'bot' ? { ...player, name: null } : player)),
    )
    // Where people pass the device to each other, none of them is advised.
    const alone = playsAlone(this.players.value, this.people()[0] ?? null)
    this.adviser = signal(manner.advised && alone ? new Adviser(game, this.options) : null)
    this.session = new MatchSession(game, save.setup)
    for (const [index, entry] of save.entries.entries())
      this.past.push({ moment: index + 1, step: this.session.apply(entry) })
    this.viewer = this.people()[0] ?? null
    const sight = {
      game,
      viewer: () => this.viewer,
      view: (seat: Seat) => this.match.view(seat),
      legal: (seat: Seat) => (this.match.awaiting().includes(seat) ? this.match.legal(seat) : null),
    }
    this.orders = game.orders && manner === PLAYED ? new LocalOrders(save.id, sight, () => this.obey()) : null
    this.scene = signal<Scene>(this.look([]))
    this.turnEyes(true)
    this.show([])
    void this.drive()
  }

  lift(): void {
    if (this.curtain.value === null) return
    this.viewer = this.curtain.value
    this.curtain.value = null
    this.show([])
    void this.drive()
  }

  async act(texts: readonly string[]): Promise<Refused | null> {
    if (this.viewer === null) return { reason: 'not-awaited' }
    return this.manner.allow(texts, this.match) ?? this.perform({ kind: 'act', seat: this.viewer, steps: texts })
  }

  async undo(count = 1): Promise<Refused | null> {
    const seat = this.undoer()
    if (seat !== null) return this.perform({ kind: 'undo', seat, count })
    return this.goBack((own) => this.match.lastChoice(own, count))
  }

  /** Whoever plays alone against bots may go back to any moment of theirs; the table is a casual one from then on. */
  private goBack(find: (seat: Seat) => number | null): Refused | null {
    const seat = this.alone()
    const to = seat === null || this.match.outcome ? null : find(seat)
    if (seat === null || to === null) return { reason: 'nothing-to-undo' }
    this.intents.clear()
    return this.perform({ kind: 'back', seat, to, casual: true })
  }

  /** The only person here; `null` where there are several, or none, and in a lesson of tasks, which has steps of its own. */
  private alone(): Seat | null {
    if (!this.manner.goesBack) return null
    const [first, second] = this.people()
    return first !== undefined && second === undefined ? first : null
  }

  get goOnFrom(): ((moment: number) => Promise<Refused | null>) | null {
    if (this.alone() === null) return null
    return async (moment) => this.goBack((seat) => this.match.firstChoice(seat, moment))
  }

  /** Who may take back now: the reader, or whoever just handed the device on without a curtain. */
  private undoer(): Seat | null {
    if (!this.manner.undoable(this.match)) return null
    return [this.viewer, this.handedBy].find((seat) => seat !== null && this.match.taking(seat) !== null) ?? null
  }

  async resign(): Promise<Refused | null> {
    if (this.viewer === null) return { reason: 'not-awaited' }
    return this.perform({ kind: 'end', seat: this.viewer, reason: 'resigned' })
  }

  async say(): Promise<Refused | null> {
    return { reason: 'nobody-listens' }
  }

  async propose(): Promise<Refused | null> {
    return { reason: 'nobody-listens' }
  }

  async answer(): Promise<Refused | null> {
    return { reason: 'nobody-listens' }
  }

  async frames(): Promise<readonly Frame[]> {
    return [...framesOf(this.game, this.save.setup, timed(this.match.entries), this.viewer)]
  }

  refresh(): void {
    // Everything is known here.
  }

  close(): void {
    this.closed = true
    this.thinker.close()
    this.adviser.peek()?.close()
  }

  private people(): readonly Seat[] {
    return this.save.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  }

  private get match(): Match {
    return this.session.match
  }

  /** The whole act, or nothing of it. */
  private perform(act: TableAct): Refused | null {
    const steps: PastStep[] = []
    const refusal = this.session.perform(act, (step) => steps.push({ moment: this.match.entries.length, step }))
    if (refusal) return reasonOf(refusal)
    this.past.push(...steps)
    this.mine = act.seat === this.viewer
    const told = steps.flatMap(({ step }) => toldTo(step.told, this.viewer))
    // What was taken back is the seat's own to decide.
    if (act.kind === 'undo' || act.kind === 'back' || !this.obey()) this.changed(told)
    return null
  }

  /** Carries out what somebody at this device has ordered for now; false if nobody has. */
  private obey(): boolean {
    for (const seat of this.match.awaiting()) {
      const carried = this.people().includes(seat) ? (this.orders?.asks(seat, Date.now()) ?? null) : null
      if (!carried) continue
      const moment = this.match.entries.length + 1
      const { order, text } = carried
      this.orders?.played(order, text, moment, Date.now())
      if (!this.perform({ kind: 'act', seat, steps: [text] })) return true
    }
    return false
  }

  private changed(told: readonly TableEvent[]): void {
    const yours = this.match.awaiting().some((seat) => this.people().includes(seat))
    const over = this.match.outcome !== null
    const { entries } = this.match
    this.manner.keep({ ...this.save, ...this.shown(), entries, touched: Date.now(), over, yours })
    this.turnEyes(false)
    this.show(told)
    void this.drive()
  }

  /** What a list of tables says of it: nothing that not everybody at the device may know. */
  private shown(): Pick<Save, 'stage' | 'sides' | 'differs'> {
    const { speech } = this.game
    const stage = speech.stage?.(this.match.view(null))
    const sides = Array.from({ length: this.seats }, (_, seat) => ({
      name: speech.seat(seat, this.seats).name,
      livery: liveriesOf(this.game, this.seats)[seat] ?? 'or',
    }))
    const differs = differences(this.game, this.options['figures']).length
    return { sides, ...(stage ? { stage } : {}), ...(differs > 0 ? { differs } : {}) }
  }

  /** Gives the device to the next person who must decide; a curtain falls where they see different things. */
  private turnEyes(opened: boolean): void {
    const waiting = this.match.awaiting().filter((seat) => this.people().includes(seat))
    const [next] = waiting
    if (next === undefined || (this.viewer !== null && waiting.includes(this.viewer) && !opened)) return
    const others = this.people().filter((seat) => seat !== next)
    const from = this.viewer ?? next
    const sights = opened ? others : [from]
    const secret = sights.some((seat) => !sameSight(this.match.view(seat), seat, this.match.view(next), next))
    this.handedBy = secret ? null : from
    if (secret) this.curtain.value = next
    else this.viewer = next
  }

  private look(last: readonly TableEvent[]): Scene {
    const { match, viewer } = this
    return {
      viewer,
      view: match.view(viewer),
      awaiting: match.awaiting(),
      choices: viewer === null ? [] : match.legal(viewer).map((move) => ({ move, text: this.game.write(move) })),
      undoable: this.undoer() !== null || this.mayGoBack(),
      outcome: match.outcome,
      moment: match.entries.length,
      last,
      mine: this.mine,
    }
  }

  private mayGoBack(): boolean {
    const seat = this.alone()
    return seat !== null && !this.match.outcome && this.match.ownSteps(seat).length > 0
  }

  private show(last: readonly TableEvent[]): void {
    this.scene.value = this.look(last)
    this.lines.value = this.past.flatMap(({ moment, step }) =>
      toldTo(step.told, this.viewer).map((event) => ({ moment, event })),
    )
  }

  private async drive(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    for (;;) {
      if (await this.playForced()) continue
      const seat = this.match.awaiting().find((awaited) => this.save.players[awaited]?.kind === 'bot')
      if (seat === undefined || this.closed) break
      const number = this.match.version(seat)
      const steps = await this.ask(seat)
      if (this.closed || !steps) break
      // Somebody has gone back while the bot was thinking.
      if (this.match.version(seat) !== number) continue
      if (!this.perform({ kind: 'act', seat, steps })) continue
      console.error(`a bot's move was refused: ${steps.join(' ')}`)
      const harmless = this.game.write(this.game.idle(this.match.state, seat))
      if (this.perform({ kind: 'act', seat, steps: [harmless] })) break
    }
    this.thinking = false
  }

  /** A step without a choice is shown for a moment and played; its player may be quicker, and who could take back has time to. */
  private async playForced(): Promise<boolean> {
    const step = this.manner === PLAYED ? this.session.forcedStep() : null
    if (!step || this.closed || this.save.players[step.seat]?.kind !== 'person' || this.curtain.value !== null)
      return false
    const { length } = this.match.entries
    await pause(step.holds.length > 0 && this.alone() === null ? FORCED_GRACE_MS : pauseMs())
    if (this.closed || this.match.entries.length !== length) return !this.closed
    return this.perform({ kind: 'act', seat: step.seat, steps: [step.move] }) === null
  }

  private async ask(seat: Seat): Promise<readonly string[] | undefined> {
    const told = this.manner.answer(seat, this.match)
    if (told !== null) return told
    const player = this.save.players[seat]
    const level = player?.kind === 'bot' ? player.level : ''
    const view = this.match.view(seat)
    const intent = this.intents.get(seat) ?? null
    const { id: game, version } = this.game.about
    const question = { game, version, view, seat, level, seed: anySeed(), intent }
    const [answer] = await Promise.all([this.thinker.ask(question), pause(pauseMs())])
    if ('moves' in answer) {
      this.intents.set(seat, answer.intent)
      return answer.moves
    }
    // A bot that fails must not stop the table: the seat then plays as an absent player would.
    if ('fault' in answer) console.error(answer.fault)
    return [this.game.write(this.game.idle(this.match.state, seat))]
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function reasonOf(refusal: Refusal): Refused {
  return { reason: refusal.reason ?? refusal.refused }
}
