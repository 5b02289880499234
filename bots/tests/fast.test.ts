/** Alpha-beta on a board of the game's own finds what alpha-beta on copied states finds. */
import { expect, test } from 'vitest'
import { type AnyKnowledge, quick, type SearchBoard } from '../../engine/index.ts'
import { Budget } from '../budget.ts'
import { FastSearch } from '../fast.ts'
import { choose, findLevel } from '../index.ts'
import { honest } from '../slips.ts'
import { nimGame, nimKnowledge } from './samples/nim.ts'

class NimBoard implements SearchBoard<unknown> {
  readonly longest = 40
  made: number[] = []
  looks = 0
  stones: number
  turn: number

  constructor(stones: number, turn: number) {
    this.stones = stones
    this.turn = turn
  }

  codes(legal: readonly unknown[]): readonly number[] {
    return legal as number[]
  }
  moves(into: Int32Array): number {
    const count = Math.min(3, this.stones)
    for (let i = 0; i < count; i++) into[i] = i + 1
    return count
  }
  make(move: number): void {
    this.looks++
    this.stones -= move
    this.turn = 1 - this.turn
    this.made.push(move)
  }
  unmake(): void {
    this.stones += this.made.pop() ?? 0
    this.turn = 1 - this.turn
  }
  mine(): boolean {
    return this.turn === 0
  }
  over(): boolean {
    return this.stones === 0
  }
  judge(): number {
    return this.stones > 0 ? 0 : this.turn === 1 ? 50 : -50
  }
  peek(move: number): number {
    this.make(move)
    const value = this.judge()
    this.unmake()
    return value
  }
  chance(judged: number): number {
    return judged / 50
  }
  key(): number {
    return this.stones * 2 + this.turn
  }
}

let boards: NimBoard[] = []
const knowledge: AnyKnowledge = {
  ...nimKnowledge,
  board: (state) => {
    const { stones, turn } = state as { stones: number; turn: number }
    const board = new NimBoard(stones, turn)
    boards.push(board)
    return board
  },
}

const level = findLevel('monarch')!
const ask = (stones: number, seat = 0, more = {}) => {
  const view = nimGame.view({ stones, turn: seat }, seat)
  return choose({ game: nimGame, knowledge, view, seat, level, seed: 7, effort: 100_000, ...more })
}

test('it leaves the opponent a multiple of four stones, and knows what every other move is worth', () => {
  for (const stones of [5, 6, 7, 9, 10, 11, 13]) {
    const { move, considered } = ask(stones)
    expect(move).toBe(`take${stones % 4}`)
    expect(considered.map(({ value }) => value)).toEqual([1, -1, -1])
  }
})

test('every row is what plain minimax says, at any depth and in any order', () => {
  const best = (stones: number, turn: number, depth: number): number => {
    if (stones === 0) return turn === 1 ? 1 : -1
    if (depth === 0) return 0
    const values = [1, 2, 3].filter((take) => take <= stones).map((take) => best(stones - take, 1 - turn, depth - 1))
    return turn === 0 ? Math.max(...values) : Math.min(...values)
  }
  const search = new FastSearch(new Budget(null))
  const dice = quick(1)
  for (let stones = 3; stones < 14; stones++)
    for (let depth = 1; depth < 9; depth++) {
      const order = [0, 1, 2]
      dice.shuffle(order)
      const row = search.root(new NimBoard(stones, 0), depth % 2, [1, 2, 3], order, depth)
      expect(Array.from(row ?? [])).toEqual([1, 2, 3].map((take) => best(stones - take, 1, depth - 1)))
    }
})

test('a game that is won beyond doubt is not thought over to the end of the time', () => {
  let readings = 0
  ask(13, 0, { effort: undefined, now: () => readings++, budgetMs: 1_000_000 })
  const until = readings
  boards = []
  // The same, but nobody knows how it ends.
  const doubtful = {
    ...knowledge,
    board: (state: unknown) =>
      Object.assign(new NimBoard((state as { stones: number }).stones, 0), {
        chance: (judged: number) => judged / 100,
      }),
  }
  readings = 0
  ask(40, 0, { knowledge: doubtful, effort: undefined, now: () => readings++, budgetMs: until * 20 })
  expect(until).toBeLessThan(200)
  expect(readings).toBeGreaterThan(until * 10)
})

/** Its first move alone decides, and nobody is sure of it. */
class FirstMoveBoard extends NimBoard {
  readonly sure: number
  constructor(stones: number, sure: number) {
    super(stones, 0)
    this.sure = sure
  }
  override judge(): number {
    return this.made[0] === 2 ? 1 : -1
  }
  override peek(move: number): number {
    return (this.made[0] ?? move) === 2 ? 1 : -1
  }
  override chance(judged: number): number {
    return judged * this.sure
  }
}

test('a move that stands far above all others is not thought over to the end of the time', () => {
  const readings = (sure: number): number => {
    let count = 0
    const asked = { ...knowledge, board: () => new FirstMoveBoard(40, sure) }
    ask(40, 0, { knowledge: asked, effort: undefined, now: () => count++, budgetMs: 3000 })
    return count
  }
  expect(readings(0.6)).toBeLessThan(2000)
  expect(readings(0.2)).toBeGreaterThan(2900)
})

/** Nobody knows how it ends. */
class LongBoard extends NimBoard {
  deepest = 0
  override make(move: number): void {
    super.make(move)
    this.deepest = Math.max(this.deepest, this.made.length)
  }
  override judge(): number {
    return 0
  }
}

test.each([
  ['page', 1],
  ['squire', 2],
  ['knight', 3],
  ['earl', 6],
])('on a board made for search, a %s looks this many plies ahead: %i', (id, plies) => {
  const asked: LongBoard[] = []
  const board = (): LongBoard => {
    const made = new LongBoard(1000, 0)
    asked.push(made)
    return made
  }
  ask(1000, 0, { knowledge: { ...knowledge, board }, level: honest(findLevel(id)!), effort: undefined })
  expect(Math.max(...asked.map(({ deepest }) => deepest))).toBe(plies)
})

test('it stops in the middle of a line when the work is done, and leaves the board as it was', () => {
  boards = []
  ask(39, 0, { effort: 3 })
  expect(boards.length).toBeGreaterThan(1)
  const looked = boards.reduce((sum, board) => sum + board.looks, 0)
  expect(looked).toBeLessThan(400)
  for (const board of boards) expect([board.stones, board.turn, board.made]).toEqual([39, 0, []])
})
