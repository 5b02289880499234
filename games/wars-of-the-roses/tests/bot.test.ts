import { expect, test } from 'vitest'
import { type Dice, quick } from '../../../engine/index.ts'
import { knowledge } from '../bot/index.ts'
import learned from '../bot/learned.json' with { type: 'json' }
import { BY_HAND, picksFor } from '../bot/picks.ts'
import { game } from '../index.ts'
import type { Move, State } from '../types/index.ts'

/** Random planners would dawdle: one step in twelve is `done`. */
const pick = (texts: readonly string[], dice: Dice): number =>
  texts.at(-1) === 'done' && dice.int(12) === 0 ? texts.length - 1 : dice.int(texts.length)

function playWith(
  choose: (state: State, seat: number, moves: readonly Move[]) => Move,
  seats: number,
  seed: number,
): State {
  const dice = quick(seed)
  const state = game.setup(seats, { figures: null }, dice)
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0])
    game.apply(state, seat, choose(state, seat, game.legal(state, seat)), dice, null)
  return state
}

test('four sensible players reach scores as people do, and beat random ones', () => {
  let best = 0
  const games = 12
  for (let seed = 0; seed < games; seed++) {
    const dice = quick(seed + 50)
    const state = playWith((now, seat, moves) => knowledge.pick?.(now, seat, moves, dice) as Move, 4, seed)
    best += Math.max(...state.vp) / games
  }
  expect(best).toBeGreaterThan(100)
  expect(best).toBeLessThan(145)
  let won = 0
  for (let seed = 0; seed < games; seed++) {
    const dice = quick(seed + 70)
    const state = playWith(
      (now, seat, moves) =>
        (seat === 0
          ? knowledge.pick?.(now, seat, moves, dice)
          : moves[
              pick(
                moves.map((move) => game.write(move)),
                dice,
              )
            ]) as Move,
      4,
      seed,
    )
    if (game.outcome(state)?.places[0] === 1) won++
  }
  expect(won).toBeGreaterThanOrEqual(9)
})

test('evaluate and promise stay in their bounds', () => {
  const dice = quick(4)
  playWith(
    (state, seat, moves) => {
      const value = knowledge.evaluate(state, seat)
      expect(Math.abs(value)).toBeLessThanOrEqual(1)
      for (const move of moves.slice(0, 5)) expect(knowledge.promise?.(state, seat, move)).toBeGreaterThanOrEqual(0)
      return knowledge.pick?.(state, seat, moves, dice) as Move
    },
    3,
    8,
  )
})

test.each([2, 3, 4] as const)('with %i players picks go by the factors of the data file', (seats) => {
  const factors = learned.seats[seats]
  expect(Object.keys(factors)).toEqual(Object.keys(BY_HAND))
  const picks = picksFor(seats)
  for (const name of Object.keys(BY_HAND) as (keyof typeof BY_HAND)[])
    expect(picks[name]).toBeCloseTo(BY_HAND[name] * factors[name], 9)
  expect(() => picksFor(5)).toThrow('5 players')
})
