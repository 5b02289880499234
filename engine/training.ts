/** How a game's bots learn by playing: what `roses train` is told by the game. Nobody else loads it. */
import type { Knowledge, Options } from './game.ts'

/**
 * Weights that say who will win, found by regression on the outcomes of games that bots play against each other. The
 * judgement is a sum of numbers times weights: the logarithm of the odds of the first side.
 */
export interface OutcomeTraining<State, Move> {
  readonly by: 'outcomes'
  readonly seats: number
  readonly options: Options
  /** How many games are enough, and how many plies ahead everybody looks in them. */
  readonly games: number
  readonly depth: number
  /** Who plays them; it has a board for search. */
  readonly player: Knowledge<State, Move>
  /** How many weights there are. */
  readonly count: number
  /** Tells the numbers of a position that are not 0, each once, with the weight that it belongs to. */
  read(state: State, tell: (weight: number, value: number) => void): void
  /** What the file of the weights holds. */
  write(weights: readonly number[]): object
}

/**
 * Numbers that quick picks go by, tuned in games in which both sides play by picks alone: whatever wins more is kept. Each is
 * tuned as a factor on what was set by hand.
 */
export interface MatchTraining<State, Move> {
  readonly by: 'matches'
  /** The numbers of seats, each with factors of its own: the first begins at `start`, the others where the first has ended. */
  readonly seats: readonly number[]
  readonly options: Options
  /** How many games are enough, for each number of seats. */
  readonly games: number
  /** Where tuning begins: a factor for each number. */
  readonly start: readonly number[]
  /** Who picks with these factors. */
  player(factors: readonly number[]): Picker<State, Move>
  /** What the file of the factors holds. */
  write(tables: readonly TunedTable[]): object
}

export interface TunedTable {
  readonly seats: number
  readonly factors: readonly number[]
}

export type Picker<State, Move> = Required<Pick<Knowledge<State, Move>, 'pick'>> & Pick<Knowledge<State, Move>, 'quick'>

export type Training<State, Move> = OutcomeTraining<State, Move> | MatchTraining<State, Move>
export type AnyTraining = Training<unknown, unknown>
