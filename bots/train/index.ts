/** Learns what a game says can be learned by playing it. The same seed gives the same weights. */
import type { AnyGame, AnyTraining, OutcomeTraining } from '../../engine/index.ts'
import { regress } from './regression.ts'
import { Samples, SEED_SPAN } from './samples.ts'
import { playGame } from './selfplay.ts'
import { tune } from './tuning.ts'

type Outcomes = OutcomeTraining<unknown, unknown>

export interface Lessons {
  readonly seed: number
  /** Instead of as many as the game thinks are enough. */
  readonly games?: number
  readonly onGame?: (played: number, games: number) => void
  readonly onLoss?: (loss: number) => void
}

/** Weights are good to so many digits, and a file of more would only be longer. */
const DIGITS = 4

export function train(game: AnyGame, training: AnyTraining, lessons: Lessons): object {
  if (training.by === 'outcomes') return training.write(rounded(learn(game, training, lessons)))
  return training.write(tune(game, training, lessons).map((table) => ({ ...table, factors: rounded(table.factors) })))
}

function rounded(weights: readonly number[]): readonly number[] {
  return weights.map((weight) => Number(weight.toFixed(DIGITS)))
}

function learn(game: AnyGame, training: Outcomes, { seed, games, onGame, onLoss }: Lessons): readonly number[] {
  const all = games ?? training.games
  const samples = new Samples()
  for (let played = 0; played < all; played++) {
    playGame(game, training, seed * SEED_SPAN + played, samples)
    onGame?.(played + 1, all)
  }
  return regress(samples, training.count, seed, onLoss)
}
