import { expect, test } from 'vitest'
import { rollsOf } from '../../board/rolls.ts'
import type { Event } from '../../types/index.ts'

const battle: Event = { type: 'battle', area: 'kent', attacker: 1, front: [], reserves: [0, 0] }
const fired = (hits: number): Event => ({
  type: 'fired',
  block: 'york-warwick',
  dice: [1],
  firepower: 3,
  hits,
})
const round: Event = { type: 'round', round: 2 }

test('every throw of this battle is told, with its rounds, and none of the battle before', () => {
  const told: readonly Event[] = [battle, fired(3), battle, fired(1), { type: 'hits-lost', n: 1 }, round, fired(2)]
  expect(rollsOf(told)).toEqual([fired(1), round, fired(2)])
})

test('without a battle there is nothing to tell', () => {
  expect(rollsOf([fired(1)])).toEqual([])
})
