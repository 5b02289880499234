import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { calm } from '../bot/calm.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import type { State } from '../types/index.ts'
import { BLUE, GREEN, RED, table } from './position.ts'

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

test.each([2, 3, 4, 5])('with %i players a pick without the list is in the list', (seats) => {
  const dice = quick(seats)
  const figures = { counties: { A: { minStrength: 3 }, G: { minStrength: 1 } } }
  for (const options of [{ figures: null }, { figures }]) {
    const state = game.setup(seats, options, dice)
    let quickly = 0
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves = game.legal(state, seat)
      const named = knowledge.quick?.(state, seat, dice) ?? null
      if (named) {
        quickly++
        expect(moves).toContain(named)
      }
      // Random moves half the time lead to positions that sensible play never sees.
      const random = moves[dice.int(moves.length)]!
      game.apply(state, seat, dice.int(2) === 0 ? (named ?? random) : random, dice, null)
    }
    expect(quickly).toBeGreaterThan(20)
  }
})

test('a round begins once a round, with nothing pending', () => {
  const dice = quick(4)
  const state = game.setup(4, { figures: null }, dice)
  const begun: number[] = []
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    if (calm(state)) begun.push(state.round)
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
  }
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(calm(state)).toBe(true)
})

test('the chances of all seats add up to one, and every decision has its stakes', () => {
  const dice = quick(6)
  const state = game.setup(5, { figures: null }, dice)
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const chances = state.points.map((_, other) => (knowledge.evaluate(state, other) + 1) / 2)
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
    const stakes = knowledge.stakes?.(state, seat) ?? -1
    expect(stakes).toBeGreaterThanOrEqual(0)
    expect(stakes).toBeLessThanOrEqual(1)
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
  }
})

/** The most that a vote of that side promises, with any number of votes. */
const promised = (t: ReturnType<typeof table>, seat: number, yes: boolean): number =>
  Math.max(
    ...game
      .legal(t.state, seat)
      .flatMap((move) =>
        move.type === 'vote' && move.yes === yes ? [knowledge.promise?.(t.state, seat, move) ?? Number.NaN] : [],
      ),
  )

test('votes go to the law that pays the voter and not the others', () => {
  const t = table()
    .round(4)
    .stock('votes', 3, 3, 3)
    .court(BLUE, 1)
    .county(BLUE, 'A', 1)
    .county(BLUE, 'B', 2)
    .county(BLUE, 'I', 2)
    .laws(
      ['law-two-conflicts-goods', 'law-gold-for-points', 'law-squire-for-points'],
      ['law-three-counties-points', 'law-conflict-points', 'law-three-noblemen-recruit'],
    )
    .parliament()
  expect(promised(t, BLUE, true)).toBeGreaterThan(promised(t, BLUE, false))
  expect(promised(t, RED, false)).toBeGreaterThan(promised(t, RED, true))
})

test('the castle gets the weakest knight', () => {
  const t = table().court(BLUE, 1, 2).stock('squires', 3, 0, 0)
  const moves = game.legal(t.state, BLUE)
  const best = (strength: number) =>
    Math.max(
      ...moves.flatMap((move) =>
        move.type === 'castle' && move.strength === strength ? [knowledge.promise?.(t.state, BLUE, move) ?? 0] : [],
      ),
    )
  expect(best(1)).toBeGreaterThan(best(2))
})
