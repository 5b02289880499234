import { expect, test } from 'vitest'
import { quick } from '../index.ts'
import { conform, golden } from './index.ts'
import { game } from './samples/joust.ts'
import { hidden } from './samples/joust-hidden.ts'
import words from './samples/joust.json' with { type: 'json' }

test('the Joust keeps every promise of the contract', () => {
  for (const seats of [2, 3]) conform(game, { seats, games: 20, hidden, words })
  conform(game, { seats: 2, options: { bouts: 'short' }, games: 5, hidden })
})

test('the Joust plays to an end that names a winner', () => {
  expect(golden(game, { seats: 2, seed: 3, words })).toMatch(/wins the bout[\s\S]*outcome .*bouts-ridden/)
})

test('a drawn lance is told to its own seat alone', () => {
  const state = game.setup(2, { bouts: 'long' }, quick(1))
  const heard: (readonly number[] | undefined)[] = []
  game.apply(state, 0, { do: 'draw' }, quick(2), (event, to) => event.type === 'got' && heard.push(to))
  expect(heard).toEqual([[0]])
})
