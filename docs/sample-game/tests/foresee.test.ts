import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { position } from './position.ts'

test('SG-3.1 a coin is told how many higher ones the others hold', () => {
  const state = position({ round: 1 })
  const coins = state.purses[0] ?? []
  const say = (coin: number | undefined) =>
    game.speech.foresee?.(game.view(state, 0), [{ type: 'bid', coin: coin ?? 0 }]).map(({ text }) => text)
  expect(say(coins.at(-1))).toEqual([{ say: 'foresee.highest' }])
  // Two others hold the same purse, so one coin of each is higher.
  expect(say(coins.at(-2))).toEqual([{ say: 'foresee.higher', n: 2 }])
  expect(say(99)).toEqual([])
})
