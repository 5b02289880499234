import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { bid, position } from './position.ts'

test('SG-5.1 that somebody has chosen is told to all, what they have chosen to them alone', () => {
  const state = position({})
  expect(bid(state, 6)).toEqual([
    { event: { type: 'chose', seat: 0, coin: 6 }, to: [0] },
    { event: { type: 'ready', seat: 0 } },
  ])
  expect(game.view(state, 0)).toMatchObject({ bid: 6, ready: [true, false, false] })
  for (const seat of [1, null]) {
    expect(game.view(state, seat)).toMatchObject({ bid: null, ready: [true, false, false] })
    // Not even by what is missing: the coin stays in the purse until it is shown.
    expect(game.view(state, seat).purses[0]).toContain(6)
  }
})

test('SG-5.2 of the deck a view holds nothing but its size', () => {
  const [one, other] = [position({ next: 'devon' }), position({ next: 'essex' })]
  for (const seat of [0, null]) expect(game.view(one, seat)).toEqual(game.view(other, seat))
  expect(game.view(one, 0).deckCount).toBe(9)
})

test('SG-5.3 counties won and coins left are open to everybody', () => {
  const state = position({ round: 2, won: [['essex'], [], []], spent: [[8], [3], [3]] })
  const { won, purses } = game.view(state, null)
  expect(won).toEqual(state.won)
  expect(purses).toEqual(state.purses)
})
