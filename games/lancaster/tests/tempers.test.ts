/** Bots of each temper do what they are said to. */
import { expect, test } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { BLUE, RED, table } from './position.ts'

type Table = ReturnType<typeof table>

const fond = (temper: 'bold' | 'miser', t: Table, text: string): number => {
  const move = game.legal(t.state, BLUE).find((choice) => game.write(choice) === text)
  return move ? (knowledge.tempers?.[temper]?.fond(t.state, BLUE, move) ?? Number.NaN) : Number.NaN
}

test('LA-4.8 the bold drives others out and goes to France before it looks after its castle', () => {
  const t = table().court(BLUE, 2).county(RED, 'A', 1).stock('squires', 3, 3, 3)
  expect(fond('bold', t, '2A')).toBeGreaterThan(0)
  expect(fond('bold', t, '2B')).toBe(0)
  expect(fond('bold', t, '2@gold')).toBeLessThan(0)
})

test('the miser likes gold and squires and parts with neither', () => {
  const t = table().court(BLUE, 1).stock('squires', 3, 3, 3)
  expect(fond('miser', t, '1@gold')).toBeGreaterThan(fond('miser', t, '1@votes'))
  expect(fond('miser', t, '1A+2')).toBeLessThan(fond('miser', t, '1A'))
  expect(fond('miser', t, '1@recruit')).toBeLessThan(0)
})
