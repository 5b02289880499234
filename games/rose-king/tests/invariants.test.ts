import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import data from '../data.json' with { type: 'json' }
import { game } from '../index.ts'
import type { State } from '../types.ts'
import { newGame, playRandomly } from './position.ts'

/** Every stone lies on the board, and the crown on one of them. */
function layAllStones(state: State): void {
  state.board.fill(1, 0, data.stones.total)
  state.stonesLeft = 0
  state.crown = 0
}

test('the invariants hold in every state and notice what is broken', () => {
  for (const seats of [2, 4]) playRandomly(newGame(seats), quick(7), (_, __, after) => game.assert?.(after))
  const broken = (change: (state: State) => void) => () => {
    const state = newGame(2)
    change(state)
    game.assert?.(state)
  }
  expect(broken(() => {})).not.toThrow()
  expect(broken((state) => state.deck.pop())).toThrow('every card')
  expect(broken((state) => (state.discard = 1))).toThrow('every card')
  expect(broken((state) => state.hands.splice(0, 2, 0, (state.hands[0] ?? 0) | (state.hands[1] ?? 0)))).toThrow('limit')
  expect(broken((state) => (state.heroes[1] = -1))).toThrow('heroes')
  expect(broken((state) => (state.heroes[0] = 5))).toThrow('heroes')
  expect(broken((state) => state.stonesLeft--)).toThrow('no stone is lost')
  expect(broken((state) => state.board.pop())).toThrow('keeps its size')
  expect(broken((state) => (state.status = 'last-stone'))).toThrow('the last stone')
  expect(broken((state) => (state.turn = 2))).toThrow('somebody is to move')
  expect(broken((state) => (state.turn = -1))).toThrow('somebody is to move')
  expect(broken(layAllStones)).toThrow('the last stone')
  expect(
    broken((state) => {
      layAllStones(state)
      state.status = 'last-stone'
    }),
  ).not.toThrow()
  expect(
    broken((state) => {
      state.board[3] = 1
      state.stonesLeft--
    }),
  ).toThrow('the crown stands')
  expect(
    broken((state) => {
      state.discard = state.deck.splice(0).reduce((set, card) => set | (1 << card), 0)
    }),
  ).toThrow('never empty')
})
