/** The board that bots search on plays by the same rules, and judges by what the rules say of a position. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import type { Dice } from '../../../engine/game.ts'
import { boards, type Weights } from '../bot/search/index.ts'
import { KINDS } from '../bot/search/patterns.ts'
import { training } from '../bot/training.ts'
import { apply, legal } from '../rules/index.ts'
import { outcome } from '../rules/outcome.ts'
import type { Move, State } from '../types.ts'
import { newGame } from './position.ts'

/** Decks come back in the order of their cards, on both boards. */
const still: Dice = { int: () => 0, shuffle: () => {}, drawn: 0 }

const dice = quick(5)
const any = (count: number): number[] => Array.from({ length: count }, () => dice.int(1000) / 500 - 1)
/** Random weights: whatever either side counts wrongly shows in the sum. */
const list = any(training.count)
const make = boards(training.write(list) as Weights)

/** What the position is worth to red by the rules' own figures. */
function judged(state: State): number {
  let sum = 0
  training.read(state, (weight, value) => (sum += (list[weight] ?? 0) * value))
  return sum
}

function ended(state: State): number {
  const { places = [] } = outcome(state) ?? {}
  return places.every((place) => place === 1) ? 0 : places[0] === 1 ? 1 : -1
}

const tables = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: { 'reshuffle-timing': 'when-needed' } },
  { seats: 2, options: { scoring: 'triangular' } },
]

test.each(tables)('a whole game of $seats is the same on both boards, $options', ({ seats, options }) => {
  const into = new Int32Array(8)
  for (let seed = 0; seed < 4; seed++) {
    const state = newGame(seats, options, seed)
    while (state.status === 'running') {
      // A line of search is never longer than this.
      const board = make(state, 0, still)
      for (let ply = 0; ply < board.longest && state.status === 'running'; ply++) {
        const moves = legal(state, state.turn)
        const codes = board.codes(moves)
        expect(board.moves(into)).toBe(moves.length)
        expect(board.mine()).toBe(state.turn % 2 === 0)
        if (state.options.scoring === 'size-squared') expect(board.judge()).toBeCloseTo(judged(state), 8)
        const choice = dice.int(moves.length)
        board.make(codes[choice] as number)
        apply(state, state.turn, moves[choice] as Move, still, null)
        expect(board.over()).toBe(state.status !== 'running')
      }
      if (board.over()) expect(board.chance(board.judge())).toBe(ended(state))
    }
  }
})

test('a move taken back leaves everything as it was, and looking at it says what making it says', () => {
  const into = new Int32Array(8)
  for (let seed = 0; seed < 4; seed++) {
    const state = newGame(seed % 2 === 0 ? 2 : 4, {}, seed)
    while (state.status === 'running') {
      const board = make(state, 1, still)
      const [before, key] = [board.judge(), board.key()]
      const moves = Array.from(into.subarray(0, board.moves(into)))
      for (const move of moves) {
        const seen = board.peek(move)
        board.make(move)
        expect(board.judge()).toBeCloseTo(seen, 9)
        expect(board.key()).not.toBe(key)
        for (let back = 0; back < 3 && !board.over(); back++) {
          board.moves(into)
          board.make(into[0] as number)
          board.unmake()
        }
        board.unmake()
        expect([board.judge(), board.key()]).toEqual([before, key])
        expect(Array.from(into.subarray(0, board.moves(into)))).toEqual(moves)
      }
      const choices = legal(state, state.turn)
      apply(state, state.turn, choices[dice.int(choices.length)] as Move, still, null)
    }
  }
})

test('what is good for one side is as bad for the other, and a mirror changes nothing', () => {
  const state = newGame(2, {}, 3)
  for (let step = 0; step < 30; step++) {
    const choices = legal(state, state.turn)
    apply(state, state.turn, choices[dice.int(choices.length)] as Move, still, null)
  }
  expect(make(state, 0, still).judge()).toBeCloseTo(-make(state, 1, still).judge(), 9)
  const mirrored = { ...state, board: state.board.map((_, space) => state.board[80 - space] ?? 0) }
  expect(make(mirrored, 0, still).judge()).toBeCloseTo(make(state, 0, still).judge(), 9)
  expect(KINDS).toBe(100)
})
