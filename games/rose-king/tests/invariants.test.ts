import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import type { State } from '../types.ts'
import { newGame, playRandomly } from './position.ts'

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
  expect(broken((state) => state.stonesLeft--)).toThrow('no stone is lost')
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
