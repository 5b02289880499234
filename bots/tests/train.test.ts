import { expect, test } from 'vitest'
import { type AnyTraining, quick } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { train } from '../train/index.ts'
import { regress } from '../train/regression.ts'
import { Samples } from '../train/samples.ts'

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
  const learn = (seed: number): object => train(game, training as AnyTraining, { seed, games: 2 })
  const once = learn(1)
  expect(learn(1)).toEqual(once)
  expect(learn(2)).not.toEqual(once)
  const numbers = Object.values(once).flat()
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
