/** The figures of section 14: what random play looks like. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { outcome } from '../rules/outcome.ts'
import { newGame, playRandomly } from './position.ts'

interface Sums {
  actions: number
  plain: number
  hero: number
  draws: number
  passes: number
  deadlocks: number
  red: number
  white: number
  drawn: number
  totals: number
}

function randomGames(games: number, seats: number): Sums {
  const dice = quick(2026)
  const sums = {
    actions: 0,
    plain: 0,
    hero: 0,
    draws: 0,
    passes: 0,
    deadlocks: 0,
    red: 0,
    white: 0,
    drawn: 0,
    totals: 0,
  }
  for (let i = 0; i < games; i++) {
    const end = playRandomly(newGame(seats, {}, i), dice, (_, move) => {
      sums.actions++
      if (move.type === 'draw') sums.draws++
      else if (move.type === 'pass') sums.passes++
      else if (move.hero) sums.hero++
      else sums.plain++
    })
    if (end.status === 'deadlock') sums.deadlocks++
    const { places = [], scores = [] } = outcome(end) ?? {}
    if (places[0] !== 1) sums.white++
    else if (places[1] !== 1) sums.red++
    else sums.drawn++
    sums.totals += (scores[0] ?? 0) + (scores[1] ?? 0)
  }
  for (const key of Object.keys(sums) as (keyof Sums)[]) sums[key] /= games
  return sums
}

test('25,000 random games of two look as on the rules page', () => {
  const mean = randomGames(25_000, 2)
  expect(Math.abs(mean.actions - 112.94)).toBeLessThan(0.3)
  expect(Math.abs(mean.deadlocks - 0.446)).toBeLessThan(0.01)
  expect(Math.abs(mean.red - 0.53)).toBeLessThan(0.01)
  expect(Math.abs(mean.plain - 48.19)).toBeLessThan(0.2)
  expect(Math.abs(mean.hero - 7.86)).toBeLessThan(0.04)
  expect(Math.abs(mean.draws - 54.24)).toBeLessThan(0.2)
  expect(Math.abs(mean.passes - 2.67)).toBeLessThan(0.2)
  expect(Math.abs(mean.drawn - 0.0024)).toBeLessThan(0.001)
  expect(Math.abs(mean.totals - 233.4)).toBeLessThan(3)
})

test('10,000 random team games look as on the rules page', () => {
  const mean = randomGames(10_000, 4)
  expect(Math.abs(mean.actions - 121.4)).toBeLessThan(0.6)
  expect(Math.abs(mean.deadlocks - 0.266)).toBeLessThan(0.015)
  expect(Math.abs(mean.red - 0.529)).toBeLessThan(0.015)
  expect(Math.abs(mean.plain - 50.03)).toBeLessThan(0.2)
  expect(Math.abs(mean.hero - 7.65)).toBeLessThan(0.05)
  expect(Math.abs(mean.draws - 55.16)).toBeLessThan(0.3)
  expect(Math.abs(mean.passes - 8.59)).toBeLessThan(0.4)
  expect(Math.abs(mean.totals - 252.3)).toBeLessThan(4)
})
