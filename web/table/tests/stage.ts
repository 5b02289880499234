/** A table in the hand of a test: real rules behind it, and whatever else a page may be told is said by the test. */
import { type Signal, signal } from '@preact/signals'
import { framesOf } from '../../../engine/frames.ts'
import type { AnyGame, Options, Seat } from '../../../engine/game.ts'
import { defaultOptions } from '../../../engine/options.ts'
import { MatchSession } from '../../../engine/session.ts'
import { toldTo } from '../../../engine/told.ts'
import type { StandingOrders } from '../../orders/standing-orders.ts'
import type { Adviser } from '../adviser.ts'
import { timed } from '../saves.ts'
import type {
  Audience,
  Clock,
  Frame,
  Line,
  Link,
  Notes,
  Player,
  Proposal,
  ProposalKind,
  Refused,
  Said,
  Scene,
  Table,
} from '../table.ts'

let made = 0

export class Stage implements Table {
  kind: 'local' | 'remote' = 'remote'
  readonly id = `stage-${++made}`
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  readonly scene: Signal<Scene>
  readonly lines = signal<readonly Line[]>([])
  readonly players: Signal<readonly Player[]>
  readonly clocks = signal<readonly (Clock | null)[]>([])
  readonly link = signal<Link>('here')
  readonly curtain = signal<Seat | null>(null)
  talk: Signal<readonly Said[]> | null = signal<readonly Said[]>([])
  readonly proposals = signal<readonly Proposal[]>([])
  readonly paused = signal(false)
  readonly sitAgain = signal<(() => Promise<Refused | null>) | null>(null)
  readonly adviser = signal<Adviser | null>(null)
  goOnFrom: ((moment: number) => Promise<Refused | null>) | null = null
  leave: (() => Promise<Refused | null>) | null = null
  orders: StandingOrders | null = null
  notes: Notes | null = null
  audience: Audience | null = null
  /** What the page has asked for, in order. */
  readonly asked: string[] = []
  /** What the next question is answered. */
  no: Refused | null = null
  viewer: Seat | null
  private readonly session: MatchSession

  constructor(game: AnyGame, names: readonly string[], viewer: Seat | null = 0, options: Options = {}) {
    this.game = game
    this.seats = names.length
    this.viewer = viewer
    this.options = { ...defaultOptions(game.about, names.length), ...options }
    this.players = signal(names.map((name) => ({ name, kind: 'person' as const })))
    const dice = { make: 'sealed', key: '33'.repeat(32), entropy: [] } as const
    const { id, version } = game.about
    this.session = new MatchSession(game, { game: id, version, seats: this.seats, options: this.options, dice })
    this.scene = signal(this.look(null))
  }

  /** Somebody plays. */
  play(seat: Seat, ...steps: readonly string[]): void {
    const events: Line[] = []
    const refusal = this.session.perform({ kind: 'act', seat, steps }, (step) => {
      const moment = this.session.match.entries.length
      events.push(...toldTo(step.told, this.viewer).map((event) => ({ moment, event })))
    })
    if (refusal) throw new Error(`${seat} cannot play ${steps.join(' ')}`)
    this.lines.value = [...this.lines.value, ...events]
    this.scene.value = { ...this.look(seat === this.viewer), last: events.map(({ event }) => event) }
  }

  /** What that seat could play. */
  offered(seat: Seat): readonly string[] {
    return this.session.match.legal(seat).map((move) => this.game.write(move))
  }

  /** Somebody else looks at it. */
  seenBy(viewer: Seat | null): void {
    this.viewer = viewer
    this.scene.value = this.look(null)
  }

  private look(mine: boolean | null): Scene {
    const { viewer } = this
    const { match } = this.session
    return {
      viewer,
      view: match.view(viewer),
      awaiting: match.awaiting(),
      choices: viewer === null ? [] : match.legal(viewer).map((move) => ({ move, text: this.game.write(move) })),
      undoable: viewer !== null && match.undoable(viewer) !== null,
      outcome: match.outcome,
      moment: match.entries.length,
      last: [],
      mine,
    }
  }

  private async answers(...what: readonly unknown[]): Promise<Refused | null> {
    this.asked.push(what.join(' '))
    const { no } = this
    this.no = null
    return no
  }

  lift(): void {
    this.asked.push('lift')
  }

  async act(texts: readonly string[]): Promise<Refused | null> {
    const no = await this.answers('act', ...texts)
    if (!no) this.play(this.viewer ?? 0, ...texts)
    return no
  }

  async undo(count = 1): Promise<Refused | null> {
    return this.answers('undo', count)
  }

  async resign(): Promise<Refused | null> {
    return this.answers('resign')
  }

  async say(text: string): Promise<Refused | null> {
    return this.answers('say', text)
  }

  async propose(kind: ProposalKind, seat?: Seat): Promise<Refused | null> {
    return this.answers('propose', kind, ...(seat === undefined ? [] : [seat]))
  }

  async answer(proposal: string, yes: boolean): Promise<Refused | null> {
    return this.answers('answer', proposal, yes)
  }

  async frames(): Promise<readonly Frame[]> {
    const { setup, entries } = this.session.match
    return [...framesOf(this.game, setup, timed(entries), this.viewer)]
  }

  refresh(): void {
    this.asked.push('refresh')
  }

  close(): void {
    this.asked.push('close')
  }
}
