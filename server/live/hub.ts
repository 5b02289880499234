/** Who listens to what on this node. */
import type { Seat } from '../../engine/index.ts'
import type { ChatLine, Notice } from '../../protocol/index.ts'
import type { SeatUpdate } from '../rules/messages.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { maySee } from '../tables/access.ts'
import { seatOf } from '../tables/rows.ts'
import { nothingTold } from '../tables/figures.ts'
import type { InfoViewer } from '../tables/info.ts'
import { toSeat } from '../tables/outbound.ts'
import type { Connection } from './connection.ts'

type Viewers = Map<Seat | null, Set<Connection>>

const NOBODY: readonly (Seat | null)[] = []
const NOBODY_LEFT: ReadonlyMap<Seat, number> = new Map()

export class Hub {
  readonly connections = new Set<Connection>()
  private readonly tables = new Map<string, Viewers>()
  private readonly persons = new Map<string, Set<Connection>>()
  private readonly waiters = new Map<string, Set<() => void>>()
  private readonly slow = new Set<Connection>()
  /** How many of the connections know no prints: pages of earlier builds, and programs that did not ask for them. */
  private printless = 0
  /** For each table, when seats were left whose last connection was closed. */
  private readonly left = new Map<string, Map<Seat, number>>()
  private readonly now: () => number
  private readonly awayMs: number
  private readonly minuteMs: number
  private readonly opening: InfoViewer['opening']
  private readonly figures: InfoViewer['figures']

  constructor(
    now: () => number,
    awayMs: number,
    minuteMs = 60_000,
    opening = { live: 180_000, slow: 86_400_000 },
    figures = nothingTold,
  ) {
    this.now = now
    this.awayMs = awayMs
    this.minuteMs = minuteMs
    this.opening = opening
    this.figures = figures
  }

  add(connection: Connection): void {
    this.connections.add(connection)
    if (!connection.prints) this.printless++
    if (connection.person === null) return
    const all = this.persons.get(connection.person) ?? new Set()
    this.persons.set(connection.person, all.add(connection))
  }

  /** Forgets a connection; the tables it had open are returned. */
  remove(connection: Connection): readonly string[] {
    if (this.connections.delete(connection) && !connection.prints) this.printless--
    this.slow.delete(connection)
    const tables = [...(connection.opened?.keys() ?? [])]
    for (const table of tables) this.close(connection, table)
    if (connection.person !== null) {
      const all = this.persons.get(connection.person)
      all?.delete(connection)
      if (all?.size === 0) this.persons.delete(connection.person)
    }
    return tables
  }

  open(connection: Connection, table: string, seat: Seat | null): void {
    this.close(connection, table)
    connection.opened ??= new Map()
    connection.opened.set(table, { seat, behind: false })
    const viewers: Viewers = this.tables.get(table) ?? new Map<Seat | null, Set<Connection>>()
    this.tables.set(table, viewers)
    viewers.set(seat, (viewers.get(seat) ?? new Set()).add(connection))
    if (seat !== null) this.forgetLeft(table, seat)
  }

  /** They are here again, or at another node; true if they had gone. */
  forgetLeft(table: string, seat: Seat): boolean {
    return this.left.get(table)?.delete(seat) ?? false
  }

  /** Nobody of that seat is connected any more; false if somebody is, here. */
  noteLeft(table: string, seat: Seat): boolean {
    if (this.tables.get(table)?.has(seat)) return false
    this.forgetOld()
    // Kept also while nobody looks: whoever loads the page anew would see somebody there who is not. The latest stand last.
    const gone = this.left.get(table) ?? new Map<Seat, number>()
    this.left.delete(table)
    this.left.set(table, gone.set(seat, this.now()))
    return true
  }

  /** After so long nobody counts as present who is not connected, noted or not. */
  private forgetOld(): void {
    for (const [table, gone] of this.left) {
      if (this.now() - Math.max(...gone.values()) < this.awayMs) return
      this.left.delete(table)
    }
  }

  close(connection: Connection, table: string): void {
    const opened = connection.opened?.get(table)
    if (!opened) return
    connection.opened?.delete(table)
    const viewers = this.tables.get(table)
    const listeners = viewers?.get(opened.seat)
    listeners?.delete(connection)
    if (listeners?.size === 0) viewers?.delete(opened.seat)
    if (viewers?.size === 0) this.tables.delete(table)
  }

  /** The seats (and spectators) somebody listens for. */
  viewers(table: string): readonly (Seat | null)[] {
    const viewers = this.tables.get(table)
    return viewers ? [...viewers.keys()] : NOBODY
  }

  /** Those of them for whom some listen that know no prints. */
  hashed(table: string): readonly (Seat | null)[] {
    if (this.printless === 0) return NOBODY
    const seats: (Seat | null)[] = []
    for (const [seat, listeners] of this.tables.get(table) ?? [])
      for (const { prints } of listeners)
        if (!prints) {
          seats.push(seat)
          break
        }
    return seats
  }

  /** Whether anybody here listens to the table or waits for something to happen there. */
  isFollowed(table: string): boolean {
    return this.tables.has(table) || this.waiters.has(table)
  }

  /** Nobody is connected, and nobody waits for anything. */
  get isQuiet(): boolean {
    return this.connections.size === 0 && this.waiters.size === 0
  }

  tellUpdates(table: LiveTable, updates: readonly SeatUpdate[]): void {
    const viewers = this.tables.get(table.id)
    const now = this.now()
    for (const { seat, text, print } of updates) {
      const listeners = viewers?.get(seat)
      if (listeners) this.sendAll(table.id, listeners, toSeat(table, seat, { what: 'update', text }, now), print)
    }
    this.wake(table.id)
  }

  /** To those who know prints, or to the others: its text is of one kind. */
  tellState(table: LiveTable, seat: Seat | null, text: string, print: boolean): void {
    const listeners = this.tables.get(table.id)?.get(seat)
    if (listeners) this.sendAll(table.id, listeners, toSeat(table, seat, { what: 'state', text }, this.now()), print)
    this.wake(table.id)
  }

  /** Seats have changed hands: listeners see from the seat they have now, and are returned to be given a state. */
  reseat(table: LiveTable): readonly (readonly [Connection, Seat | null])[] {
    const moved: (readonly [Connection, Seat | null])[] = []
    for (const [seat, listeners] of this.tables.get(table.id) ?? [])
      for (const connection of listeners) {
        const now = seatOf(table.rows, connection.person)
        if (now !== seat) moved.push([connection, now])
      }
    for (const [connection, seat] of moved) this.open(connection, table.id, seat)
    return moved
  }

  /** Whoever may no longer see the table is told so, and nothing else. */
  showOut(table: LiveTable): void {
    for (const connection of this.tables.get(table.id)?.get(null) ?? []) {
      if (maySee(table.rows, connection.person)) continue
      this.close(connection, table.id)
      connection.sendAlways(JSON.stringify({ tell: 'closed', table: table.id }))
    }
  }

  /** The table's page, to each as they may see it. */
  tellInfo(table: LiveTable): void {
    for (const [seat, listeners] of this.tables.get(table.id) ?? [])
      for (const connection of listeners) {
        const viewer = this.infoViewer(table.id, connection.person)
        this.send(table.id, connection, toSeat(table, seat, { what: 'info', viewer }, this.now()))
      }
    this.wake(table.id)
  }

  /** To everybody but those who do not want to hear who said it. */
  tellChat(table: LiveTable, line: ChatLine, deaf: ReadonlySet<string>): void {
    for (const [seat, listeners] of this.tables.get(table.id) ?? []) {
      const hearing = [...listeners].filter(({ person }) => person === null || !deaf.has(person))
      const text = toSeat(table, seat, { what: 'chat', line }, this.now())
      for (const connection of hearing) this.send(table.id, connection, text)
    }
  }

  tellPerson(person: string, notice: Notice): void {
    const text = JSON.stringify({ tell: 'notice', notice })
    for (const connection of this.persons.get(person) ?? []) connection.send(text)
  }

  /** Notices about a table, or all of them, are read: no other tab counts them any more. */
  tellRead(person: string, table: string | null): void {
    const text = JSON.stringify({ tell: 'read', table })
    for (const connection of this.persons.get(person) ?? []) connection.send(text)
  }

  infoViewer(table: string, person: string | null): InfoViewer {
    const viewers = this.tables.get(table)
    const seats = [...(viewers?.keys() ?? [])].filter((seat) => seat !== null)
    const { awayMs, minuteMs, opening, figures } = this
    return {
      person,
      now: this.now(),
      awayMs,
      minuteMs,
      opening,
      figures,
      connected: new Set(seats),
      left: this.left.get(table) ?? NOBODY_LEFT,
      watching: viewers?.get(null)?.size ?? 0,
    }
  }

  /** Seats somebody sits at through this node, to be marked as seen. */
  present(): readonly { readonly table: string; readonly seat: Seat }[] {
    return [...this.tables].flatMap(([table, viewers]) =>
      [...viewers.keys()].flatMap((seat) => (seat === null ? [] : [{ table, seat }])),
    )
  }

  /** Nobody is kept waiting any more: the node goes down. */
  closing = false

  stopWaiting(): void {
    this.closing = true
    for (const table of this.waiters.keys()) this.wake(table)
  }

  /** Resolves when something happens at the table, or after `ms`. */
  change(table: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const all = this.waiters.get(table) ?? new Set()
      this.waiters.set(table, all)
      const done = (): void => {
        clearTimeout(timer)
        all.delete(done)
        if (all.size === 0) this.waiters.delete(table)
        resolve()
      }
      const timer = setTimeout(done, ms)
      all.add(done)
    })
  }

  /** Somebody has fallen behind: told so that nobody looks for such people while there are none. */
  onSlow: () => void = () => undefined

  get hasSlow(): boolean {
    return this.slow.size > 0
  }

  /** Whom to give a full state now that they have caught up, table by table. */
  *recovered(): Generator<readonly [Connection, string, Seat | null]> {
    for (const connection of this.slow) {
      if (!connection.caughtUp) continue
      this.slow.delete(connection)
      for (const [table, opened] of connection.opened ?? []) {
        if (!opened.behind) continue
        opened.behind = false
        yield [connection, table, opened.seat]
      }
    }
  }

  /** Ends the connections whose session was revoked, or whom the host has shut out, and says which it was. */
  signOut(why: (connection: Connection) => 'signed-out' | 'banned' | null): void {
    for (const connection of this.connections) {
      const reason = why(connection)
      if (reason === null) continue
      connection.sendAlways(JSON.stringify({ tell: 'bye', reason, wait: 0 }))
      connection.close(4001, 'signed out')
    }
  }

  private wake(table: string): void {
    for (const done of this.waiters.get(table) ?? []) done()
  }

  private sendAll(table: string, listeners: Iterable<Connection>, text: string, print: boolean): void {
    for (const connection of listeners) if (connection.prints === print) this.send(table, connection, text)
  }

  private send(table: string, connection: Connection, text: string): void {
    const opened = connection.opened?.get(table)
    if (!opened || opened.behind) return
    if (connection.send(text)) return
    opened.behind = true
    this.slow.add(connection)
    this.onSlow()
  }
}
