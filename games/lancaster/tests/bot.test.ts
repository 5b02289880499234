import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { knowledge } from '../bot.ts'
import { game } from '../index.ts'
import type { State } from '../types.ts'
import { BLUE, GREEN, RED, table } from './table.ts'

/** Seat 0 plays with knowledge, the others at random. */
function playOut(seats: number, seed: number): State {
  const dice = quick(seed)
  const state = game.setup(seats, { figures: null }, dice)
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legal(state, seat)
    const move = seat === 0 ? knowledge.pick?.(state, seat, moves, dice) : moves[dice.int(moves.length)]
    game.apply(state, seat, move!, dice, null)
  }
  return state
}

test.each([2, 3, 4, 5])('with %i players the quick pick beats random play', (seats) => {
  let wins = 0
  for (let seed = 1; seed <= 40; seed++) if (game.outcome(playOut(seats, seed))?.places[0] === 1) wins++
  expect(wins).toBeGreaterThan(34)
})

test('evaluation stays between −1 and 1, and knows a finished game', () => {
  const state = playOut(3, 5)
  const places = game.outcome(state)?.places ?? []
  places.forEach((place, seat) => expect(knowledge.evaluate(state, seat) > 0).toBe(place === 1))
  const t = table()
  for (const seat of [BLUE, GREEN, RED]) expect(Math.abs(knowledge.evaluate(t.state, seat))).toBeLessThan(1)
  t.state.points = [20, 0, 0]
  expect(knowledge.evaluate(t.state, BLUE)).toBeGreaterThan(0.5)
  expect(knowledge.evaluate(t.state, RED)).toBeLessThan(-0.5)
})

test('every legal move has a promise of at least 0', () => {
  const dice = quick(9)
  for (const seats of [2, 4]) {
    const state = game.setup(seats, { figures: null }, dice)
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves = game.legal(state, seat)
      for (const move of moves) expect(knowledge.promise?.(state, seat, move)).toBeGreaterThanOrEqual(0)
      game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
    }
  }
})

test('gold buys votes only while there are parliaments to come', () => {
  const votes = (round: number) => {
    const t = table().round(round).stock('gold', 4, 0, 0).applyLaws('law-gold-for-points')
    return knowledge.promise?.(t.state, BLUE, game.legal(t.state, BLUE).at(-1)!) ?? 0
  }
  expect(votes(5)).toBeGreaterThan(votes(1))
})
