/** A battle's odds against a computation of their own: every throw by its probability, not by dice. */
import { describe, expect, test } from 'vitest'
import { forecast } from '../rules/forecast.ts'
import { areaNo } from '../rules/map.ts'
import { L, Table, Y } from './position.ts'

/** The chance of exactly `hits` hits. */
function binomial(dice: number, hits: number, firepower: number): number {
  const p = firepower / 6
  let ways = 1
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1)
  return ways * p ** hits * (1 - p) ** (dice - hits)
}

interface Duel {
  readonly attacker: number
  readonly attackPower: number
  readonly defender: number
  readonly defencePower: number
}

/**
 * One block against one of the same letter: the defender fires first (R3-8.4), both fire in rounds 1 to 3, and in round 4 the
 * attacker leaves (R3-8.15). The chance that the attacker takes the area.
 */
function duel({ attacker, attackPower, defender, defencePower }: Duel, round = 1): number {
  if (round === 4) return 0
  let wins = 0
  for (let hits = 0; hits <= defender; hits++) {
    const left = Math.max(0, attacker - hits)
    if (left === 0) continue
    const chance = binomial(defender, hits, defencePower)
    for (let back = 0; back <= left; back++) {
      const standing = Math.max(0, defender - back)
      const shot = chance * binomial(left, back, attackPower)
      wins +=
        shot * (standing === 0 ? 1 : duel({ attacker: left, attackPower, defender: standing, defencePower }, round + 1))
    }
  }
  return wins
}

/** Many copies of one known world: so many fights that three in a hundred is far beyond luck. */
const WORLDS = 150
const LUCK = 0.03

describe('R3-8.7 the odds of an attack are those of the dice', () => {
  test.each([
    // Neither stands at home: Devon B2 of strength 2, Worcester B2 of strength 2.
    { who: 'devon', enemy: 'worcester', attacker: 2, attackPower: 2, defender: 2, defencePower: 2 },
    // Buckingham B2 of strength 4 against Rivers B2 of strength 2.
    { who: 'buckingham', enemy: 'rivers', attacker: 4, attackPower: 2, defender: 2, defencePower: 2 },
    // Wiltshire B2 of strength 3 against Norfolk B2 of strength 4.
    { who: 'wiltshire', enemy: 'norfolk', attacker: 3, attackPower: 2, defender: 4, defencePower: 2 },
  ])('$who against $enemy', ({ who, enemy, ...facts }) => {
    const table = new Table({ lancaster: { dorset: who }, york: { dorset: enemy } })
    table.entered(L, 'dorset', 'wilts', who, true)
    const { wins } = forecast(
      Array.from({ length: WORLDS }, () => table.state),
      L,
      areaNo('dorset'),
    )
    expect(Math.abs(wins - duel(facts))).toBeLessThan(LUCK)
  })
})

test('R3-8.15 whoever cannot be beaten in three rounds holds the area, and the forecast leaves the table as it was', () => {
  const table = new Table({ lancaster: { dorset: 'devon/1' }, york: { dorset: 'norfolk warwick buckingham' } })
  table.entered(L, 'dorset', 'wilts', 'devon', true)
  const before = JSON.stringify(table.state)
  const { wins, losses, kills } = forecast([table.state], L, areaNo('dorset'))
  expect(wins).toBe(0)
  expect(losses).toBeLessThanOrEqual(1)
  expect(kills).toBeLessThan(4)
  expect(JSON.stringify(table.state)).toBe(before)
})

test('a defender is forecast as well: what the attacker wins the defender does not', () => {
  const table = new Table({ lancaster: { dorset: 'buckingham' }, york: { dorset: 'rivers' } })
  table.entered(L, 'dorset', 'wilts', 'buckingham', true)
  const worlds = [table.state]
  const area = areaNo('dorset')
  expect(forecast(worlds, L, area).wins + forecast(worlds, Y, area).wins).toBe(1)
})

test('R3-8.15 R3-10.8 mercenaries who have no way back are lost, although they lie at home', () => {
  const table = new Table({
    lancaster: { kent: 'mercenary-french' },
    york: { kent: 'norfolk suffolk', middlesex: 'warwick', sussex: 'salisbury' },
  })
  table.entered(L, 'kent', 'sussex', 'mercenary-french', true)
  const { wins, losses } = forecast(
    Array.from({ length: 20 }, () => table.state),
    L,
    areaNo('kent'),
  )
  // Whoever does not take the area loses all four, whether by fire or by having to leave.
  expect(wins).toBeLessThan(1)
  expect(losses).toBeGreaterThanOrEqual(4 * (1 - wins))
})
