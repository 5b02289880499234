/** Bots of each temper do what they are said to. */
import { expect, test } from 'vitest'
import type { Temper } from '../../../engine/game.ts'
import { quick } from '../../../engine/dice.ts'
import { knowledge } from '../bot/index.ts'
import { legal } from '../rules/index.ts'
import type { Move } from '../types/index.ts'
import { Table, Y } from './position.ts'

const battle = () =>
  new Table({ york: { leicester: 'march norfolk' }, lancaster: { leicester: 'beaumont/3 wiltshire/2' } }).battle(
    'leicester',
    Y,
    'rutland',
    'march norfolk',
  )

/** How much the moves of each type are liked, on the whole. */
function liked(temper: Temper, table: Table): { readonly [type: string]: number } {
  const sums: { [type: string]: number } = {}
  for (const move of legal(table.state, Y))
    sums[move.type] = (sums[move.type] ?? 0) + (knowledge.tempers?.[temper]?.fond(table.state, Y, move) ?? Number.NaN)
  return sums
}

test('R3-8.11 in a battle the bold likes to charge, and the miser does not', () => {
  const table = battle()
  expect(Object.keys(liked('bold', table))).toContain('charge')
  expect(liked('bold', table)['charge']).toBeGreaterThan(0)
  expect(liked('miser', table)['charge']).toBeLessThan(0)
})

test('quick picks of the bold charge more often', () => {
  const table = battle()
  const moves = legal(table.state, Y)
  const charges = (temper: Temper | null): number => {
    const by = temper ? knowledge.tempers?.[temper] : knowledge
    const picked = Array.from({ length: 100 }, (_, seed) => by?.pick?.(table.state, Y, moves, quick(seed)) as Move)
    return picked.filter(({ type }) => type === 'charge').length
  }
  expect(charges('bold')).toBeGreaterThan(charges(null))
})
