import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { bid, position } from './position.ts'

test('more points are better, and so are higher coins left', () => {
  const ahead = position({ round: 2, won: [['yorkshire'], ['essex'], []] })
  expect(knowledge.evaluate(ahead, 0)).toBeGreaterThan(knowledge.evaluate(ahead, 1))
  const richer = position({ round: 2, spent: [[1], [8], [8]] })
  expect(knowledge.evaluate(richer, 0)).toBeGreaterThan(knowledge.evaluate(richer, 1))
})

test('a game that is over is won or lost', () => {
  const state = position({ round: 8, won: [['yorkshire'], ['essex'], []] })
  bid(state, 8, 8, 8)
  expect([0, 1, 2].map((seat) => knowledge.evaluate(state, seat))).toEqual([1, -1, -1])
})

test('for a rich county a high coin looks better, for a poor one a low coin', () => {
  const best = (state: ReturnType<typeof position>): number => {
    const promises = game.legal(state, 0).map((move) => knowledge.promise?.(state, 0, move) ?? 0)
    return promises.indexOf(Math.max(...promises)) + 1
  }
  expect(best(position({ stakes: ['yorkshire'] }))).toBe(8)
  expect(best(position({ stakes: ['surrey'] }))).toBeLessThan(3)
})

test('a quick pick is one of the moves it is given', () => {
  const state = position({})
  const moves = game.legal(state, 0)
  for (let seed = 0; seed < 20; seed++) expect(moves).toContain(knowledge.pick?.(state, 0, moves, quick(seed)))
})
