import { expect, test } from 'vitest'
import { type AnyGame, type AnyTraining, type MatchTraining, type OutcomeTraining, quick } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { train } from '../train/index.ts'
import { regress } from '../train/regression.ts'
import { Samples } from '../train/samples.ts'
import { playGame } from '../train/selfplay.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

test('regression finds the weights that made the outcomes', () => {
  const truth = [2, -1, 0.5]
  const dice = quick(1)
  const samples = new Samples()
  const draw = (): number => dice.int(2001) / 1000 - 1
  for (let row = 0; row < 15_000; row++) {
    let sum = 0
    for (const [i, weight] of truth.entries()) {
      const value = draw()
      samples.tell(i, value)
      sum += weight * value
    }
    samples.endRow()
    samples.endGame(dice.int(1e6) / 1e6 < 1 / (1 + Math.exp(-sum)) ? 1 : 0)
  }
  const found = regress(samples, 3, 1)
  for (const [i, weight] of truth.entries()) expect(Math.abs((found[i] ?? 0) - weight)).toBeLessThan(0.15)
})

const learners = catalogue.filter((entry) => 'training' in entry).map((entry) => ({ id: entry.about.id, entry }))

test.each(learners)('$id: the same seed teaches the same, another seed something else', async ({ entry }) => {
  const [game, training] = await Promise.all([entry.load(), entry.training?.()])
  const learn = (seed: number): object =>
    train(game, training as AnyTraining, { seed, games: training?.by === 'matches' ? 4 : 2 })
  const once = learn(1)
  expect(learn(1)).toEqual(once)
  expect(learn(2)).not.toEqual(once)
  const numbersIn = (part: unknown): unknown[] =>
    typeof part === 'object' && part !== null ? Object.values(part).flatMap(numbersIn) : [part]
  const numbers = numbersIn(once)
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.every((weight) => Number.isFinite(weight))).toBe(true)
})

test('all positions of a game get its result, those of the next another', () => {
  const samples = new Samples()
  for (const result of [1, 0]) {
    for (let row = 0; row < 2; row++) samples.endRow()
    samples.endGame(result)
  }
  expect(samples.results).toEqual([1, 1, 0, 0])
})

/** Leaves a multiple of four stones in that part of all cases, or takes one; the second factor changes nothing. */
const nimPicks: MatchTraining<unknown, unknown> = {
  by: 'matches',
  seats: [2],
  options: {},
  games: 1200,
  start: [1, 1],
  player: ([sight = 1]) => ({
    pick(state, _seat, moves, dice) {
      const best = ((state as { stones: number }).stones % 4) - 1
      return dice.int(1000) < 200 * sight && best >= 0 ? moves[best] : moves[0]
    },
  }),
  write: (tables) => ({ factors: tables.at(-1)?.factors }),
}

test('tuning raises what wins games, whichever seat it sits on, and hardly moves what does not', () => {
  for (const seed of [1, 2]) {
    const { factors } = train(nimGame, nimPicks, { seed }) as { factors: number[] }
    expect(factors[0]).toBeGreaterThan(1.5)
    expect(Math.abs(Math.log(factors[1] ?? 0))).toBeLessThan(0.25)
  }
})

test('tuning without a game that tells anything stays where it began', () => {
  const blind = {
    ...nimPicks,
    start: [2, 0.5],
    player: () => ({ pick: (_state: unknown, _seat: number, moves: readonly unknown[]) => moves[0] }),
  }
  expect(train(nimGame, blind, { seed: 1, games: 40 })).toEqual({ factors: [2, 0.5] })
})

test('the first number of seats begins where it is told, all others where the first has ended', () => {
  const begun: number[] = []
  const watched = {
    ...nimPicks,
    seats: [2, 2, 2],
    start: [3, 1],
    player: (factors: readonly number[]) => {
      // Both sides of a match are moved apart equally far from where it stands.
      begun.push(factors[1] ?? 0)
      return nimPicks.player(factors)
    },
  }
  const heard: number[] = []
  train(nimGame, watched, { seed: 1, games: 200, onGame: (played) => heard.push(played) })
  const stood = (match: number): number => Math.sqrt((begun[2 * match] ?? 0) * (begun[2 * match + 1] ?? 0))
  expect(stood(0)).toBeCloseTo(1)
  expect(stood(100)).not.toBeCloseTo(1, 3)
  expect(stood(200)).toBeCloseTo(stood(100), 9)
  expect(heard.at(-1)).toBe(600)
})

/** Six stones taken one by one; who has won is given. */
function decidedBy(places: readonly number[]): AnyGame {
  const game: unknown = {
    ...nimGame,
    setup: () => ({ stones: 6, turn: 0 }),
    legal: (state: { stones: number; turn: number }, seat: number) =>
      state.stones > 0 && seat === state.turn ? [1] : [],
    outcome: (state: { stones: number }) => (state.stones > 0 ? null : { places, scores: [0, 0], reason: 'told' }),
  }
  return game as AnyGame
}

test.each([
  ['won by the first', [1, 2], 1],
  ['won by the second', [2, 1], 0],
  ['drawn', [1, 1], 0.5],
] as const)('positions of a game that is %s are learned as such, every other one of them', (_name, places, result) => {
  const samples = new Samples()
  const seen: number[] = []
  const lesson = {
    seats: 2,
    options: {},
    depth: 1,
    player: nimKnowledge,
    read(state: unknown, tell: (weight: number, value: number) => void) {
      seen.push((state as { stones: number }).stones)
      tell(0, 1)
    },
  } as unknown as OutcomeTraining<unknown, unknown>
  playGame(decidedBy(places), lesson, 1, samples)
  expect(seen).toEqual([6, 4, 2])
  expect(samples.results).toEqual([result, result, result])
  expect(samples.starts).toEqual([0, 1, 2, 3])
})

test('after each pass it is told how well that pass went, not all of them together', () => {
  const dice = quick(1)
  const told = (learnable: boolean): number[] => {
    const samples = new Samples()
    for (let row = 0; row < 2000; row++) {
      const value = dice.int(2) === 0 ? 1 : -1
      samples.tell(0, value)
      samples.endRow()
      samples.endGame((learnable ? value > 0 : dice.int(2) === 0) ? 1 : 0)
    }
    const losses: number[] = []
    regress(samples, 1, 1, (loss) => losses.push(loss))
    return losses
  }
  // Who can only toss a coin is wrong by the logarithm of two, in every pass.
  const coins = told(false)
  expect(coins.length).toBeGreaterThan(3)
  for (const loss of coins) expect(Math.abs(loss - Math.LN2)).toBeLessThan(0.02)
  const better = told(true)
  expect(better[0]).toBeLessThan(Math.LN2 + 0.01)
  for (const [i, loss] of better.entries()) if (i > 0) expect(loss).toBeLessThan(better[i - 1] ?? 0)
})

test('for each number of seats games of that many are played, two to a match', () => {
  const sizes: number[] = []
  const game: AnyGame = { ...nimGame, setup: (seats, ...given) => (sizes.push(seats), nimGame.setup(seats, ...given)) }
  train(game, { ...nimPicks, seats: [2, 4, 3] }, { seed: 1, games: 4 })
  expect(sizes).toEqual([2, 2, 2, 2, 4, 4, 4, 4, 3, 3, 3, 3])
})
