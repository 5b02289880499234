import { expect, test } from 'vitest'
import { assert } from '../rules/invariants.ts'
import type { State } from '../types.ts'
import { counties, position } from './position.ts'

test.each<[string, (state: State) => void]>([
  ['no county is lost', (state) => state.deck.pop()],
  ['every county is in one place', (state) => state.stakes.splice(0, 1, ...counties('essex'))],
  ['seat 1 has spent', (state) => state.purses[1]!.pop()],
  ['the coins of seat 0 are in order', (state) => state.purses[0]!.sort((a, b) => b - a)],
  ['seat 2 bids a coin of its own', (state) => (state.bids[2] = 9)],
  ['the round is one of the game', (state) => (state.round = 9)],
  ['when the last coin is chosen', (state) => state.bids.fill(4)],
])('a broken state is found out: %s', (what, breakIt) => {
  const state = position({ stakes: ['kent'], won: [['devon'], [], []], next: 'essex' })
  expect(() => assert(state)).not.toThrow()
  breakIt(state)
  expect(() => assert(state)).toThrow(what)
})
