/**
 * A match: the pure state of a table and the append-only log it is folded from.
 *
 * Nothing is ever deleted from the log. Taking back is an entry like any other; it names how far
 * back it reaches, and folding the log skips what was taken back. A seat may take back its own
 * latest steps while no other seat has acted in between (steps made at the same time in secret slots
 * do not count as in between), no dice were drawn and no barrier event was told since.
 *
 * Going back further, over what others did, is an entry of its own (`back`): for all seats together, where what was drawn or
 * shown stays; over steps that nobody decided (`Game.forced`), with the step that led to them; and for whoever plays alone
 * against bots.
 */
import { type DiceSpec, makeDice } from './dice.ts'
import type { AnyGame, Dice, Options, Outcome, Seat } from './game.ts'
import { stateHash } from './hash.ts'
import { copyJson, sameJson } from './json.ts'
import type { Told } from './told.ts'

export interface MatchSetup {
  readonly game: string
  /** Rules version, pinned; all seats together may take up a later one in the middle (`rules` entries). */
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly dice: DiceSpec
}

export type Entry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string }
  /** Takes back the seat's own move entries from entry number `from` (0-based index in the log) on. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly from: number }
  /**
   * Everything from the seat's own move at entry number `to` on is taken back, whoever made it. `casual`: alone against bots, also
   * behind what was drawn or shown; the dice fall again as they fell.
   */
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number; readonly casual?: true }
  /** The table ended the game by agreement, resignation or time, not by its rules. */
  | { readonly kind: 'end'; readonly seat: Seat | null; readonly outcome: Outcome }
  /** All seats agreed to go on by a later version of the rules, under which everything so far would have been the same. */
  | { readonly kind: 'rules'; readonly seat: null; readonly version: number }

export interface Refusal {
  readonly refused: 'game-over' | 'not-awaited' | 'not-legal' | 'nothing-to-undo' | 'rules-missing' | 'rules-differ'
  /** The game's own reason for `not-legal`. */
  readonly reason?: string
}

export interface Accepted {
  readonly entry: Entry
  readonly told: readonly Told[]
  /** The move itself, of an entry that is one. */
  readonly move?: unknown
}

export function refusedBy(result: Accepted | Refusal): result is Refusal {
  return 'refused' in result
}

/** An entry that may still be taken back, with what folding it needs. */
interface Loose {
  readonly index: number
  readonly seat: Seat
  readonly move: string
  readonly together: boolean
  /** Seats other than its own that were told something by it. */
  readonly seen: ReadonlySet<Seat | null>
}

export interface Snapshot {
  readonly length: number
  readonly drawn: number
  readonly state: unknown
  readonly seen: readonly number[]
  readonly ended: Outcome | null
  /** The log length behind which something was drawn or shown; absent where an earlier build did not write it down. */
  readonly floor?: number
  /** Log indices since then of steps that everybody could see were the only ones. */
  readonly forced?: readonly number[]
}

/** The rules of that version, if they were loaded with those a match begins with. */
function laterRules(first: AnyGame, version: number): AnyGame | undefined {
  return first.later?.find(({ about }) => about.version === version)
}

function rulesAfter(first: AnyGame, entries: readonly Entry[]): AnyGame {
  const last = entries.findLast((entry) => entry.kind === 'rules')
  const rules = last ? laterRules(first, last.version) : first
  if (!rules) throw new Error(`the log goes on by rules version ${last?.version}, which is not here`)
  return rules
}

/**
 * Log indices of the entries that still stand: what was taken back is left out, and so is the taking back itself. Of a part of the
 * log, `first` is the index of its first entry.
 */
export function standing(entries: readonly Entry[], first = 0): readonly number[] {
  let stands: number[] = []
  entries.forEach((entry, at) => {
    if (entry.kind === 'back') stands = stands.filter((index) => index < entry.to)
    else if (entry.kind !== 'undo') stands.push(first + at)
    else
      stands = stands.filter((index) => {
        const other = entries[index - first]
        return index < entry.from || other?.kind !== 'move' || other.seat !== entry.seat
      })
  })
  return stands
}

/** A state in the shape of today's rules, in which those of different versions can be compared. */
function today({ game, state }: Match): unknown {
  return game.lift?.state ? game.lift.state(state) : state
}

export class Match {
  /** The rules it began with. */
  readonly first: AnyGame
  readonly setup: MatchSetup
  readonly entries: Entry[] = []
  /** Updates each seat has had; the last element counts the spectators'. */
  readonly seen: number[]

  private rules: AnyGame
  private now: unknown
  private dice: Dice
  private ended: Outcome | null = null
  /** The state no undo can reach behind, and the entries since. */
  private firm: Snapshot
  private loose: Loose[] = []
  /** The log length behind which something was drawn or shown, or a secret phase began or ended; `null` where that is not known. */
  private shown: number | null = 0
  /** Log indices since then of steps that everybody could see were the only ones. */
  private forced: readonly number[] = []

  constructor(game: AnyGame, setup: MatchSetup, snapshot?: Snapshot, entries: readonly Entry[] = []) {
    if (game.about.id !== setup.game) throw new Error(`match of ${setup.game} given the rules of ${game.about.id}`)
    if (game.about.version !== setup.version)
      throw new Error(`match needs rules version ${setup.version} of ${setup.game}, not ${game.about.version}`)
    this.first = game
    this.rules = game
    this.setup = setup
    if (snapshot) {
      this.rules = rulesAfter(game, entries.slice(0, snapshot.length))
      this.dice = makeDice(setup.dice, snapshot.drawn)
      this.now = this.copy(snapshot.state)
      this.seen = [...snapshot.seen]
      this.ended = snapshot.ended
      this.shown = snapshot.floor ?? null
      this.forced = snapshot.forced ?? []
      this.entries.push(...entries.slice(0, snapshot.length))
    } else {
      this.dice = makeDice(setup.dice)
      this.now = game.setup(setup.seats, setup.options, this.dice)
      this.seen = Array.from({ length: setup.seats + 1 }, () => 0)
    }
    this.firm = this.freeze()
    for (const entry of entries.slice(this.entries.length)) {
      const result = this.apply(entry)
      if (refusedBy(result))
        throw new Error(`log entry ${this.entries.length} does not replay: ${result.reason ?? result.refused}`)
    }
  }

  /** The rules it goes on by. */
  get game(): AnyGame {
    return this.rules
  }

  get state(): unknown {
    return this.now
  }

  get drawn(): number {
    return this.dice.drawn
  }

  get outcome(): Outcome | null {
    return this.ended ?? this.game.outcome(this.now)
  }

  awaiting(): readonly Seat[] {
    return this.ended ? [] : this.game.awaiting(this.now)
  }

  /** The seats that are out for good. */
  out(): readonly Seat[] {
    return this.game.out?.(this.now) ?? []
  }

  legal(seat: Seat): readonly unknown[] {
    return this.ended || !this.awaiting().includes(seat) ? [] : this.game.legal(this.now, seat)
  }

  view(seat: Seat | null): unknown {
    return this.game.view(this.now, seat)
  }

  /** What of the view depends on who looks, where the game says so; else all of it. */
  overlay(seat: Seat): unknown {
    return this.game.overlay ? this.game.overlay(this.now, seat) : this.view(seat)
  }

  hash(): string {
    return stateHash(this.now)
  }

  /** How many updates that seat (or the spectators) has had: what a client must expect when it acts. */
  version(seat: Seat | null): number {
    return this.seen[seat ?? this.setup.seats] ?? 0
  }

  /** The log length that no undo can reach behind any more. */
  get settled(): number {
    return this.firm.length
  }

  /** The log length behind which something was drawn or shown: all seats together can go back as far as here. */
  get floor(): number {
    return this.shown ?? this.firm.length
  }

  /** Adds an entry as it stands in a log. */
  apply(entry: Entry): Accepted | Refusal {
    switch (entry.kind) {
      case 'move':
        return this.act(entry.seat, entry.move)
      case 'undo':
        return this.undo(entry.seat, entry.from)
      case 'back':
        return this.back(entry.seat, entry.to, entry.casual)
      case 'end':
        return this.end(entry.seat, entry.outcome)
      case 'rules':
        return this.takeUp(entry.version)
    }
  }

  /** Plays the legal move whose notation is `text`. */
  act(seat: Seat, text: string): Accepted | Refusal {
    if (this.outcome) return { refused: 'game-over' }
    if (!this.game.awaiting(this.now).includes(seat)) {
      const reason = this.game.whyNot?.(this.now, seat, text)
      return reason === undefined ? { refused: 'not-awaited' } : { refused: 'not-awaited', reason }
    }
    const moves = this.game.legal(this.now, seat)
    const move = moves.find((choice) => this.game.write(choice) === text)
    if (move === undefined) {
      const reason = this.game.whyNot?.(this.now, seat, text)
      return reason === undefined ? { refused: 'not-legal' } : { refused: 'not-legal', reason }
    }
    const together = this.game.together?.(this.now) ?? false
    const forced = moves.length === 1 && !together && (this.game.forced?.(this.view(null)) ?? false)
    if (this.loose.some((step) => step.seat !== seat && !(together && step.together))) this.settle()
    const drawn = this.dice.drawn
    const told: Told[] = []
    let barrier = false
    this.game.apply(this.now, seat, move, this.dice, (event, to) => {
      told.push(to ? { event, to } : { event })
      if (this.game.barriers.includes(event.type)) barrier = true
    })
    const entry: Entry = { kind: 'move', seat, move: text }
    const seen = new Set<Seat | null>()
    for (let other = 0; other < this.setup.seats; other++)
      if (other === seat || told.some((item) => !item.to || item.to.includes(other))) seen.add(other)
    if (told.some((item) => !item.to)) seen.add(null)
    this.loose.push({ index: this.entries.length, seat, move: text, together, seen })
    if (forced) this.forced = [...this.forced, this.entries.length]
    this.entries.push(entry)
    this.count(seen)
    // Secret phases begin and end on firm ground: else a step before one would stand in the way of taking back
    // steps within it as soon as another seat acts, and the refusal would tell that it has.
    const turned = together !== (this.game.together?.(this.now) ?? false)
    const firm = barrier || turned || this.dice.drawn !== drawn
    if (firm) this.raiseFloor()
    if (firm || this.game.outcome(this.now)) this.settle()
    return { entry, told, move }
  }

  /** The log index of the first step that taking back so many would undo for this seat; `null` if there are not as many. */
  undoable(seat: Seat, count = 1): number | null {
    if (this.ended) return null
    return this.loose.filter((step) => step.seat === seat).at(-count)?.index ?? null
  }

  /** Takes back the seat's latest step, or all its steps from log index `from` on. */
  undo(seat: Seat, from = this.undoable(seat)): Accepted | Refusal {
    const undone = this.loose.filter((step) => step.seat === seat && from !== null && step.index >= from)
    if (this.ended || from === null || undone.length === 0) return { refused: 'nothing-to-undo' }
    const kept = this.loose.filter((step) => !undone.includes(step))
    const state = this.copy(this.firm.state)
    for (const step of kept) {
      const move = this.game.legal(state, step.seat).find((choice) => this.game.write(choice) === step.move)
      if (move === undefined) return { refused: 'nothing-to-undo' }
      this.game.apply(state, step.seat, move, this.dice, null)
    }
    const entry: Entry = { kind: 'undo', seat, from }
    this.now = state
    this.loose = kept
    this.entries.push(entry)
    const seen = new Set<Seat | null>([seat])
    for (const step of undone) for (const other of step.seen) seen.add(other)
    this.count(seen)
    const to = [...seen].filter((other) => other !== null)
    const event = { type: 'undo', seat }
    return { entry, told: [seen.has(null) ? { event } : { event, to }] }
  }

  /**
   * The entry by which the seat takes back its latest so many decisions without asking anybody; `null` if it may not. What was played
   * by itself since is no decision, and goes with the one that led to it.
   */
  taking(seat: Seat, count = 1): Extract<Entry, { kind: 'undo' | 'back' }> | null {
    if (this.ended) return null
    const from = this.loose.filter((step) => step.seat === seat && !this.forced.includes(step.index)).at(-count)?.index
    if (from !== undefined) return { kind: 'undo', seat, from }
    const to = this.outcome ? null : this.decision(seat, count)
    return to === null ? null : { kind: 'back', seat, to }
  }

  /** The seat's own latest decision but so many that stands above the floor, where nobody else has decided anything since. */
  private decision(seat: Seat, count: number): number | null {
    const { floor } = this
    const since = standing(this.entries.slice(floor), floor)
    for (let at = since.length - 1, left = count; at >= 0; at--) {
      const index = since[at] as number
      if (this.forced.includes(index)) continue
      if (this.entries[index]?.seat !== seat) return null
      if (--left === 0) return index
    }
    return null
  }

  /** Log indices of the seat's own moves that still stand, oldest first: where it could go back to, as far as its own deeds go. */
  ownSteps(seat: Seat): readonly number[] {
    return standing(this.entries).filter((index) => {
      const entry = this.entries[index]
      return entry?.kind === 'move' && entry.seat === seat
    })
  }

  /** Where the seat's latest turn begins that all together could take back; `null` if there is none. */
  lastTurn(seat: Seat): number | null {
    const stands = standing(this.entries)
    const isOwn = (index: number | undefined): index is number => {
      const entry = index === undefined || index < this.floor ? undefined : this.entries[index]
      return entry?.kind === 'move' && entry.seat === seat
    }
    let at = stands.findLastIndex(isOwn)
    while (isOwn(stands[at - 1])) at--
    return this.outcome ? null : (stands[at] ?? null)
  }

  /** The seat's own move at which it had a choice, so many from the latest; `null` if there are not as many. */
  lastChoice(seat: Seat, count = 1): number | null {
    return this.ownChoices(seat).at(-count) ?? null
  }

  /** The first such move at that log index or after it. */
  firstChoice(seat: Seat, from: number): number | null {
    return this.ownChoices(seat).find((index) => index >= from) ?? null
  }

  private ownChoices(seat: Seat): readonly number[] {
    const choices: number[] = []
    const again = new Match(this.first, this.setup)
    for (const index of standing(this.entries)) {
      const entry = this.entries[index] as Entry
      if (entry.kind === 'move' && entry.seat === seat && again.legal(seat).length > 1) choices.push(index)
      again.apply(entry)
    }
    return choices
  }

  /**
   * Takes back everything from the seat's move at log index `to` on. What was drawn or shown stays, unless it is casual: nobody
   * goes behind it. Whoever calls this has asked everybody concerned.
   */
  back(seat: Seat, to: number, casual?: true): Accepted | Refusal {
    if (this.outcome) return { refused: 'game-over' }
    if (!this.ownSteps(seat).includes(to)) return { refused: 'nothing-to-undo' }
    const kept = standing(this.entries).filter((index) => index < to)
    const again = new Match(this.first, this.setup, undefined, this.those(kept))
    if (!this.mayGoBack(again, to, casual === true)) return { refused: 'nothing-to-undo' }
    this.rules = again.rules
    this.now = again.now
    this.dice = again.dice
    this.forced = this.forced.filter((index) => index < to)
    const entry: Entry = { kind: 'back', seat, to, ...(casual && { casual }) }
    const event = { type: 'back', seat }
    if (casual) this.raiseFloor(this.entries.length + 1)
    return { entry, told: this.tellAll(entry, event) }
  }

  private those(indices: readonly number[]): readonly Entry[] {
    return indices.map((index) => this.entries[index] as Entry)
  }

  /** Whether nothing was drawn or shown from `to` on, and all of it was played by the same rules. */
  private mayGoBack(again: Match, to: number, casual: boolean): boolean {
    if (this.entries.some((entry, index) => entry.kind === 'rules' && index >= to)) return false
    if (casual) return true
    if (this.shown !== null) return to >= this.shown
    const probe = new Match(this.first, this.setup, undefined, again.entries)
    const since = standing(this.entries).filter((index) => index >= to)
    for (const entry of this.those(since)) {
      if (refusedBy(probe.apply(entry))) return false
      if (probe.floor > again.entries.length) return false
    }
    return true
  }

  /** Ends the match by the table's own doing. */
  end(seat: Seat | null, outcome: Outcome): Accepted | Refusal {
    if (this.outcome) return { refused: 'game-over' }
    const entry: Entry = { kind: 'end', seat, outcome }
    this.ended = outcome
    return { entry, told: this.tellAll(entry) }
  }

  /** Goes on by a later version of the rules, if by it the game would stand exactly as it does. */
  takeUp(version: number): Accepted | Refusal {
    if (this.outcome) return { refused: 'game-over' }
    const later = this.laterBy(version)
    if (!later) return { refused: 'rules-missing' }
    const state = this.stateBy(later)
    if (state === undefined) return { refused: 'rules-differ' }
    this.rules = later
    this.now = state
    const entry: Entry = { kind: 'rules', seat: null, version }
    return { entry, told: this.tellAll(entry) }
  }

  /** Whether by that later version the game would stand exactly as it does. */
  standsBy(version: number): boolean {
    const later = this.laterBy(version)
    return later !== undefined && this.stateBy(later) !== undefined
  }

  private laterBy(version: number): AnyGame | undefined {
    return version > this.game.about.version ? laterRules(this.first, version) : undefined
  }

  /** The state of the same log under other rules, in their shape; nothing if it would be another one. */
  private stateBy(later: AnyGame): unknown {
    try {
      const again = new Match(later, { ...this.setup, version: later.about.version })
      for (const entry of this.entries)
        if (entry.kind === 'rules') again.passOver(entry)
        else if (refusedBy(again.apply(entry))) return undefined
      const same = again.drawn === this.drawn && sameJson(again.seen, this.seen) && sameJson(today(again), today(this))
      return same ? again.now : undefined
    } catch {
      // Rules that fail on a game cannot be those it was played by.
      return undefined
    }
  }

  /** An entry about rules that are older than those the log is folded by: counted, and nothing else. */
  passOver(entry: Extract<Entry, { kind: 'rules' }>): void {
    this.tellAll(entry)
  }

  /** Everybody hears of it, and no undo reaches behind it. */
  private tellAll(entry: Entry, event: Told['event'] = { type: entry.kind }): readonly Told[] {
    this.entries.push(entry)
    this.count(new Set([...Array.from({ length: this.setup.seats }, (_, other) => other), null]))
    this.settle()
    return [{ event }]
  }

  /**
   * The latest point that no undo can reach behind: with it and the log after it a match goes on
   * without replaying the rest. A cache, never the truth. `null` on quick dice, which cannot go on
   * from the middle.
   */
  snapshot(): Snapshot | null {
    return this.setup.dice.make === 'quick' ? null : { ...this.firm, state: this.copy(this.firm.state) }
  }

  private count(seen: ReadonlySet<Seat | null>): void {
    for (const seat of seen) {
      const place = seat ?? this.setup.seats
      this.seen[place] = (this.seen[place] ?? 0) + 1
    }
  }

  private raiseFloor(length = this.entries.length): void {
    this.shown = length
    this.forced = []
  }

  private settle(): void {
    this.firm = this.freeze()
    this.loose = []
  }

  private freeze(): Snapshot {
    const { length } = this.entries
    const kept = { drawn: this.drawn, state: this.copy(this.now), seen: [...this.seen], ended: this.ended }
    const floor = this.shown === null ? {} : { floor: this.shown }
    return { length, ...kept, ...floor, ...(this.forced.length > 0 && { forced: this.forced }) }
  }

  private copy(state: unknown): unknown {
    return this.game.copy ? this.game.copy(state) : copyJson(state)
  }
}
