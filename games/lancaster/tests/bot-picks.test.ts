/** What the quick picks go by, and that it hangs on nothing but the table. */
import { expect, test } from 'vitest'
import { namedFactors } from '../../../engine/factors.ts'
import { knowledge } from '../bot/index.ts'
import learned from '../bot/learned.json' with { type: 'json' }
import { picksFor, picksWith } from '../bot/picks.ts'
import { promiseWith } from '../bot/promise.ts'
import { training } from '../bot/training.ts'
import { BY_HAND } from '../bot/weights.ts'
import { game } from '../index.ts'
import { BLUE, table } from './position.ts'

test.each([2, 3, 4, 5] as const)('with %i players picks go by the factors of the data file', (seats) => {
  const factors = learned.seats[seats]
  expect(Object.keys(factors)).toEqual(Object.keys(BY_HAND))
  const { weights } = picksFor(seats)
  for (const name of Object.keys(BY_HAND) as (keyof typeof BY_HAND)[])
    expect(weights[name]).toBeCloseTo(BY_HAND[name] * factors[name], 9)
  expect(() => picksFor(6)).toThrow('6 players')
})

test('training writes what the bots read', () => {
  const factors = training.start.map((_, i) => 1 + i / 100)
  expect(training.write([{ seats: 2, factors }])).toEqual({ seats: { 2: namedFactors(BY_HAND, factors) } })
})

const best = (t: ReturnType<typeof table>): (number | undefined)[] =>
  game.legal(t.state, BLUE).map((move) => knowledge.promise?.(t.state, BLUE, move))

test('a table with corrections is judged by its own figures, whichever was asked first', () => {
  const printed = best(table().court(BLUE, 1, 2, 3))
  const corrected = best(table(3, { 'scoring.noblemen.5': 90 }).court(BLUE, 1, 2, 3))
  expect(corrected).not.toEqual(printed)
  expect(best(table().court(BLUE, 1, 2, 3))).toEqual(printed)
})

test('players with other factors judge for themselves, in turns', () => {
  const { state } = table().court(BLUE, 1, 2)
  const [plain, greedy] = [1, 9].map((factor) => picksWith(Object.keys(BY_HAND).map(() => factor)))
  const move = game.legal(state, BLUE)[0]!
  const once = promiseWith(plain!, state, BLUE, move)
  expect(promiseWith(greedy!, state, BLUE, move)).not.toBe(once)
  expect(promiseWith(plain!, state, BLUE, move)).toBe(once)
})
