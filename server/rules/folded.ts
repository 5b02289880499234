/**
 * A table as a rules thread holds it: the folded match, the answers to recent acts, and the views
 * listeners were last told. All of it can be rebuilt from the rows at any time.
 */
import { type Accepted, type AnyGame, diff, Match, refusedBy, type Seat, type Told } from '../../engine/index.ts'
import { houseOutcome } from './ending.ts'
import { Fingerprint, viewHash } from './fingerprint.ts'
import type { Act, Load, LogEntry, Piece, Played, Reply } from './messages.ts'

/** Acts of a seat whose answer is remembered for a repeated message; older ones are refused as stale. */
const ANSWERS_KEPT = 64
const SNAPSHOT_EVERY = 100
const IDLE_LIMIT = 200

/** What a pair of eyes was last told. */
interface Shown {
  number: number
  view: unknown
  readonly print: Fingerprint
}

export class Folded {
  readonly game: AnyGame
  readonly setup: Load['setup']
  match: Match
  private readonly answers = new Map<string, number>()
  private readonly views = new Map<Seat | null, Shown>()
  private snapshotAt: number

  constructor(game: AnyGame, { setup, snapshot, log }: Load) {
    this.game = game
    this.setup = setup
    this.match = new Match(
      game,
      setup,
      snapshot ?? undefined,
      log.map(({ entry }) => entry),
    )
    this.snapshotAt = snapshot?.length ?? 0
    for (const entry of log) this.remember(entry)
  }

  /** Plays the whole act, or nothing of it. */
  play(act: Act, eyes: readonly (Seat | null)[], paused: boolean): Reply {
    const { match } = this
    const number = 'seat' in act && act.seat !== null ? match.version(act.seat) : match.version(null)
    if ('id' in act) {
      const before = this.answers.get(`${act.seat} ${act.id}`)
      if (before !== undefined) return { kind: 'replayed', number: before }
      if (act.number !== number && !match.outcome) return { kind: 'refused', refused: 'stale', number }
    }
    if (paused && act.kind !== 'end') return { kind: 'refused', refused: 'paused', number }
    this.look(eyes)
    const length = match.entries.length
    const many = act.kind === 'idle' || (act.kind === 'act' && act.steps.length > 1)
    const firm = many ? match.snapshot() : null
    const pieces: Piece[] = []
    for (const result of this.steps(act)) {
      if (refusedBy(result)) {
        // A refusal alone changes no view: made anew they would take as long as another seat's secrets are large.
        if (match.entries.length > length) {
          this.match = new Match(this.game, this.setup, firm ?? undefined, match.entries.slice(0, length))
          this.views.clear()
        }
        const { refused, reason } = result
        return { kind: 'refused', refused, number, ...(reason === undefined ? {} : { reason }) }
      }
      this.tell(result, eyes, pieces)
    }
    return { kind: 'played', played: this.played(act, length, pieces) }
  }

  /** Applies entries another node wrote. */
  follow(log: readonly LogEntry[], eyes: readonly (Seat | null)[]): readonly Piece[] {
    this.look(eyes)
    const pieces: Piece[] = []
    for (const each of log) {
      const result = this.replay(each)
      if (refusedBy(result))
        throw new Error(`log entry ${this.match.entries.length} does not replay: ${result.refused}`)
      this.remember(each)
      this.tell(result, eyes, pieces)
    }
    return pieces
  }

  /** A seat's whole view as text, with its legal moves if asked for. */
  state(seat: Seat | null, legal: boolean): string {
    const { match, game } = this
    const view = match.view(seat)
    const moves = legal && seat !== null ? match.legal(seat).map((move) => game.write(move)) : []
    const more = legal ? `,"legal":${JSON.stringify(moves)}` : ''
    return `${this.facts(seat, viewHash(view))},"view":${JSON.stringify(view)}${more}`
  }

  replay({ entry }: LogEntry): ReturnType<Match['act']> {
    const { match } = this
    if (entry.kind === 'move') return match.act(entry.seat, entry.move)
    return entry.kind === 'undo' ? match.undo(entry.seat, entry.from) : match.end(entry.seat, entry.outcome)
  }

  private *steps(act: Act): Generator<ReturnType<Match['act']>> {
    const { match, game } = this
    switch (act.kind) {
      case 'act':
        for (const step of act.steps) yield match.act(act.seat, step)
        return
      case 'undo':
        yield match.undo(act.seat)
        return
      case 'idle':
        if (!match.awaiting().includes(act.seat)) yield { refused: 'not-awaited' }
        for (let step = 0; step < IDLE_LIMIT && match.awaiting().includes(act.seat); step++)
          yield match.act(act.seat, game.write(game.idle(match.state, act.seat)))
        return
      case 'end':
        yield match.end(act.seat, houseOutcome(game, match.state, this.setup.seats, act.seat, act.reason))
    }
  }

  private played(act: Act, length: number, pieces: readonly Piece[]): Played {
    const { match } = this
    const moveId = 'id' in act ? act.id : null
    const number = match.version(act.seat)
    const log = match.entries.slice(length).map((entry) => ({ entry, moveId, number }))
    for (const each of log) this.remember({ ...each, at: 0 })
    const due = match.entries.length - this.snapshotAt >= SNAPSHOT_EVERY
    if (due) this.snapshotAt = match.entries.length
    return {
      log,
      length: match.entries.length,
      number,
      awaiting: match.awaiting(),
      outcome: match.outcome,
      versions: [...match.seen],
      pieces,
      snapshot: due ? match.snapshot() : null,
    }
  }

  private remember({ entry, moveId, number }: LogEntry): void {
    if (moveId === null || entry.seat === null) return
    this.answers.set(`${entry.seat} ${moveId}`, number)
    if (this.answers.size <= ANSWERS_KEPT * this.setup.seats) return
    for (const oldest of this.answers.keys()) {
      this.answers.delete(oldest)
      break
    }
  }

  /** Makes sure there is a view to measure the change from, for every pair of eyes. */
  private look(eyes: readonly (Seat | null)[]): void {
    for (const seat of eyes) {
      const number = this.match.version(seat)
      if (this.views.get(seat)?.number === number) continue
      const view = this.match.view(seat)
      const print = new Fingerprint()
      print.of(view)
      this.views.set(seat, { number, view, print })
    }
  }

  private tell(result: Accepted, eyes: readonly (Seat | null)[], pieces: Piece[]): void {
    // What everybody is told is written once.
    const all = result.told.every(({ to }) => !to) ? JSON.stringify(eventsFor(result.told, null)) : null
    for (const seat of eyes) {
      const shown = this.views.get(seat)
      const number = this.match.version(seat)
      if (!shown || shown.number === number) continue
      const view = this.match.view(seat)
      const patch = diff(shown.view, view)
      const hash = shown.print.after(view, patch)
      shown.number = number
      shown.view = view
      const events = all ?? JSON.stringify(eventsFor(result.told, seat))
      const mine = seat !== null && result.entry.seat === seat ? `,"by":${seat}` : ''
      pieces.push({
        seat,
        number,
        text: `${this.facts(seat, hash)},"patch":${JSON.stringify(patch)},"events":${events}${mine}`,
      })
    }
  }

  private facts(seat: Seat | null, viewed: string): string {
    const { match } = this
    const undo = seat !== null && match.undoable(seat) !== null
    return `"seat":${seat},"number":${match.version(seat)},"hash":"${viewed}","awaiting":${JSON.stringify(match.awaiting())},"undo":${undo},"outcome":${JSON.stringify(match.outcome)}`
  }
}

export function eventsFor(told: readonly Told[], seat: Seat | null): readonly unknown[] {
  return told.filter(({ to }) => !to || (seat !== null && to.includes(seat))).map(({ event }) => event)
}
