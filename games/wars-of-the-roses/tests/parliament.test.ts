import { expect, test } from 'vitest'
import { DATA } from '../rules/figures.ts'
import { type AssetId, ASSETS } from '../rules/ids.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

const [RED, YELLOW, GREEN, BLUE] = [P1, P2, P3, P4]

test('WR-2.1 WR-11.2 first and second place score the VP of the region', () => {
  const { points, ranking, votes, first, second } =
    new Table({
      own: [['castle-windsor'], ['large-town-london'], ['port-sandwich'], []],
    }).view(null).regions[3] ?? {}
  expect({ points, ranking, votes, first, second }).toEqual({
    points: [6, 4, 2, 0],
    ranking: [P1, P2, P3],
    votes: 7,
    first: 7,
    second: 4,
  })
})

test('WR-T38 WR-11.3 votes of the houses, and VP of the players, with pooled assets in a tie', () => {
  const table = new Table({
    houses: [0, 1, 1, 0],
    own: [
      ['castle-pontefract', 'large-town-york'],
      ['noble-neville-westmorland', 'port-kingston'],
      ['bishop-york'],
      ['town-lincoln'],
    ],
  })
  expect(table.view(null).regions[1]?.houses).toEqual({ lancaster: 13, york: 13, leader: 'york' })
  table.reveal()
  const event = table.events('region').find((each) => each.region === 'northern-england')
  expect(event).toMatchObject({ house: 'york', votes: 9, ranking: [YELLOW, RED, GREEN, BLUE], vp: [9, 6] })
  expect(table.view(null).regions[1]?.rose).toBe('york')
})

test('WR-T39 WR-A2 WR-11.5 the King: 20 votes to 19', () => {
  const table = new Table({
    houses: [0, 1, 0, 1],
    own: [
      ['castle-bamburgh', 'castle-pontefract', 'castle-windsor'],
      ['castle-kenilworth', 'castle-carisbrooke', 'castle-harlech'],
      [],
      [],
    ],
  }).reveal()
  expect(table.events('king')).toEqual([
    { type: 'king', house: 'lancaster', votes: { lancaster: 20, york: 19 }, vp: 5 },
  ])
  expect([P1, P2, P3, P4].map((seat) => table.ledger(seat).king)).toEqual([5, 0, 5, 0])
  expect(table.view(null).kings).toEqual([null, 'lancaster'])
})

test('WR-T40 WR-A17 equal votes crown no King', () => {
  const table = new Table({
    houses: [0, 1, 0, 1],
    own: [
      ['castle-pontefract', 'castle-kenilworth'],
      ['castle-windsor', 'castle-carisbrooke', 'castle-bamburgh'],
      [],
      [],
    ],
  }).reveal()
  expect(table.events('king')).toEqual([{ type: 'king', house: null, votes: { lancaster: 17, york: 17 }, vp: 0 }])
  expect(table.events('region').find((event) => event.region === 'wales')).toMatchObject({
    house: null,
    votes: 0,
    vp: [],
  })
  expect([P1, P2, P3, P4].map((seat) => table.ledger(seat).king)).toEqual([0, 0, 0, 0])
  expect(table.view(null).kings.at(-1)).toBeNull()
})

test('WR-11.3 a region in which nobody has control points loses its house counter for the turn', () => {
  const table = new Table({ houses: [0, 1, 0, 1], own: [['castle-harlech'], [], [], []] })
  table.state.roses[2] = 1
  table.reveal()
  expect(table.view(null).regions.map((region) => region.rose)).toEqual([null, null, null, null, null, 'lancaster'])
})

test('WR-T41 WR-A18 a house tie on ships goes to the earliest player with control points there', () => {
  const table = new Table({
    houses: [1, 0, 1, 0],
    own: [[], ['ship-caernarfon'], ['ship-plymouth'], []],
    at: { 'ship-plymouth': 'sea-wales' },
  }).reveal()
  expect(table.events('region').find((event) => event.region === 'wales')).toMatchObject({
    house: 'lancaster',
    ranking: [P2, P3],
  })
})

test('WR-T46 WR-11.7 WR-11.8 WR-2.9 WR-14.3 trade and church bonuses', () => {
  const table = new Table({
    seats: 2,
    own: [
      ['port-plymouth', 'ship-plymouth', 'large-town-york', 'bishop-york', 'town-winchester'],
      ['bishop-winchester'],
    ],
    at: { 'ship-plymouth': 'sea-northern-england-west' },
  })
  expect(table.view(null).players[P1]).toMatchObject({ trade: 1, church: 1, forecast: 24 })
  table.reveal()
  expect(table.ledger(P1)).toEqual({
    regions: 9 + 4 + DATA.regions['west-country'].first,
    king: 0,
    awards: 0,
    trade: 2,
    church: 3,
  })
  expect(table.events('trade')).toEqual([{ type: 'trade', seat: P1, port: 'port-plymouth', vp: 2 }])
  expect(table.events('church')).toEqual([{ type: 'church', seat: P1, town: 'large-town-york', vp: 3 }])
  expect(table.scored(P2)).toBe(7)
  expect(table.events('king')).toEqual([])
})

test('WR-T47 WR-A16 a region with one player scores first place only', () => {
  const table = new Table({ own: [[], ['castle-harlech'], [], []] }).reveal()
  expect(table.region('wales')).toEqual([[P2, DATA.regions.wales.first]])
  expect(table.ledger(P2).regions).toBe(DATA.regions.wales.first)
  expect(table.region('midlands')).toEqual([])
})

test('WR-11.6 each award scores 4', () => {
  const table = new Table({
    own: [['castle-windsor', 'castle-harlech'], ['port-berwick', 'port-plymouth'], [], []],
  }).reveal()
  expect(table.events('titled')).toEqual([
    { type: 'titled', seat: P1, award: 'constable-of-the-tower', vp: 4 },
    { type: 'titled', seat: P2, award: 'warden-of-the-cinque-ports', vp: 4 },
  ])
})

test('WR-11.2 regions are scored in parliament order', () => {
  const table = new Table({}).reveal()
  expect(table.events('region').map((event) => event.region)).toEqual(DATA.parliamentOrder)
})

test('WR-17.7 where every region is contested a parliament gives 60 points and 39 votes', () => {
  const every = (kind: RegExp): AssetId[] => ASSETS.filter((id) => kind.test(id))
  const table = new Table({
    houses: [0, 1, 0, 1],
    own: [every(/^castle-/), every(/^large-town-/), every(/^town-/), every(/^port-/)],
  }).reveal()
  expect([P1, P2, P3, P4].map((seat) => table.ledger(seat).regions)).toEqual([39, 21, 0, 0])
  expect(table.events('king')).toMatchObject([{ house: 'lancaster', votes: { lancaster: 39, york: 0 } }])
})
