/**
 * The contract of a game: everything the house knows about one.
 *
 * A game is a set of pure functions over plain JSON data. To write one, implement `Game` in
 * `games/<id>/index.ts`, add one line to `games/index.ts`, and call the conformance kit
 * (`engine/kit`) from its tests. `roses new-game` writes one to start from (CONTRIBUTING.md).
 *
 * The six promises a game makes (the kit tests every one of them):
 *
 * 1. **State is plain JSON** and nothing else holds anything pending: `JSON.parse(JSON.stringify(s))`
 *    plays on exactly as `s` does.
 * 2. **`legal` is the only source of legality.** A move is accepted if its seat is awaited and its
 *    notation is in the list; `apply` may therefore trust what it is given.
 * 3. **Small steps.** A decision is a pick from a finite list. Combined orders (a secret plan, a group
 *    move) are built step by step and closed with a move of their own.
 * 4. **A seat's view is all it may know.** `view`, the events told to it, `legal` and `whyNot` are the
 *    same bytes in any two states that differ only in what the seat cannot know.
 * 5. **No clock, no I/O, no `Math.random`**: chance comes from `dice` alone.
 * 6. **Whatever changes a seat's view tells that seat an event.** The house numbers a seat's updates
 *    by the events it was told (and its own moves), so a silent change would go unnoticed.
 */

import type { Chances } from './chances.ts'
import type { Corrected, Figure, FigureFault } from './figures.ts'
import type { Outline } from './outline.ts'
import type { Luck, Moment, Past, Tally, Trace } from './telling.ts'
import type { Lift } from './versions.ts'

/** A place at a table, 0-based. */
export type Seat = number

/** All chance. `drawn` counts the draws made so far; every `int` is one draw. */
export interface Dice {
  /** A whole number from 0 to n − 1, each equally likely. */
  int(n: number): number
  /** Puts the list into a random order, in place (one draw for each element but the last). */
  shuffle(list: unknown[]): void
  readonly drawn: number
}

/**
 * How a game says what happened. `to` names the seats that may know it; without it everybody may,
 * spectators included. It is `null` when nobody listens (search, simulation): write `tell?.({...})`
 * and the event is not even built then.
 */
export type Tell<Event> = ((event: Event, to?: readonly Seat[]) => void) | null

export interface Outcome {
  /**
   * For each seat its place: one more than the number of sides that did better, so 1 for the winner and `1, 2, 2, 4` after
   * a tie. Partners share theirs (`1, 2, 1, 2`). All 1 is a draw, or the common victory of a single side.
   */
  readonly places: readonly number[]
  /** For each seat its final score, in whatever the game counts. */
  readonly scores: readonly number[]
  /** The game has beaten everybody (against a common enemy, or alone): nobody wins, and all places are 1. */
  readonly lost?: true
  /** Why the game ended: an id such as `deadlock`; words for it are in the game's catalogues as `end.<reason>`. */
  readonly reason: string
}

interface Setting {
  readonly id: string
  /**
   * One value for each seat (a faction, a starting hand), chosen by whoever sits there before the start. The option's value
   * is then a list with one entry for each seat; `default` is that of every entry.
   */
  readonly each?: 'seat'
}

/** One setting of a table. Words for it are in the game's catalogues as `option.<id>` and `option.<id>.<value>`. */
export type OptionSpec =
  | (Setting & { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string })
  | (Setting & { readonly kind: 'flag'; readonly default: boolean })
  /** A whole number from `min` to `max`, counted from `min` in steps of `step` (1 unless told). */
  | (Setting & {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step?: number
      readonly default: number
    })
  /**
   * Corrected figures: entries by their path (`engine/figures.ts`), or an object laid over parts of the data file; `null` means the
   * figures as shipped.
   */
  | { readonly id: string; readonly each?: never; readonly kind: 'figures'; readonly default: null }

export type SettingValue = string | boolean | number
export type OptionValue = SettingValue | readonly SettingValue[] | null | { readonly [key: string]: unknown }
export type Options = { readonly [id: string]: OptionValue }

/** A rule that changed with a version; words for it are in the game's catalogues as `change.<id>`. */
export interface RuleChange {
  readonly id: string
  readonly version: number
  readonly rules: readonly string[]
}

/** The light part of a game, enough for a lobby: loading it does not load the rules. */
export interface About {
  readonly id: string
  /** Rules version. Every table pins it; raise it when a record of the old one would replay differently. */
  readonly version: number
  /** What each version but the first changed, for tables that may go on by it. */
  readonly changes?: readonly RuleChange[]
  readonly seatCounts: readonly number[]
  /** How many it is at its best with, offered first; the smallest number unless told. */
  readonly usualSeats?: number
  readonly options: readonly OptionSpec[]
  /** `RK` for rule ids such as `RK-4.2`. */
  readonly rulePrefix: string
  readonly designer: string
  readonly publisher: string
  readonly year: number
  readonly minutes: readonly [number, number]
  /**
   * The rule that limits what players may say to each other, at tables of these seat counts (all unless told). The chat shows
   * it as a notice; words for it are in the game's catalogues as `talk`.
   */
  readonly talk?: { readonly rule: string; readonly seats?: readonly number[] }
  /**
   * Tempers its bots may have (`Knowledge.tempers`), in the order they are offered in. Words for what to expect of one are in the
   * game's catalogues as `temper.<temper>`.
   */
  readonly tempers?: readonly Temper[]
}

/** What a bot may be like: the same judgement, and likings of its own. */
export const TEMPERS = ['bold', 'miser', 'schemer'] as const
export type Temper = (typeof TEMPERS)[number]

/**
 * Type parameters: `State`, `Move`, `Event` and `View` are plain JSON types of the game's own.
 * Events and moves are discriminated unions; an event has a `type`.
 */
export interface Game<State, Move, Event extends { readonly type: string }, View> {
  readonly about: About

  /** A new game. `options` has passed `readOptions` and `checkFigures`: every option of `about` is there. */
  setup(seats: number, options: Options, dice: Dice): State

  /**
   * Who owes a decision now; several seats decide at the same time. Empty exactly when the game is
   * over. Return shared constant lists (`SEATS[i]`), not fresh ones: it is called after every step.
   */
  awaiting(state: State): readonly Seat[]

  /**
   * Seats that are out for good while the game goes on. They are not awaited and have no say in what the table decides;
   * whoever sits there may leave and watch, and still gets a place in the outcome. Who is out is known to everybody, and
   * the step that puts a seat out tells a barrier event: nobody comes back by an undo.
   */
  out?(state: State): readonly Seat[]

  /**
   * True while seats decide at once in secret slots of the state. Steps of different seats then
   * commute, so a seat may take back its own whatever the others did meanwhile.
   */
  together?(state: State): boolean

  /**
   * Every choice the seat has now: never empty for an awaited seat, empty for any other. Moves are
   * immutable; share them instead of allocating. With `into` the list is written there (its old
   * content is dropped) and `into` is returned, so that search allocates nothing.
   */
  legal(state: State, seat: Seat, into?: Move[]): readonly Move[]

  /** Carries out a move of `legal(state, seat)`, in place. */
  apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void

  /** Exactly what that seat may know (`null`: a spectator). Fresh data, never parts of the state. */
  view(state: State, seat: Seat | null): View

  /**
   * Those fields of `view(state, seat)` that depend on who looks; all others are what a spectator sees. A table then makes,
   * compares and writes the common part once a move, however many look on. Worth having where few fields differ.
   */
  overlay?(state: State, seat: Seat): Partial<View>

  /**
   * A full state consistent with that view: `view(guess(v, dice), seat)` equals `v` and offers the
   * same legal moves. Hidden things are drawn at random, as evenly as is cheap.
   */
  guess(view: View, dice: Dice): State

  /** `null` while somebody is awaited. */
  outcome(state: State): Outcome | null

  /** The harmless default for an absent player: one of `legal(state, seat)`. */
  idle(state: State, seat: Seat): Move

  /** The move in the game's notation: short, without spaces, different for different legal moves of a state. */
  write(move: Move): string

  /** What chance added to a move, appended to its notation in a record (`+` becomes `+SE1`). */
  annotate?(move: Move, events: readonly Event[]): string

  /**
   * Why a text is not a legal move of that seat: a reason id, with words in the game's catalogues as
   * `refused.<id>`. It may be any text at all. Without it the reason is `not-legal`.
   */
  whyNot?(state: State, seat: Seat, text: string): string

  /**
   * The table with everything face up, for looking back on a finished game: made of the views of a spectator and of each
   * seat, in that order. Without it a game hides nothing that a board could show.
   */
  open?(views: readonly View[]): View

  /** Types of events that show something hidden or cannot be unsaid; no undo reaches back over one. */
  readonly barriers: readonly Event['type'][]

  /**
   * Whether everybody can see, from a spectator's view, that the one seat that is asked has a single step: the table then tells and plays
   * it. Never by anything hidden, nor in a secret phase: whoever answers at once would tell of it.
   */
  forced?(view: View): boolean

  /**
   * For each seat the side it wins and loses with, as everybody knows it now: a secret ally stands alone until shown.
   * Without it every seat stands alone.
   */
  sides?(state: State): readonly number[]

  /** What a seat may leave orders for, in its absence (`engine/standing.ts`). */
  readonly orders?: Orders<View, Move>

  /** A faster deep copy than the general one. */
  copy?(state: State): State

  /** What is wrong with corrected figures (an option of kind `figures`); an empty list accepts them. Older versions say it in English alone. */
  checkFigures?(figures: unknown): readonly (FigureFault | string)[]

  /** Every figure of the game as a table with these corrections plays it, in the order a player would look for it. */
  figures?(corrected: Corrected | null): readonly Figure[]

  /** Asserts whatever must hold in every state, by throwing; fuzzing and tests call it after every step. */
  assert?(state: State): void

  readonly speech: Speech<View, Move, Event>

  /** Set where an older version of the rules is served: how what is made today meets it (`engine/versions.ts`). */
  readonly lift?: Lift
  /** Later versions that a match of these rules may take up. */
  readonly later?: readonly AnyGame[]
}

/** Decisions that are a seat's own and yet foreseeable. Words are in the game's catalogues as `standing.<id>`. */
export interface Orders<View, Move> {
  readonly kinds: readonly OrderKind<View, Move>[]
  /** Counts the turns an order may be given for; without it none ends with a turn. */
  turn?(view: View): number
  /** Whether a seat may answer positions it foresees: for games in which everything is open. */
  readonly line?: true
}

export interface OrderKind<View, Move> {
  readonly id: string
  /** One of the moves, which are all the seat may do now; `null` where the order has nothing to say to them. */
  take(view: View, moves: readonly Move[]): Move | null
  /** Whether it has come to what the order was to last until: it ends, and the seat decides for itself. */
  ends?(view: View, moves: readonly Move[]): boolean
}

/** A game whose types do not matter to the caller: the house passes its data along unread. */
export type AnyGame = Game<unknown, unknown, { readonly type: string }, unknown>

/**
 * A sentence as data: the id of a message in the game's catalogues and what goes into its holes.
 * Never English in code: `engine/words.ts` renders it in the reader's language.
 */
export interface Phrase {
  readonly say: string
  readonly [hole: string]: string | number | SeatName | Phrase | readonly Phrase[]
}

/** Stands for the name of whoever has that seat. */
export interface SeatName {
  readonly seat: Seat
}

export interface Prompt {
  /** What is asked of the reader, or whom the table waits for. */
  readonly ask: Phrase
  /** The rule it comes from, for the link: `RK-4.2`. */
  readonly rule: string
}

/** The numbers that matter of one seat, for the panel beside the board and the chart of the score. */
export interface Standing {
  readonly score: number
  /** Where part of it is hidden from the reader: no more than this, and no less than `score`. */
  readonly most?: number
  readonly facts: readonly Phrase[]
  /** Facts, by their words, that the voice need not tell when they change: they are the score itself, or what an event has told. */
  readonly silent?: readonly string[]
}

/**
 * Names of the liveries a seat can wear; colours and charges are the theme's business. A game with more seats gives some of
 * them twice, and the house adds a mark of difference (`engine/liveries.ts`).
 */
export const LIVERIES = ['lancaster', 'york', 'azure', 'vert', 'or', 'gules', 'purpure'] as const
export type PlainLivery = (typeof LIVERIES)[number]
/** One of them, or the same with a mark of difference for the next who wears it: `azure-2`. */
export type Livery = PlainLivery | `${PlainLivery}-${number}`

/**
 * How heavy a line of the log is: a `heading` opens a turn, a `minor` one a battle or a count, a `line` tells a deed, and
 * what is `quiet` ("has chosen a card") is left out of the log, though not of the record.
 */
export const WEIGHTS = ['heading', 'minor', 'line', 'quiet'] as const
export type Weight = (typeof WEIGHTS)[number]

/** How a line of foresight is meant: as plain news, as something gained, or as a warning. */
export const TONES = ['plain', 'good', 'warn'] as const
export type Tone = (typeof TONES)[number]

/** A move that somebody may want to make, legal or not, and where on the board. */
export interface Try {
  /** As the board calls it. */
  readonly place: string
  readonly text: string
}

/** One thing that is known of a move before it is made: what it brings, costs or risks. */
export interface Foresight {
  readonly text: Phrase
  readonly tone: Tone
}

/** How a game speaks. Pure functions from data to data; all of them see only a view. */
export interface Speech<View, Move, Event> {
  /** For `null` (a spectator) and for seats not awaited: whom the table waits for. */
  prompt(view: View, seat: Seat | null): Prompt
  /** A move as an entry of a list: "Play north 2 with a hero". */
  move(move: Move, view: View): Phrase
  /**
   * The number in a move that names an amount ("Bid 37"), else `null`. Its notation ends with that number (`bid:37`), and
   * the moves that differ in nothing else are offered as one number to fill in instead of a button each.
   */
  amount?(move: Move): number | null
  /** An event as a line of the log, past or present tense, naming who did it. */
  event(event: Event): Phrase
  /** How heavy its line is in the log; without it every event is a `line`. */
  weight?(event: Event): Weight
  /** Whose deed the event tells, for shield and livery in the log; without it the event's own `seat`, if it has one. */
  actor?(event: Event): Seat | null
  /** Events of one type in a row as a single line ("Anna, Ben and Clara have decided"); `null`: each has its own. */
  group?(events: readonly Event[]): Phrase | null
  /** For each of these events, in their order, the marks it leaves on the board until the reader acts. */
  trace?(events: readonly Event[]): readonly (readonly Trace[])[]
  /** What the event is called among the moments of a game; `null` for most. `after` is the view it led to. */
  moment?(event: Event, after: View): Moment | null
  /** Points by round and source, from everything one viewer saw of a game that its rules have ended; they add up to the scores of its outcome. */
  tally?(past: readonly Past<View, Event>[]): Tally
  /** How chance fell in an event, where that can be said honestly; words for what it counts are in the catalogues as `luck`. */
  luck?(event: Event): Luck | null
  standing(view: View): readonly Standing[]
  /**
   * What those steps, made in this order by the reader, would bring, cost or risk: the most important first, two or three
   * lines. Without steps: what the decision itself should not be made without. Worked out by the rules on guesses of what the
   * view hides, with dice of fixed seeds, so that the same view always gives the same lines. Steps that are not legal give none.
   */
  foresee?(view: View, moves: readonly Move[]): readonly Foresight[]
  /** Where the game stands, in a few words for a list of tables: "Round 3 of 5: Parliament". */
  stage?(view: View): Phrase
  /** The board in plain characters and notation, for a terminal. */
  sketch?(view: View): string
  /**
   * The board in words: its places in the order a reader would walk them, and tables of what lies open. Without it a game
   * is read from its standings, its log and its list of moves.
   */
  outline?(view: View): Outline
  /**
   * A place of the board in whole sentences: what it is, whose, how strong, what it gives, what lies next to it, what limits
   * are left. For every place of `outline` and every place a move belongs to; empty for anything else.
   */
  describe?(view: View, place: string): readonly Phrase[]
  /**
   * What a hand may try: moves by the place of the board that stands for them, legal or not, the likeliest first. Where one
   * is not legal, `whyNot` gives a reason that `refusals` knows.
   */
  tries?(view: View): readonly Try[]
  /** The rule behind every reason that explains a refusal. */
  readonly refusals?: { readonly [reason: string]: string }
  /** Words in place of the catalogues' at a table with these options: corrected names, which only the table knows. */
  names?(options: Options): { readonly [id: string]: string }
  /** What a seat is called when no player's name is known ("Red", "York"), and what it wears. */
  seat(seat: Seat, seats: number): { readonly name: Phrase; readonly livery: Livery }
}

/**
 * What a game teaches the bots: small, readable judgement over a (guessed) full state.
 * It lives in `games/<id>/bot/` and is loaded only where bots run.
 */
export interface Knowledge<State, Move> {
  /** How well the seat stands, from −1 (lost) to 1 (won). */
  evaluate(state: State, seat: Seat): number
  /**
   * What `evaluate` is made of: for each part how much it speaks for the seat, in one measure for all parts. Words for a part that
   * grew or shrank by a move are in the game's catalogues as `reason.<part>.more` and `reason.<part>.less`.
   */
  parts?(state: State, seat: Seat): { readonly [part: string]: number }
  /** How promising a move looks before any search, at least 0; used to order and to prune: beside others, 0 is left out. */
  promise?(state: State, seat: Seat, move: Move): number
  /**
   * Whether a legal move is one that nobody makes who has understood the rules, because another can only be better. No plan
   * of a bot holds it.
   */
  absurd?(state: State, seat: Seat, move: Move): boolean
  /**
   * Whether what the seat may do now hangs on nothing that it could learn in this turn, so that a plan that was legal up to here in
   * one guessed world is legal in all: trials of plans make no list then. Without it every step is looked up in the list.
   */
  foreseen?(state: State, seat: Seat): boolean
  /** First steps of plans that are worth a trial though quick picks seldom come upon them. */
  ideas?(state: State, seat: Seat, moves: readonly Move[]): readonly (readonly Move[])[]
  /** A sensible, quick pick for playouts. */
  pick?(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move
  /**
   * A quick pick without the list of all moves, where the list is long; `null` asks for the list and `pick`. What it names is legal.
   */
  quick?(state: State, seat: Seat, dice: Dice): Move | null
  /**
   * How much hangs on the seat's next decision, from 0 (nothing) to 1: bots give it that part of their time and effort. For turns
   * made of many small steps; without it every decision gets the whole.
   */
  stakes?(state: State, seat: Seat): number
  /** Whether this is a good moment to judge: a playout goes on to the next one. Without it every moment is. */
  calm?(state: State): boolean
  /**
   * Whether the steps a seat makes in a row belong together (a secret plan, a group of moves), so that bots weigh whole turns
   * and not single steps; without it they do so where many secret choices are made at once.
   */
  readonly wholeTurns?: boolean
  /** How often a plan is tried before it is left for better ones: more often where luck decides much. Once without it. */
  readonly trials?: number
  /** Whether single choices are raced against each other in the same worlds, rather than tried by curiosity: for long playouts, of which there are few. */
  readonly race?: boolean
  /** How many steps a playout goes on before `evaluate` judges it. */
  readonly reach?: number
  /**
   * The state as a board made for search by alpha-beta, for a game of two sides that hides nothing but what chance will bring:
   * `dice` settle all of that beforehand. It judges for the side of that seat.
   */
  board?(state: State, seat: Seat, dice: Dice): SearchBoard<Move>
  /** The effort after which a race finds nothing better: who is limited by time alone stops there, too, and nobody waits. */
  readonly enough?: number
  /**
   * Levels that tell good from less good in another measure than elsewhere (`blur` of a level): for a game in which thinking longer finds
   * little that is better, so that levels would be alike.
   */
  readonly blurs?: { readonly [level: string]: number }
  /** What the values of a search are worth in games won. Told to people; no choice of a bot depends on it. */
  readonly chances?: Chances
  /** What bots of each temper like to do, in the game's own terms: those that `about.tempers` names. */
  readonly tempers?: Tempers<State, Move>
}

export type Tempers<State, Move> = { readonly [temper in Temper]?: Liking<State, Move> }

/** What a bot of some temper likes beside winning. It touches its own choices alone: others are guessed without any temper. */
export interface Liking<State, Move> {
  /**
   * How much the seat likes to make that move: 0 where it does not care, 1 for its heart's desire, −1 for what goes against the
   * grain. The steps of a plan add up, and count for no more than that together.
   */
  fond(state: State, seat: Seat, move: Move): number
  /** A quick pick in place of the game's own, where the seat's plans are made. */
  pick?(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move
}

/**
 * A position that is changed and changed back in place, millions of times a second. Moves are whole numbers that mean
 * something to the board alone, and only until it changes.
 */
export interface SearchBoard<Move> {
  /** For each legal move the number it has now. */
  codes(legal: readonly Move[]): readonly number[]
  /** Writes the moves of whoever is to move to the front of the list, the most promising first; says how many. */
  moves(into: Int32Array): number
  make(move: number): void
  unmake(): void
  /** Whether the side it judges for is to move. */
  mine(): boolean
  over(): boolean
  /** How well that side stands, in the board's own measure: `chance` says what it means. */
  judge(): number
  /** What `judge` would say after that move. */
  peek(move: number): number
  /** From −1 (lost) to 1 (won), and never less where `judge` says more. */
  chance(judged: number): number
  /** A number that hardly any two positions share. */
  key(): number
  /** How many moves may be made one after the other. */
  readonly longest: number
}

export type AnyKnowledge = Knowledge<unknown, unknown>
