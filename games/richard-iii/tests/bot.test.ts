import { expect, test } from 'vitest'
import { defaultOptions, quick } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { blockNo, MAX } from '../rules/blocks.ts'
import { knowledge } from '../bot/index.ts'
import { CARDS, SCENARIOS } from '../rules/ids.ts'
import { game } from '../index.ts'
import { areaNo } from '../rules/map.ts'
import { setup } from '../rules/setup.ts'
import type { Move, Phase } from '../types/index.ts'
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

test('a quick pick without the list is in the list, and no other phase than action is picked so', () => {
  for (const scenario of SCENARIOS) {
    const dice = quick(5)
    const state = setup(2, { ...defaultOptions(about), scenario }, dice)
    let quickly = 0
    while (state.awaited !== 0) {
      const seat = game.awaiting(state)[0]!
      const moves = game.legal(state, seat)
      const move = knowledge.quick!(state, seat, dice)
      if (move) {
        expect(moves).toContain(move)
        expect(state.phase).toBe('action')
        quickly++
      }
      game.apply(state, seat, move ?? knowledge.pick!(state, seat, moves, dice), dice, null)
    }
    expect(quickly).toBeGreaterThan(20)
  }
})

test('a playout ends where nothing is half done, and great decisions get more time than small ones', () => {
  const { state } = new Table({ lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
  const stakes = (phase: Phase): number => knowledge.stakes!({ ...state, phase }, L)
  expect(stakes('action')).toBeGreaterThan(stakes('battle-turn'))
  expect(stakes('battle-turn')).toBeGreaterThan(stakes('assign-hits'))
  const calm = (phase: Phase): boolean => knowledge.calm!({ ...state, phase })
  expect([calm('choose-card'), calm('mulligan'), calm('action'), calm('battle-turn')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('raising a noble looks better than ending the actions with points left', () => {
  const table = new Table({ lancaster: { kent: 'henry-vi' }, york: { essex: 'norfolk' } })
  const { state } = table
  const moves: Move[] = [{ type: 'recruit', block: 'lancaster-rivers', area: 'leicester' }, { type: 'end' }]
  state.phase = 'action'
  state.points = 2
  state.chosen = [CARDS.indexOf('2'), CARDS.indexOf('2')]
  const [raise, end] = moves.map((move) => knowledge.promise!(state, L, move))
  expect(raise).toBeGreaterThan(end!)
})

test('a guess at the start of a campaign puts nobles at their shields, whole', () => {
  const dice = quick(3)
  const state = setup(2, { ...defaultOptions(about), scenario: 'campaign-1460' }, dice)
  const view = game.view(state, Y)
  let home = 0
  for (let i = 0; i < 20; i++) {
    const guessed = game.guess(view, dice)
    if (guessed.at[blockNo('lancaster-oxford')] === areaNo('essex')) home++
    expect(guessed.strength.every((strength, block) => strength === MAX[block])).toBe(true)
  }
  expect(home).toBeGreaterThan(14)
})
