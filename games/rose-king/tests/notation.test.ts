import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { CARDS } from '../rules/cards.ts'
import { readPosition, write, writePosition } from '../rules/notation.ts'
import { eventsOf, newGame, playRandomly } from './position.ts'

test('every position is written and read back as it was, in both modes', () => {
  for (const seats of [2, 4])
    playRandomly(newGame(seats), quick(3), (_, __, after) => {
      if (after.status === 'running') expect(readPosition(writePosition(after))).toEqual(after)
    })
})

test('a deck of unknown order is shuffled with the dice', () => {
  const text = '9/9/9/9/9/9/9/9/9 e5 r 4,4 N1|S1 ~N2.N3.E1.E2.E3.W1'
  const orders = new Set([1, 2, 3, 4, 5].map((seed) => writePosition(readPosition(text, quick(seed)))))
  expect(orders.size).toBeGreaterThan(1)
  for (const order of orders) expect(writePosition(readPosition(order), 'set')).toBe(text)
  expect(readPosition(text.replace(/~.*/, '*')).deck).toHaveLength(22)
})

test.each([
  '',
  'start',
  '9/9/9/9/9/9/9/9/9 e5 r 4,4 N1|S1',
  '9/9/9/9/9/9/9/9 e5 r 4,4 N1|S1 *',
  '9/9/9/9/9/9/9/9/8 e5 r 4,4 N1|S1 *',
  '9/9/9/9/9/9/9/9/8b e5 r 4,4 N1|S1 *',
  '9/9/9/9/9/9/9/9/9 k5 r 4,4 N1|S1 *',
  '9/9/9/9/9/9/9/9/9 e5 b 4,4 N1|S1 *',
  '9/9/9/9/9/9/9/9/9 e5 r1 4,4 N1|S1 *',
  '9/9/9/9/9/9/9/9/9 e5 r 4,x N1|S1 *',
  '9/9/9/9/9/9/9/9/9 e5 r 4,4 N4|S1 *',
  '9/9/9/9/9/9/9/9/9 e5 r 4,4 N1|S1 * *',
  '9/9/9/9/9/9/9/9/9 e5 r 4,4 N1|N1 *',
  '9/9/9/9/9/9/9/9/9 e5 r 4,4 N1|S1 N1.N2',
])('"%s" is no position', (text) => {
  expect(() => readPosition(text)).toThrow()
})

test('actions are written as N2, N2x, + and -, and a record adds the card that was drawn', () => {
  const card = CARDS.findIndex(({ notation }) => notation === 'N2')
  expect(write({ type: 'play', card, hero: false })).toBe('N2')
  expect(write({ type: 'play', card, hero: true })).toBe('N2x')
  expect([write({ type: 'draw' }), write({ type: 'pass' })]).toEqual(['+', '-'])
  const events = eventsOf(readPosition('9/9/9/9/9/9/9/9/9 e5 r 4,4 N1|S1 SE1.N2'), '+')
  expect(game.annotate?.({ type: 'draw' }, events)).toBe('SE1')
  expect(game.annotate?.({ type: 'pass' }, [])).toBe('')
})
