/**
 * A match as it is played at a table, wherever the table is kept: acts of several steps that happen wholly or not at
 * all, the harmless default for an absent player, and endings by the table's own doing.
 */
import { type EndReason, endOutcome } from './ending.ts'
import { type ForcedStep, forcedStep } from './forced.ts'
import type { AnyGame, Seat } from './game.ts'
import { type Accepted, type Entry, Match, type MatchSetup, type Refusal, refusedBy, type Snapshot } from './match.ts'

export type TableAct =
  | { readonly kind: 'act'; readonly seat: Seat; readonly steps: readonly string[] }
  /** Takes back the seat's last `count` steps (one unless told), all of them or none. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count?: number }
  /** Takes back everything from the seat's own move at log index `to` on, as all concerned have agreed. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number; readonly casual?: true }
  /** The harmless default for an absent player, until the table no longer waits for the seat. */
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly seat: Seat | null; readonly reason: EndReason }
  /** Goes on by a later version of the rules, as all seats have agreed. */
  | { readonly kind: 'rules'; readonly seat: null; readonly version: number }

/** Hears of every step of an act while the match stands right behind it. */
export type OnStep = (step: Accepted) => void

/** So long a step without a choice waits where somebody could still take back what led to it. */
export const FORCED_GRACE_MS = 8000

/** An absent player whose default move never ends its turn must not hold the table for ever. */
const IDLE_LIMIT = 200

export class MatchSession {
  readonly setup: MatchSetup
  private current: Match

  constructor(game: AnyGame, setup: MatchSetup, entries: readonly Entry[] = [], snapshot: Snapshot | null = null) {
    this.setup = setup
    this.current = new Match(game, setup, snapshot ?? undefined, entries)
  }

  /** Asked for anew after every act: a refused one may have put another in its place. */
  get match(): Match {
    return this.current
  }

  get game(): AnyGame {
    return this.current.game
  }

  /** Adds an entry of a log; one that does not fit there is a fault of the log. */
  apply(entry: Entry): Accepted {
    const result = this.current.apply(entry)
    if (refusedBy(result))
      throw new Error(`log entry ${this.current.entries.length} does not replay: ${result.reason ?? result.refused}`)
    return result
  }

  /** Carries out the whole act, or nothing of it. Whatever `onStep` heard of a refused act has not happened. */
  perform(act: TableAct, onStep: OnStep = () => undefined): Refusal | null {
    const { match } = this
    const { length } = match.entries
    const many = act.kind === 'idle' || (act.kind === 'act' && act.steps.length > 1)
    const firm = many ? match.snapshot() : null
    for (const result of this.steps(act)) {
      if (refusedBy(result)) {
        if (match.entries.length > length)
          this.current = new Match(match.first, this.setup, firm ?? undefined, match.entries.slice(0, length))
        return result
      }
      onStep(result)
    }
    return null
  }

  /** The step that everybody can see is the only one there is, for the table to play by itself. */
  forcedStep(seenByAll?: () => unknown): ForcedStep | null {
    return forcedStep(this.match, seenByAll)
  }

  private takeBack(seat: Seat, count?: number): Accepted | Refusal {
    const entry = this.current.taking(seat, count)
    return entry ? this.current.apply(entry) : { refused: 'nothing-to-undo' }
  }

  private *steps(act: TableAct): Generator<Accepted | Refusal> {
    const { match, game } = this
    switch (act.kind) {
      case 'act':
        for (const step of act.steps) yield match.act(act.seat, step)
        return
      case 'undo':
        yield this.takeBack(act.seat, act.count)
        return
      case 'back':
        yield match.back(act.seat, act.to, act.casual)
        return
      case 'idle':
        if (!match.awaiting().includes(act.seat)) yield { refused: 'not-awaited' }
        for (let step = 0; step < IDLE_LIMIT && match.awaiting().includes(act.seat); step++)
          yield match.act(act.seat, game.write(game.idle(match.state, act.seat)))
        return
      case 'end':
        yield match.end(act.seat, endOutcome(game, match.state, this.setup.seats, act.seat, act.reason))
        return
      case 'rules':
        yield match.takeUp(act.version)
    }
  }
}
