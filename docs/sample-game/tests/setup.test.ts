import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { about } from '../about.ts'
import { setup } from '../rules/setup.ts'

const seats = Math.min(...about.seatCounts)

test('SG-2.1 SG-5.2 the deck lies in another order in another game', () => {
  const order = (seed: number): string => setup(seats, {}, quick(seed)).deck.join()
  expect(new Set([1, 2, 3].map(order)).size).toBe(3)
})

test('SG-2.1 everybody begins with all their coins and no county', () => {
  const state = setup(seats, {}, quick(1))
  expect(state.purses).toEqual(Array.from({ length: seats }, () => [1, 2, 3, 4, 5, 6, 7, 8]))
  expect(state.won.flat()).toEqual([])
})

test('SG-2.2 one county is turned up, nine are in the deck', () => {
  const state = setup(seats, {}, quick(1))
  expect(state.stakes).toHaveLength(1)
  expect(state.deck).toHaveLength(9)
  expect(state.deck).not.toContain(state.stakes[0])
})
