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

export type Training<State, Move> = OutcomeTraining<State, Move>
export type AnyTraining = Training<unknown, unknown>
