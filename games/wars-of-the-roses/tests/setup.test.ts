import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { DATA } from '../rules/figures.ts'
import { fresh } from './position.ts'

test('WR-3.1 the cards are shuffled: other dice, another deck', () => {
  const deck = fresh(4, 1).deck
  expect(deck).not.toEqual([...deck].sort((a, b) => a - b))
  expect(fresh(4, 2).deck).not.toEqual(deck)
})

test('WR-3.2 WR-1.5 WR-1.6 everybody starts with £6, a French Aid token, no VP and no asset', () => {
  const view = game.view(fresh(3), null)
  for (const player of view.players)
    expect(player).toMatchObject({ money: 6, vp: 0, frenchAid: true, mercenaries: 0, awards: [] })
  expect(view.assets.every((asset) => asset.owner === null)).toBe(true)
  expect(view.awards.map((award) => award.holder)).toEqual([null, null, null, null])
})

test('WR-3.3 nobles are off the map, ships at home and count for nobody, 17 mercenaries in the supply (WR-1.3)', () => {
  const view = game.view(fresh(4), null)
  for (const asset of view.assets) {
    if (asset.type === 'noble') expect(asset.region).toBeNull()
    if (asset.type === 'ship') expect(asset.region).toBe(asset.home)
  }
  expect(view.regions.flatMap((region) => region.points).every((points) => points === 0)).toBe(true)
  expect(view.supply).toBe(DATA.troops.mercenaryCounters)
  expect(view.turn).toBe(1)
})

test('WR-3.4 with four players two are Lancaster and two York, dealt at random', () => {
  const deals = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const houses = game.view(fresh(4, seed), null).players.map((player) => player.house)
    expect(houses.filter((house) => house === 'lancaster')).toHaveLength(2)
    expect(houses.filter((house) => house === 'york')).toHaveLength(2)
    deals.add(houses.join())
  }
  expect(deals.size).toBe(6)
})

test('WR-3.5 WR-3.6 with four players a house counter lies in each region, Lancaster side up; with fewer there are none', () => {
  const roses = (seats: number) => game.view(fresh(seats), null).regions.map((region) => region.rose)
  expect(roses(4)).toEqual(Array.from({ length: 6 }, () => 'lancaster'))
  for (const seats of [2, 3]) expect(roses(seats)).toEqual(Array.from({ length: 6 }, () => null))
})

test('WR-3.6 WR-14.2 no houses with two or three players', () => {
  for (const seats of [2, 3]) {
    const view = game.view(fresh(seats), null)
    expect(view.players.map((player) => player.house)).toEqual(Array.from({ length: seats }, () => null))
    expect(view.regions[0]?.houses).toBeNull()
  }
})

test('WR-4.2 the first turn order is random', () => {
  const orders = new Set(Array.from({ length: 60 }, (_, seed) => fresh(3, seed).order.join()))
  expect(orders.size).toBe(6)
})
