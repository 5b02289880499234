import { expect, test } from 'vitest'
import { whyNot } from '../rules/refusals.ts'
import { bid, position } from './position.ts'

test('a refusal says what is wrong', () => {
  const state = position({ round: 3 })
  expect(whyNot(state, 0, 'bid1')).toBe('coin-spent')
  expect(whyNot(state, 0, 'bid9')).toBe('not-legal')
  expect(whyNot(state, 0, '')).toBe('not-legal')
  bid(state, 5)
  expect(whyNot(state, 0, 'bid6')).toBe('already-chosen')
  expect(whyNot(state, 1, 'bid1')).toBe('coin-spent')
})

test('after the end everything is refused', () => {
  const state = position({ round: 8 })
  bid(state, 8, 8, 8)
  expect(whyNot(state, 0, 'bid8')).toBe('game-over')
})
