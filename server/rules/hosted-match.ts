/**
 * A match as a rules thread hosts it: its session, the answers to recent acts, and the views its viewers were last
 * told. All of it can be rebuilt from the rows at any time.
 */
import { type Accepted, type AnyGame, MatchSession, type Seat, toldTo, type Viewer } from '../../engine/index.ts'
import { fingerprint, viewHash } from './fingerprint.ts'
import { forcedAct } from './forced.ts'
import { factsText, stageOf } from './history.ts'
import type { Act, Load, LogEntry, Played, Reply, SeatUpdate } from './messages.ts'
import { ShownViews } from './shown-views.ts'

/** Acts of a seat whose answer is remembered for a repeated message; older ones are refused as stale. */
const ANSWERS_KEPT = 64
const SNAPSHOT_EVERY = 100
/** More steps than any game forces in a row. */
const MOST_FORCED = 12

/** Who looks on, and for whom of them hashes are made beside prints. */
export interface Onlookers {
  readonly viewers: readonly Viewer[]
  readonly hashed: readonly Viewer[]
}

interface OnePlayed {
  readonly kind: 'played'
  readonly played: Played
}

export class HostedMatch {
  private readonly session: MatchSession
  private readonly answers = new Map<string, number>()
  private readonly views = new ShownViews()
  private snapshotAt: number

  constructor(game: AnyGame, { setup, snapshot, log }: Load) {
    this.session = new MatchSession(
      game,
      setup,
      log.map(({ entry }) => entry),
      snapshot,
    )
    this.snapshotAt = snapshot?.length ?? 0
    for (const entry of log) this.remember(entry)
  }

  get match() {
    return this.session.match
  }

  /** Plays the whole act, or nothing of it; after it what none of these people has to decide. */
  play(act: Act, onlookers: Onlookers, paused: boolean, people: readonly Seat[]): Reply {
    const first = this.perform(act, onlookers, paused)
    if (first.kind !== 'played') return first
    const more: Played[] = []
    for (let last = first.played; more.length < MOST_FORCED;) {
      const forced = forcedAct(last, people)
      const next = forced?.waits === false ? this.perform(forced.act, onlookers, paused) : null
      if (next?.kind !== 'played') break
      more.push(next.played)
      last = next.played
    }
    return { kind: 'played', played: first.played, more }
  }

  private perform(act: Act, onlookers: Onlookers, paused: boolean): Exclude<Reply, { kind: 'played' }> | OnePlayed {
    const { match } = this
    const number = match.version(act.seat)
    if ('id' in act) {
      const before = this.answers.get(`${act.seat} ${act.id}`)
      if (before !== undefined) return { kind: 'replayed', number: before }
      if (act.number !== number && !match.outcome) return { kind: 'refused', refused: 'stale', number }
    }
    if (paused && act.kind !== 'end' && act.kind !== 'rules') return { kind: 'refused', refused: 'paused', number }
    this.views.look(match, onlookers.viewers)
    const { length } = match.entries
    const shown = match.version(null)
    const updates: SeatUpdate[] = []
    const awaiting: (readonly Seat[])[] = []
    const refusal = this.session.perform(act, (step) => {
      awaiting.push(match.awaiting())
      this.tell(step, onlookers, updates)
    })
    if (!refusal) return { kind: 'played', played: this.played(act, { length, shown }, awaiting, updates) }
    // A refusal alone changes no view: made anew they would take as long as another seat's secrets are large.
    if (this.match !== match) this.views.clear()
    return { kind: 'refused', number, ...refusal }
  }

  /** Applies entries another node wrote. */
  follow(log: readonly LogEntry[], onlookers: Onlookers): readonly SeatUpdate[] {
    this.views.look(this.match, onlookers.viewers)
    const updates: SeatUpdate[] = []
    for (const each of log) {
      const step = this.session.apply(each.entry)
      this.remember(each)
      this.tell(step, onlookers, updates)
    }
    return updates
  }

  /** A seat's whole view as text, with its legal moves if asked for. */
  state(seat: Viewer, legal: boolean, print: boolean): string {
    const { match } = this
    const view = match.view(seat)
    const moves = legal && seat !== null ? match.legal(seat).map((move) => match.game.write(move)) : []
    const more = legal ? `,"legal":${JSON.stringify(moves)}` : ''
    return `${factsText(match, seat, fingerprint(view, print))},"view":${JSON.stringify(view)}${more}`
  }

  private played(
    act: Act,
    { length, shown }: { readonly length: number; readonly shown: number },
    awaiting: readonly (readonly Seat[])[],
    updates: readonly SeatUpdate[],
  ): Played {
    const { match } = this
    const moveId = 'id' in act ? act.id : null
    const number = match.version(act.seat)
    const log = match.entries.slice(length).map((entry, i) => ({ entry, moveId, number, awaiting: awaiting[i] ?? [] }))
    for (const each of log) this.remember({ ...each, at: 0 })
    const due = match.entries.length - this.snapshotAt >= SNAPSHOT_EVERY
    if (due) this.snapshotAt = match.entries.length
    const open = match.version(null) !== shown
    const seenByAll = (): unknown => this.views.seenByAll(match)
    return {
      log,
      length: match.entries.length,
      settled: match.settled,
      floor: match.floor,
      forced: this.session.forcedStep(seenByAll),
      number,
      awaiting: match.awaiting(),
      out: match.out(),
      outcome: match.outcome,
      versions: [...match.seen],
      open,
      stage: open ? stageOf(match, seenByAll) : null,
      updates,
      snapshot: due ? match.snapshot() : null,
    }
  }

  private remember({ entry, moveId, number }: LogEntry): void {
    if (moveId === null || entry.seat === null) return
    this.answers.set(`${entry.seat} ${moveId}`, number)
    if (this.answers.size <= ANSWERS_KEPT * this.match.setup.seats) return
    for (const oldest of this.answers.keys()) {
      this.answers.delete(oldest)
      break
    }
  }

  private tell(step: Accepted, { viewers, hashed }: Onlookers, updates: SeatUpdate[]): void {
    const { match } = this
    // What everybody is told is written once.
    const all = step.told.every(({ to }) => !to) ? JSON.stringify(toldTo(step.told, null)) : null
    this.views.changes(match, viewers, (seat, { number, print, patch }) => {
      const events = all ?? JSON.stringify(toldTo(step.told, seat))
      const mine = seat !== null && step.entry.seat === seat ? `,"by":${seat}` : ''
      const rest = `,"patch":${patch},"events":${events}${mine}`
      updates.push({ seat, number, print: true, text: factsText(match, seat, print) + rest })
      if (!hashed.includes(seat)) return
      const hash = viewHash(this.views.seenBy(seat))
      updates.push({ seat, number, print: false, text: factsText(match, seat, hash) + rest })
    })
  }
}
