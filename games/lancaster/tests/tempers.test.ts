/** Bots of each temper do what they are said to. */
import { expect, test } from 'vitest'
import { choose, findLevel } from '../../../bots/index.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { BLUE, RED, table } from './position.ts'

type Table = ReturnType<typeof table>

const fond = (temper: 'bold' | 'miser' | 'schemer', t: Table, text: string): number => {
  const move = game.legal(t.state, BLUE).find((choice) => game.write(choice) === text)
  return move ? (knowledge.tempers?.[temper]?.fond(t.state, BLUE, move) ?? Number.NaN) : Number.NaN
}

test('LA-4.8 the bold drives others out and goes to France before it looks after its castle', () => {
  const t = table().court(BLUE, 2).county(RED, 'A', 1).stock('squires', 3, 3, 3)
  expect(fond('bold', t, '2A')).toBeGreaterThan(0)
  expect(fond('bold', t, '2B')).toBe(0)
  expect(fond('bold', t, '2@gold')).toBeLessThan(0)
})

test('the miser likes gold and squires and parts with neither, the schemer likes votes', () => {
  const t = table().court(BLUE, 1).stock('squires', 3, 3, 3)
  expect(fond('miser', t, '1@gold')).toBeGreaterThan(fond('miser', t, '1@votes'))
  expect(fond('miser', t, '1A+2')).toBeLessThan(fond('miser', t, '1A'))
  expect(fond('miser', t, '1@recruit')).toBeLessThan(0)
  expect(fond('schemer', t, '1@votes')).toBeGreaterThan(fond('schemer', t, '1@gold'))
})

test('LA-5.4 in parliament the schemer casts more votes than a bot of no temper would', () => {
  const cast = (level: string): number => {
    let sum = 0
    for (let seed = 1; seed <= 6; seed++) {
      const t = table().parliament().stock('votes', 6, 6, 6)
      const asked = { game, knowledge, view: game.view(t.state, BLUE), seat: BLUE, seed: seed * 7919, effort: 24 }
      sum += Number(/\d+/.exec(choose({ ...asked, level: findLevel(level)! }).move)?.[0] ?? 0)
    }
    return sum
  }
  expect(cast('earl.schemer')).toBeGreaterThan(cast('earl'))
})
