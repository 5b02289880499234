/**
 * A table on the server. It holds one seat's view, kept current by numbered updates; a gap or
 * a wrong fingerprint means asking for the whole view again. The rules run here too, on that view,
 * to know the choices at once.
 */
import { batch, computed, effect, signal } from '@preact/signals'
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Options, Seat } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { patched } from '../../engine/patch.ts'
import { isPrint, printOf, printText } from '../../engine/print.ts'
import type {
  Answer,
  AnswerMessage,
  ChatLine,
  ClientMessage,
  Clocks,
  ClockSpec,
  ServerMessage,
  StateMessage,
  TableInfo,
  UpdateMessage,
} from '../../protocol/index.ts'
import { type StandingOrders, remoteOrders } from '../orders/standing-orders.ts'
import { ask, type No, refused } from '../people/api.ts'
import { heardGoodbye, person } from '../people/me.ts'
import { Adviser, playsAlone } from './adviser.ts'
import { Connection } from './connection.ts'
import { Opening } from './opening.ts'
import type {
  Choice,
  Clock,
  Frame,
  Line,
  Link,
  Audience,
  Notes,
  Player,
  Proposal,
  ProposalKind,
  Refused,
  Said,
  Scene,
  Table,
} from './table.ts'

const PAGE = 200
/** After that many failed tries in a row it is no longer a hiccup. */
const OFFLINE_AFTER = 4
/** Nobody tells when somebody has been away for long: one asks now and then. */
const ASK_MS = 60_000
/** A house that is too busy to open a table is asked again after this. */
const AGAIN_MS = 5000

export class RemoteTable implements Table {
  readonly kind = 'remote'
  readonly goOnFrom = null
  readonly id: string
  readonly game: AnyGame
  readonly seats: number
  readonly info
  /** `null` until the game has started. */
  readonly now = signal<StateMessage | null>(null)
  /** Why nobody before the page now sees this table: it is not theirs to see, or its rules are not there. */
  readonly barred = signal<'no-such-table' | 'rules-missing' | null>(null)
  readonly lines = signal<readonly Line[]>([])
  readonly talk = signal<readonly Said[]>([])
  readonly curtain = signal<Seat | null>(null)
  readonly adviser = computed(() =>
    playsAlone(this.players.value, this.scene.value.viewer)
      ? (this.counsel ??= new Adviser(this.game, this.options))
      : null,
  )
  readonly notes: Notes = {
    read: async () => {
      const answer = await ask('getNotes', { id: this.id })
      return refused(answer) ? '' : answer.text
    },
    write: async (text) => {
      const answer = await ask('setNotes', { id: this.id, body: { text } })
      return refused(answer) ? reasonOf(answer) : null
    },
  }
  readonly orders: StandingOrders | null
  readonly audience: Audience = {
    watchers: computed(() => this.info.value.watchers),
    showOut: computed(() =>
      this.info.value.host ? (person: string) => this.change(ask('showOut', { id: this.id, body: { person } })) : null,
    ),
  }
  readonly players = computed(() => {
    const { seats, clock } = this.info.value
    return seats.map((seat, index) => ({ ...playerOf(seat), ...timesOf(clock, index) }))
  })
  readonly watching = computed(() => this.info.value.watching)
  readonly sitAgain = computed(() =>
    (this.info.value.kept ?? null) === null ? null : () => this.change(ask('joinTable', { id: this.id, body: {} })),
  )
  readonly paused = computed(() => this.info.value.paused)
  readonly proposals = computed<readonly Proposal[]>(() => this.info.value.proposals)
  readonly clocks = computed(() => clocksOf(this.now.value?.clocks ?? null))
  readonly scene
  readonly link = computed<Link>(() => this.linkNow())

  readonly opening: Opening
  private readonly invite: string | null
  private readonly connection: Connection
  private readonly asking: ReturnType<typeof setInterval>
  private again = 0
  private readonly sending = signal(0)
  private readonly stopWatching: () => void
  /** Whose view of the table is held here. */
  private reader: string | null
  private counsel: Adviser | null = null
  private last: Scene['last'] = []
  private mine: boolean | null = null
  /** The past as it is being fetched, or was: how far it goes. */
  private recalled: Promise<number> = Promise.resolve(-1)

  constructor(game: AnyGame, info: TableInfo, invite: string | null) {
    this.id = info.id
    this.game = game
    this.seats = info.seats.length
    this.invite = invite
    this.info = signal(info)
    // Where a clock runs by seconds everybody is there.
    this.orders = game.orders && info.clock.kind !== 'live' ? remoteOrders(info.id) : null
    this.scene = computed<Scene>(() => this.look())
    this.connection = new Connection(
      () => this.greet(),
      (message) => this.hear(message),
    )
    this.asking = setInterval(() => this.refresh(), ASK_MS)
    this.reader = person.peek()
    this.stopWatching = effect(() => this.meet(person.value))
    this.recalled = this.recall()
    this.opening = new Opening(this)
  }

  lift(): void {
    // Nobody passes a device at a table of the server.
  }

  async act(texts: readonly string[]): Promise<Refused | null> {
    return this.send((number) => this.connection.ask({ do: 'act', table: this.id, number, steps: [...texts] }))
  }

  async undo(count = 1): Promise<Refused | null> {
    return this.send((number) => this.connection.ask({ do: 'undo', table: this.id, number, count }))
  }

  async say(text: string): Promise<Refused | null> {
    return this.send(() => this.connection.ask({ do: 'chat', table: this.id, text }))
  }

  /** As they are now: each seat may choose for itself until the game starts. */
  get options(): Options {
    return this.info.value.options as Options
  }

  readonly leave = (): Promise<Refused | null> => this.change(ask('leaveTable', { id: this.id }))

  resign(): Promise<Refused | null> {
    return this.change(ask('resign', { id: this.id }))
  }

  propose(kind: ProposalKind, seat?: Seat): Promise<Refused | null> {
    const body = seat === undefined ? { kind } : { kind, seat }
    return this.change(ask('propose', { id: this.id, body }))
  }

  answer(proposal: string, agree: boolean): Promise<Refused | null> {
    return this.change(ask('vote', { id: this.id, body: { proposal, agree } }))
  }

  /** Anything that changes the table's page: joining, seating a bot, starting. */
  async change(asked: Promise<TableInfo | No>): Promise<Refused | null> {
    const answer = await asked
    if (refused(answer)) return reasonOf(answer)
    this.learn(answer)
    return null
  }

  async frames(): Promise<readonly Frame[]> {
    return framesOf(this.id)
  }

  refresh(): void {
    const { reader } = this
    void ask('getTable', { id: this.id }).then((info) => {
      if (!refused(info) && reader === this.reader) this.learn(info)
    })
  }

  close(): void {
    clearInterval(this.asking)
    clearTimeout(this.again)
    this.stopWatching()
    this.opening.close()
    this.connection.close()
    this.counsel?.close()
  }

  /** Another reader sees the table with other eyes: nothing of the former one's is kept. */
  private meet(reader: string | null): void {
    if (reader === this.reader) return
    this.reader = reader
    batch(() => {
      this.now.value = null
      this.lines.value = []
      this.talk.value = []
      this.barred.value = null
    })
    this.connection.reopen()
    this.recalled = this.recall()
  }

  private greet(): void {
    const { now, id } = this
    const since = now.value ? { number: now.value.number, hash: now.value.hash } : {}
    const invite = this.invite ? { invite: this.invite } : {}
    this.open({ do: 'open', table: id, ...since, ...invite })
  }

  private open(asking: Omit<Extract<ClientMessage, { do: 'open' }>, 'id'>): void {
    clearTimeout(this.again)
    void this.connection.ask(asking).then((answer) => {
      if (answer.ok) return
      const { refused } = answer
      if (refused === 'rules-missing') this.barred.value = refused
      // Nobody looks on at a private table without being somebody.
      else if (refused === 'no-such-table' || refused === 'not-signed-in') this.barred.value = 'no-such-table'
      // Whoever is not let in just now hears nothing more until they are.
      else this.again = window.setTimeout(() => this.open(asking), AGAIN_MS)
    })
  }

  private hear(message: ServerMessage): void {
    switch (message.tell) {
      case 'table':
        this.learn(message.info)
        break
      case 'state':
        if (message.table !== this.id) return
        this.last = []
        this.mine = null
        this.now.value = message
        void this.recallTo(message.number)
        break
      case 'update':
        if (message.table === this.id) this.update(message)
        break
      case 'chat':
        if (message.table === this.id) this.talk.value = merge(this.talk.value, [message.line])
        break
      case 'closed':
        if (message.table === this.id) this.barred.value = 'no-such-table'
        break
      case 'bye':
        heardGoodbye(message)
        break
      default:
    }
  }

  private learn(info: TableInfo): void {
    if (info.id === this.id && info.revision >= this.info.value.revision) this.info.value = info
  }

  private update(message: UpdateMessage): void {
    const before = this.now.value
    if (!before || message.number <= before.number) return
    const view = patched(before.view, message.patch)
    if (message.number !== before.number + 1 || !isHashOf(view, message.hash)) {
      this.open({ do: 'open', table: this.id })
      return
    }
    const { patch: _patch, events, by, ...facts } = message
    this.last = events
    this.mine = by !== undefined && by === message.seat
    this.lines.value = [...this.lines.value, ...events.map((event) => ({ moment: message.number, event }))]
    this.now.value = { ...facts, tell: 'state', view }
  }

  /** Fetches the past unless what was fetched already goes as far as a state that came. */
  private async recallTo(number: number): Promise<void> {
    const { reader } = this
    if ((await this.recalled) >= number || reader !== this.reader) return
    this.recalled = this.recall()
  }

  /** What was said and done before this page was opened, and how far that goes. */
  private async recall(): Promise<number> {
    const { reader } = this
    const [chat, frames] = await Promise.all([
      ask('listChat', { id: this.id }),
      this.info.value.status === 'open' ? [] : framesOf(this.id),
    ])
    if (reader !== this.reader) return -1
    if (!refused(chat)) this.talk.value = merge(this.talk.value, chat.lines)
    const lines = frames.flatMap(({ moment, events }) => events.map((event) => ({ moment, event })))
    const newest = lines.at(-1)?.moment ?? 0
    this.lines.value = [...lines, ...this.lines.value.filter((line) => line.moment > newest)]
    return frames.at(-1)?.moment ?? -1
  }

  private look(): Scene {
    const now = this.now.value
    if (!now)
      return {
        viewer: null,
        view: null,
        awaiting: [],
        choices: [],
        undoable: false,
        outcome: null,
        moment: 0,
        last: [],
        mine: null,
      }
    return {
      viewer: now.seat,
      view: now.view,
      awaiting: now.awaiting,
      choices: this.choices(now),
      undoable: now.undo,
      outcome: now.outcome,
      moment: now.number,
      last: this.last,
      mine: this.mine,
    }
  }

  private choices({ seat, awaiting, view }: StateMessage): readonly Choice[] {
    if (seat === null || !awaiting.includes(seat) || this.info.value.paused) return []
    const state = this.game.guess(view, quick(0))
    return this.game.legal(state, seat).map((move) => ({ move, text: this.game.write(move) }))
  }

  private linkNow(): Link {
    if (this.connection.open.value) return this.sending.value > 0 ? 'sending' : 'here'
    return this.connection.tries.value >= OFFLINE_AFTER || !navigator.onLine ? 'offline' : 'reconnecting'
  }

  private async send(ask: (number: number) => Promise<AnswerMessage>): Promise<Refused | null> {
    this.sending.value++
    const answer = await ask(this.now.value?.number ?? 0)
    if (answer.ok) await this.reached(answer.number ?? 0)
    this.sending.value--
    return answer.ok ? null : reasonOf(answer)
  }

  /** Until the table here is as far as what was answered: after a gap the answer may come before what it is about. */
  private reached(number: number): Promise<void> {
    const { reader } = this
    return new Promise((resolve) => {
      const stop = effect(() => {
        const here = this.now.value?.number ?? 0
        if (here < number && this.barred.value === null && reader === this.reader) return
        resolve()
        queueMicrotask(() => stop())
      })
    })
  }
}

/** All frames of a table from the server, as whoever asks may see them. */
export function framesOf(id: string): Promise<readonly Frame[]> {
  return framesOfPages((from) => ask('getHistory', { id, query: { from, limit: PAGE } }))
}

/** The same from whoever gives them page by page. */
export async function framesOfPages(
  fetchPage: (from: number) => Promise<Answer<'getHistory'> | No>,
): Promise<readonly Frame[]> {
  const frames: Frame[] = []
  for (let from = 0; ;) {
    const page = await fetchPage(from)
    if (refused(page)) return frames
    if (frames.length === 0) frames.push({ moment: page.from, view: page.view, events: [] })
    for (const { number, patch, events, by = null } of page.updates)
      frames.push({ moment: number, view: patched(frames.at(-1)?.view, patch), events, by })
    const reached = frames.at(-1)?.moment ?? 0
    if (reached >= page.number || page.updates.length === 0) return frames
    from = reached
  }
}

/** A house of an earlier build knows no prints, and says `stateHash` whatever it was asked for. */
function isHashOf(view: unknown, hash: string): boolean {
  return (isPrint(hash) ? printText(printOf(view)) : stateHash(view)) === hash
}

function playerOf(seat: TableInfo['seats'][number]): Player {
  const kind = seat.kind === 'gone' ? 'person' : seat.kind
  const level = seat.level === null ? {} : { level: seat.level }
  const owner = seat.for ? { owner: seat.for } : {}
  const here = kind === 'person' ? { here: seat.present, away: seat.away } : {}
  const rests = seat.rests ? { rests: seat.rests } : {}
  return { name: seat.name, kind, ...level, ...owner, ...here, ...rests }
}

/** Extra time that was agreed on; nothing where a seat has the time that all have. */
function timesOf(clock: ClockSpec, seat: Seat): Pick<Player, 'times'> {
  const times = clock.kind === 'none' ? 1 : (clock.extra?.[seat] ?? 1)
  return times > 1 ? { times } : {}
}

/** The server tells its own time; what counts here is how much is left. */
function clocksOf(clocks: Clocks | null): readonly (Clock | null)[] {
  if (!clocks) return []
  const at = Date.now()
  return clocks.seats.map(({ deadline, reserve }) => {
    const kept = reserve ?? 0
    if (deadline !== null) return { left: deadline - clocks.at, at, running: !clocks.paused, reserve: kept }
    return reserve === null ? null : { left: reserve, at, running: false, reserve: kept }
  })
}

function merge(known: readonly Said[], lines: readonly ChatLine[]): readonly Said[] {
  const all = new Map(known.map((line) => [line.key, line]))
  for (const { n, ...line } of lines) all.set(n, { key: n, ...line })
  return [...all.values()].sort((a, b) => a.key - b.key)
}

function reasonOf(no: No | AnswerMessage): Refused {
  if ('reason' in no && no.reason !== undefined) return { reason: no.reason }
  return { reason: 'refused' in no ? no.refused : 'unreachable' }
}
