/** The vocabulary of the bots. */
import type { Texts } from './texts.ts'
import type { AnyGame, AnyKnowledge, Dice, Game, Knowledge, Liking, Options, Seat, Temper } from '../engine/index.ts'

declare const guessed: unique symbol

/**
 * A full state that was guessed from a seat's view. Search accepts nothing else, and `guess` and
 * `copy` are the only ways to get one: the true state of a table cannot reach it.
 */
export interface World {
  readonly [guessed]: true
}

export type Move = unknown

/** The rules as search sees them: no `setup`, and every state is a guessed world. */
export type Rules = Omit<Game<World, Move, { readonly type: string }, unknown>, 'setup'>

/** What a game teaches, about worlds. */
export type Lore = Knowledge<World, Move>

/** What a temper likes, about worlds. */
export type Fancy = Liking<World, Move>

/** How a game is best searched. */
export type Style = 'alphabeta' | 'race' | 'tree' | 'plan'

export interface Level {
  readonly id: string
  /** The longest it thinks, in milliseconds. */
  readonly budgetMs: number
  /** The most work it puts into one decision; `null`: as much as its time allows. */
  readonly effort: number | null
  /** How many plies ahead it looks in games searched by alpha-beta. */
  readonly depth: number
  /** The same on a board that a game has made for search, where it can be further. */
  readonly fastDepth?: number
  /** How often, from 0 to 1, it plays something without thinking. */
  readonly slip: number
  /**
   * How little it tells good from less good: a plan that is worse by this many times the spread of all it weighs is played e
   * times less often than the best. 0: it always plays the best it has found.
   */
  readonly blur: number
  /** It plays the best it has found, also where a game blurs its level. */
  readonly honest?: true
  /** What it likes beside winning; without one nothing. */
  readonly temper?: Temper
}

/** A question to a bot. It holds the seat's view and nothing else of the table. */
export interface Request {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge | null
  readonly view: unknown
  readonly seat: Seat
  readonly level: Level
  /** Any whole number from 0 to 2⁵³ − 1. The same view, seed and effort give the same answer. */
  readonly seed: number
  /** A clock in milliseconds. Without one only `effort` limits the search, and answers repeat exactly. */
  readonly now?: (() => number) | undefined
  /** Overrides the level's time. */
  readonly budgetMs?: number
  /** Overrides the level's effort. */
  readonly effort?: number
  /** What the bot had in mind after its last answer; it is followed while it still fits the view. */
  readonly intent?: Intent | null
  /** The table's settings, for what is told to people. No choice depends on them: the view has what matters of them. */
  readonly options?: Options | undefined
}

/** The rest of a plan: `moves` follow if the seat's view has the fingerprint `view`. */
export interface Intent {
  readonly view: string
  readonly moves: readonly string[]
}

/** A move the bot thought about. */
export interface Considered {
  readonly move: string
  /** What it expects from the move, from −1 (lost) to 1 (won). */
  readonly value: number
  /** The part of its thinking it gave to the move, from 0 to 1. */
  readonly share: number
}

export interface Choice {
  /** In the game's notation; always legal. */
  readonly move: string
  /** Best first. */
  readonly considered: readonly Considered[]
  /** Hand it back with the next request to go on with the same plan at once. */
  readonly intent: Intent | null
}

/** Everything a search works with. */
export interface Task {
  readonly rules: Rules
  readonly lore: Lore | null
  /** What the bot likes beside winning; `null` for one without a temper, and where the game knows nothing of it. */
  readonly fancy: Fancy | null
  readonly view: unknown
  readonly seat: Seat
  readonly seats: number
  /** For each seat the side it wins and loses with. */
  readonly sides: readonly number[]
  readonly level: Level
  readonly dice: Dice
  readonly texts: Texts
  /** What the bot had in mind before, whether or not the table still looks as it did then. */
  readonly intent: readonly string[]
}

/** What a search found: the moves it weighed, best first, and the plan the best one belongs to. */
export interface Finding {
  readonly considered: readonly Considered[]
  readonly plan: readonly string[]
  /** Every plan that was tried, the best one among them, and what it is worth. */
  readonly weighed: readonly { readonly plan: readonly string[]; readonly value: number }[]
}
