import { expect, test } from 'vitest'
import type { Hint } from '../../bots/index.ts'
import { Coach } from './coach.ts'

const hint = (move: string, value: number): Hint => ({ move, value, share: 0.3, expects: 'even', reasons: [] })
const ADVICE = [hint('a', 0.4), hint('b', 0.3), hint('c', 0)]
const LABELS = new Map([['a', 'Play north 2']])

function after(advice: readonly Hint[], move: string) {
  const coach = new Coach()
  coach.heard(advice, LABELS)
  coach.acted(move, 7)
  return coach.warning.value
}

test('a move that throws much away is named with what looked better, and where one may go back to', () => {
  expect(after(ADVICE, 'c')).toEqual({ moment: 7, better: 'Play north 2' })
  expect(after(ADVICE, 'not-even-among-them')).toEqual({ moment: 7, better: 'Play north 2' })
})

test('a good move, a small loss and the only move are left in peace', () => {
  expect(after(ADVICE, 'a')).toBeNull()
  expect(after(ADVICE, 'b')).toBeNull()
  expect(after([hint('a', -0.9)], 'z')).toBeNull()
  expect(after([], 'z')).toBeNull()
})

test('an old piece of advice does not judge the next move', () => {
  const coach = new Coach()
  coach.heard(ADVICE, LABELS)
  coach.acted('a', 1)
  coach.acted('c', 2)
  expect(coach.warning.value).toBeNull()
})
