/** What each level makes of the board for search: how much of its effort it spends, and that the lower ones play as ever. */
import { expect, test } from 'vitest'
import { choose, findLevel } from '../../../bots/index.ts'
import { quick } from '../../../engine/dice.ts'
import type { AnyKnowledge } from '../../../engine/game.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { apply, awaiting, legal } from '../rules/index.ts'
import { write } from '../rules/notation.ts'
import type { State } from '../types.ts'
import { newGame } from './position.ts'

/** A unit of effort, in positions. */
const POSITIONS = 50

/** The board for search, which counts the positions that it shows. */
function counted(): { readonly knowledge: AnyKnowledge; readonly positions: () => number } {
  let positions = 0
  const board: typeof knowledge.board = (state, seat, dice) => {
    const plain = knowledge.board?.(state, seat, dice)
    if (!plain) throw new Error('no board for search')
    const make = plain.make.bind(plain)
    const peek = plain.peek.bind(plain)
    plain.make = (move) => {
      positions++
      make(move)
    }
    plain.peek = (move) => {
      const before = positions
      const value = peek(move)
      // A draw that is peeked at is made and taken back.
      positions = before + 1
      return value
    }
    return plain
  }
  return { knowledge: { ...knowledge, board }, positions: () => positions }
}

function answer(state: State, level: string, seed: number, taught: AnyKnowledge = knowledge): string {
  const seat = state.turn
  return choose({ game, knowledge: taught, view: game.view(state, seat), seat, level: findLevel(level)!, seed }).move
}

/** A game of knights, each moment with a choice shown. */
function knights(seats: number, seed: number, watch: (state: State, step: number) => void): void {
  const state = newGame(seats, {}, seed)
  const dice = quick(seed)
  for (let step = 0; awaiting(state).length > 0; step++) {
    const moves = legal(state, state.turn)
    if (moves.length > 1) watch(state, step)
    const text = answer(state, 'knight', step)
    const move = moves.find((choice) => write(choice) === text)
    if (move) apply(state, state.turn, move, dice, null)
  }
}

test.each([
  [2, 0.3],
  [4, 0.06],
])('in the middle of a game of %i an earl spends a good part of its effort, %d at the least', (seats, part) => {
  const effort = findLevel('earl')?.effort ?? 0
  const spent: number[] = []
  knights(seats, 5, (state, step) => {
    if (state.stonesLeft > 40 || state.stonesLeft < 20 || step % 4 > 0) return
    const { knowledge: taught, positions } = counted()
    answer(state, 'earl', step, taught)
    spent.push(positions() / POSITIONS / effort)
  })
  expect(spent.length).toBeGreaterThan(4)
  expect(spent.reduce((sum, each) => sum + each, 0) / spent.length).toBeGreaterThan(part)
  expect(Math.max(...spent)).toBeLessThan(1.05)
})

test.each([2, 4])('pages, squires and knights answer in a game of %i as they always have', async (seats) => {
  const lines: string[] = []
  knights(seats, 3, (state, step) => {
    const answers = ['page', 'squire', 'knight'].map((level) => `${level} ${answer(state, level, step)}`)
    lines.push(`${step}: ${answers.join(', ')}`)
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/lower-levels-${seats}.txt`)
})
