import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { copy } from '../rules/copy.ts'
import { readPosition, writeBoard } from '../rules/notation.ts'
import { outcome } from '../rules/outcome.ts'
import { leaderOf, scoresOf, territoriesOf, territoryValue } from '../rules/scoring.ts'
import { settingsFrom } from '../rules/setup.ts'
import { NEIGHBOURS } from '../rules/spaces.ts'
import type { Stone } from '../types.ts'
import { view } from '../view/view.ts'
import { eventsOf, newGame, play, playRandomly } from './position.ts'

const BLOCKED = '9/9/9/9/9/9/9/9/r1w6 a1 r 0,0 S1.S2.W1.W2|SW1.SW2.SW3.S3.E2 W3.N1.N2.N3.NE1.NE2.NE3.E1.E3.SE1'

test('RK-6.1 a territory of n stones side by side is worth n × n; corners do not connect', () => {
  const { board } = readPosition('9/9/9/2r1r4/2rrr4/5w3/6w2/9/9 e5 r 4,4 N1|S1 *')
  const [red, white] = territoriesOf(board, 'size-squared')
  expect(red.map(({ size, value }) => [size, value])).toEqual([[5, 25]])
  expect(white.map(({ size }) => size)).toEqual([1, 1])
  expect(scoresOf(board, 'size-squared')).toEqual([
    { total: 25, stones: 5, territories: 1, largest: 5 },
    { total: 2, stones: 2, territories: 2, largest: 1 },
  ])
})

test('RK-6.1 the rulebook example counts 69 to 34', () => {
  const state = readPosition('www3rr1/www5r/ww7/4r4/3rrr3/4r4/rr5w1/7w1/6w2 e5 r 4,4 N1|S1 *')
  expect(scoresOf(state.board, 'size-squared').map((score) => score.total)).toEqual([34, 69])
})

test('RK-6.1 territories agree with a slow count that merges neighbours one by one', () => {
  const dice = quick(12)
  for (let i = 0; i < 200; i++) {
    const board = Array.from({ length: 81 }, () => dice.int(3) as Stone)
    const label = board.map((_, space) => space)
    for (let round = 0; round < 81; round++)
      board.forEach((stone, space) => {
        for (const near of NEIGHBOURS[space] ?? [])
          if (stone !== 0 && board[near] === stone) label[space] = Math.min(label[space] ?? 0, label[near] ?? 0)
      })
    const totals = [0, 0]
    for (const mark of new Set(label)) {
      const spaces = label.flatMap((other, space) => (other === mark && board[space] !== 0 ? [space] : []))
      const house = board[mark] === 1 ? 0 : 1
      totals[house] = (totals[house] ?? 0) + spaces.length ** 2
    }
    expect(scoresOf(board, 'size-squared').map((score) => score.total)).toEqual(totals)
  }
})

test('the triangular variant counts 1 + 2 + … + n', () => {
  expect([1, 2, 3, 8].map((size) => territoryValue(size, 'triangular'))).toEqual([1, 3, 6, 36])
  const options = settingsFrom({ scoring: 'triangular' })
  const state = readPosition(BLOCKED.replace('r1w6', 'rrw6'), null, options)
  expect(eventsOf(state, '+').at(-1)).toMatchObject({ totals: [3, 1], result: { house: 0, by: 'total' } })
  expect(outcome(state)?.scores).toEqual([3, 1])
})

test('RK-6.2 the total decides, then the largest territory, then the stones on the board', () => {
  const leader = (board: string) => leaderOf(scoresOf(readPosition(`${board} a1 r 0,0 N1|S1 *`).board, 'size-squared'))
  expect(leader('9/9/9/9/9/9/9/9/rr5ww')).toEqual({ house: null, by: 'draw' })
  expect(leader('9/9/9/9/9/9/9/9/rr6w')).toEqual({ house: 0, by: 'total' })
  expect(leader('wwwww4/9/9/rrrr5/9/9/rrr6/9/9')).toEqual({ house: 1, by: 'largest' })
  expect(leader('www1ww3/9/ww1w5/9/9/rrr6/9/9/rrr6')).toEqual({ house: 1, by: 'stones' })
})

test('RK-6.4 totals are open at any time', () => {
  const state = readPosition('9/9/9/9/2rrr1rr1/9/9/9/9 e5 r 4,4 E1|S1 *')
  expect(view(state, null).scores.map((score) => score.total)).toEqual([13, 0])
  expect(view(play(state, 'E1'), 1).scores.map((score) => score.total)).toEqual([36, 0])
  expect(view(state, 0).leader).toEqual({ house: 0, by: 'total' })
})

test('a play raises the own total; only a hero lowers the enemy total (RK-4.2, RK-4.4)', () => {
  for (let seed = 0; seed < 20; seed++)
    playRandomly(
      newGame(2, {}, seed),
      quick(seed),
      (before, move, after) => {
        if (move.type !== 'play') return expect(writeBoard(after.board)).toBe(writeBoard(before.board))
        const own = before.turn === 0 ? 0 : 1
        const was = scoresOf(before.board, 'size-squared').map((score) => score.total)
        const is = scoresOf(after.board, 'size-squared').map((score) => score.total)
        expect(is[own]).toBeGreaterThan(was[own] ?? 0)
        if (move.hero) expect(is[1 - own]).toBeLessThan(was[1 - own] ?? 0)
        else expect(is[1 - own]).toBe(was[1 - own])
      },
      copy,
    )
})
