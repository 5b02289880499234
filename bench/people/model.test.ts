import { expect, test } from 'vitest'
import { ratesOf } from './habits.ts'
import { houseFor } from './model.ts'

test('sixteen thousand people make five hundred live moves a second, and a visit each minute where they play by correspondence', () => {
  const { moves, visits, games } = ratesOf(16_000)
  expect(moves).toBe(500)
  expect(visits).toBeCloseTo(133.33, 2)
  expect(games).toBeCloseTo(5.6, 1)
})

test('a house has one node more than carries its peak, and its rows follow the day, not the peak', () => {
  const cost = { nodes: 0.05, busiest: 0.03, database: 0.02, memory: 10, row: 200, notice: [100, 20] } as const
  const house = houseFor(1_000_000, cost)
  // 50,000 here at the peak: 1.5 cores of sockets, at 0.6 of each.
  expect([house.here, house.nodes]).toEqual([50_000, 4])
  expect(house.databaseCores).toBeCloseTo(1, 6)
  expect(house.nodeCores).toBeCloseTo(2.5, 6)
  expect(house.acts).toBeCloseTo(1979.17, 2)
  // 1,979 notices of 180 µs.
  expect(house.noticeCores).toBeCloseTo(0.356, 3)
  expect(house.rowsADay / 1e6).toBeCloseTo(58.14, 2)
  expect(house.bytesADay / 1e9).toBeCloseTo(11.63, 2)
  expect(houseFor(10_000, cost).nodes).toBe(2)
})
