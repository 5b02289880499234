/**
 * The past of a table as its readers ask for it. It lives in a thread of its own and follows the log behind the table's
 * back: however long it takes, no move waits. Key frames along the log save folding it from the beginning every time.
 */
import {
  type AnyGame,
  type Frame,
  framesFrom,
  MatchSession,
  recordOf,
  type Seat,
  type Snapshot,
  toldFrames,
  type Viewer,
  writeRecord,
} from '../../engine/index.ts'
import { isFingerprintOf } from './fingerprint.ts'
import { catchUp, stateText, updatesOf } from './history.ts'
import type { Load, LogEntry, PastAsk, Reply, SeatUpdate } from './messages.ts'

/** More missed updates than this are sent as one full state instead. */
const CATCH_UP = 50
/** Log entries from one key frame to the next. */
const KEY_EVERY = 100

export class Past {
  private readonly game: AnyGame
  private readonly setup: Load['setup']
  private readonly log: LogEntry[] = []
  private readonly keys = new Map<number, Snapshot>()
  /** At the end of the log. */
  private readonly latest: MatchSession

  constructor(game: AnyGame, { setup, snapshot, log }: Load) {
    this.game = game
    this.setup = setup
    this.log.push(...log)
    this.latest = new MatchSession(
      game,
      setup,
      log.map(({ entry }) => entry),
      snapshot,
    )
    if (snapshot) this.keys.set(snapshot.length, snapshot)
  }

  get length(): number {
    return this.log.length
  }

  extend(log: readonly LogEntry[]): void {
    for (const each of log) {
      this.latest.apply(each.entry)
      this.log.push(each)
    }
  }

  answer(ask: PastAsk): Reply {
    switch (ask.op) {
      case 'look': {
        const { match } = this.latest
        const { seat } = ask
        const awaited = seat !== null && match.awaiting().includes(seat)
        return { kind: 'view', view: match.view(seat), number: match.version(seat), awaited }
      }
      case 'since':
        return this.since(ask.seat, ask.from, ask.hash, ask.print)
      case 'history': {
        const { seat, from, limit } = ask
        const frames = this.frames(seat, from, limit)
        const number = this.latest.match.version(seat)
        const past = { seat, from: frames[0]?.number, view: frames[0]?.view, updates: updatesOf(frames), number }
        return { kind: 'text', text: JSON.stringify(past), number }
      }
      case 'shown':
        return { kind: 'done-at', number: this.shown(ask.seat, ask.number) }
      case 'back': {
        const { match } = this.latest
        const to = match.lastTurn(ask.seat)
        return to === null
          ? { kind: 'refused', refused: 'nothing-to-undo', number: match.version(ask.seat) }
          : { kind: 'back', to, seen: this.seenBefore(to) }
      }
      case 'rules': {
        const { match } = this.latest
        return match.standsBy(ask.version)
          ? { kind: 'done' }
          : { kind: 'refused', refused: 'rules-differ', number: match.version(null) }
      }
      case 'record': {
        const { match } = this.latest
        const record = recordOf(match, ask.players, ask.date, ask.extra)
        const text = writeRecord(ask.old ? { ...record, format: 1 } : record)
        return { kind: 'text', text, number: match.version(null) }
      }
    }
  }

  private seenBefore(to: number): readonly number[] {
    const before = this.log.slice(0, to).map(({ entry }) => entry)
    return new MatchSession(this.game, this.setup, before).match.seen
  }

  private shown(seat: Seat, number: number): number {
    const session = new MatchSession(this.game, this.setup)
    let shown = session.match.version(null)
    for (const { entry } of this.log) {
      session.apply(entry)
      if (session.match.version(seat) > number) break
      shown = session.match.version(null)
    }
    return shown
  }

  private since(seat: Viewer, from: number, hash: string | null, print: boolean): Reply {
    const { match } = this.latest
    const number = match.version(seat)
    const whole = (): Reply => ({ kind: 'text', text: stateText(match, seat, print), number })
    if (from > number || number - from > CATCH_UP || hash === null) return whole()
    if (from === number && isFingerprintOf(match.view(seat), hash)) return this.updates([])
    const frames = this.frames(seat, from, CATCH_UP)
    if (!frames[0] || !isFingerprintOf(frames[0].view, hash)) return whole()
    return this.updates(catchUp(frames, seat, print))
  }

  private updates(updates: readonly SeatUpdate[]): Reply {
    const { match } = this.latest
    const { seen, outcome } = match
    return { kind: 'updates', updates, awaiting: match.awaiting(), versions: [...seen], outcome, stage: null }
  }

  /** The frame the viewer had at number `from`, and up to `limit` after it. */
  private frames(viewer: Viewer, from: number, limit: number): readonly Frame[] {
    const session = this.near(viewer, from)
    const { match } = session
    for (const { entry } of this.log.slice(match.entries.length)) {
      if (match.version(viewer) >= from) break
      session.apply(entry)
      if (match.entries.length % KEY_EVERY === 0) this.keep(match.snapshot())
    }
    const stretch: Frame[] = []
    for (const frame of toldFrames(framesFrom(session, this.log, viewer, from))) if (stretch.push(frame) > limit) break
    return stretch
  }

  private keep(key: Snapshot | null): void {
    if (key) this.keys.set(key.length, key)
  }

  /** From the last key frame before the viewer had had as many updates. */
  private near(viewer: Viewer, from: number): MatchSession {
    const place = viewer ?? this.setup.seats
    let best: Snapshot | null = null
    for (const key of this.keys.values())
      if ((key.seen[place] ?? 0) < from && key.length > (best?.length ?? 0)) best = key
    const entries = best ? this.log.slice(0, best.length).map(({ entry }) => entry) : []
    return new MatchSession(this.game, this.setup, entries, best)
  }
}
