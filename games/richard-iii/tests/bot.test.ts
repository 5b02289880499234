import { expect, test } from 'vitest'
import { defaultOptions, quick } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { knowledge } from '../bot.ts'
import { game } from '../index.ts'
import { setup } from '../setup.ts'
import { L, Table, Y } from './position.ts'

/** Plays a game; `clever` picks by judgement, the other at random. */
function winner(clever: number, seed: number): number {
  const dice = quick(seed)
  const state = setup(2, { ...defaultOptions(about), scenario: 'campaign-1460' }, dice)
  while (state.awaited !== 0) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    const move = seat === clever ? knowledge.pick!(state, seat, moves, dice) : moves[dice.int(moves.length)]!
    game.apply(state, seat, move, dice, null)
  }
  return state.winner
}

test('a bot that picks by judgement beats one that picks at random', () => {
  let won = 0
  for (let seed = 1; seed <= 20; seed++) for (const clever of [L, Y]) if (winner(clever, seed) === clever) won++
  expect(won).toBeGreaterThan(28)
})

test('the judgement is mirrored, certain at the end, and prefers more heads and heirs', () => {
  const few = new Table({ lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  const many = new Table({ lancaster: { kent: 'oxford beaumont clifford' }, york: { essex: 'norfolk' } })
  expect(knowledge.evaluate(many.state, L)).toBeGreaterThan(knowledge.evaluate(few.state, L))
  expect(knowledge.evaluate(few.state, L)).toBeCloseTo(-knowledge.evaluate(few.state, Y))
  const orphan = new Table({ dead: ['lancaster-somerset'], lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  expect(knowledge.evaluate(orphan.state, L)).toBeLessThan(knowledge.evaluate(few.state, L))
  few.state.winner = Y
  expect([knowledge.evaluate(few.state, L), knowledge.evaluate(few.state, Y)]).toEqual([-1, 1])
})

test('every legal move has a promise of at least nothing', () => {
  const dice = quick(8)
  const state = setup(2, defaultOptions(about), dice)
  while (state.awaited !== 0) {
    const seat = game.awaiting(state)[0]!
    const moves = game.legal(state, seat)
    for (const move of moves) expect(knowledge.promise!(state, seat, move)).toBeGreaterThanOrEqual(0)
    game.apply(state, seat, moves[dice.int(moves.length)]!, dice, null)
  }
})
