/** Bots of each temper do what they are said to. */
import { expect, test } from 'vitest'
import { chooseSteps, findLevel } from '../../../bots/index.ts'
import { knowledge } from '../bot/index.ts'
import { game } from '../index.ts'
import { P1, Table } from './position.ts'

const newTable = () =>
  new Table({
    seats: 3,
    own: [
      ['noble-stafford', 'castle-windsor', 'town-winchester'],
      ['noble-herbert', 'large-town-london', 'bishop-winchester'],
      ['port-sandwich', 'noble-tudor', 'ship-sandwich'],
    ],
    money: [30, 20, 20],
  })

const fond = (temper: 'bold' | 'miser' | 'schemer', text: string): number => {
  const table = newTable()
  const move = table.legal(P1).find((choice) => game.write(choice) === text)
  return move ? (knowledge.tempers?.[temper]?.fond(table.state, P1, move) ?? Number.NaN) : Number.NaN
}

test('WR-7.6 the bold likes to send troops against others, the miser to send none, the schemer to bribe', () => {
  expect(fond('bold', 'T+large-town-london')).toBeGreaterThan(0)
  expect(fond('bold', 'T+castle-windsor')).toBeLessThan(0)
  for (const spent of ['T+castle-windsor', 'W+noble-stafford', 'B+noble-herbert', 'calais:midlands+5'])
    expect([spent, fond('miser', spent) < 0]).toEqual([spent, true])
  expect(fond('miser', 'calais:midlands+5')).toBeLessThan(fond('miser', 'calais:midlands+1'))
  expect(fond('schemer', 'B+noble-herbert')).toBeGreaterThan(0)
  expect(fond('schemer', 'W+noble-stafford')).toBe(0)
})

test('of the same turn the three make other plans: attacks, bribes, or money kept', () => {
  const planned = (level: string): string[] =>
    [1, 2, 3, 4].flatMap((seed) => {
      const asked = { game, knowledge, view: newTable().view(P1), seat: P1, seed: seed * 7919, effort: 16 }
      return chooseSteps({ ...asked, level: findLevel(level)! }).moves
    })
  const count = (level: string, what: RegExp): number => planned(level).filter((step) => what.test(step)).length
  const attack = /^[TM]\+(large-town-london|port-sandwich)/
  expect(count('earl.bold', attack)).toBeGreaterThan(count('earl', attack))
  expect(count('earl.schemer', /^B\+/)).toBeGreaterThan(count('earl', /^B\+/))
  const paid = /^([TWB]\+|calais)/
  expect(count('earl.miser', paid)).toBeLessThan(count('earl', paid))
})
