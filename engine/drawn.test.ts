/** Sides that a table draws: nobody can choose them, and nobody learns from them how the dice will fall. */
import { expect, test } from 'vitest'
import { makeDice } from './dice.ts'
import { drawnSides } from './drawn.ts'
import { hashText } from './hash.ts'

const KEYS = Array.from({ length: 60 }, (_, i) => hashText(`key ${i}`))
const SENT = ['rose', 'crown', 'thorn', 'castle']

test('everybody gets one of the seats, whatever the key', () => {
  for (const key of KEYS) expect(drawnSides(key, SENT).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

test('every seat falls to every player', () => {
  const fell = new Set(KEYS.flatMap((key) => drawnSides(key, SENT).map((from, seat) => `${from} at ${seat}`)))
  expect(fell.size).toBe(16)
})

test.each([0, 1, 2, 3])('what player %i has sent counts', (player) => {
  const other = SENT.map((sent, seat) => (seat === player ? `${sent}s` : sent))
  expect(KEYS.map((key) => drawnSides(key, other))).not.toEqual(KEYS.map((key) => drawnSides(key, SENT)))
})

test('whoever knows the sides knows nothing of the first throw', () => {
  const told = KEYS.filter((key) => {
    const order = [0, 1, 2, 3]
    makeDice({ make: 'sealed', key, entropy: SENT }).shuffle(order)
    return order.join() === drawnSides(key, SENT).join()
  })
  // One in twenty-four by chance.
  expect(told.length).toBeLessThan(KEYS.length / 4)
})

test('a table that was drawn once can be checked for ever', () => {
  expect(drawnSides('ab'.repeat(32), ['one', 'two', 'three']).join()).toMatchInlineSnapshot(`"1,0,2"`)
})
