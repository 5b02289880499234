/** What everybody sees of assets, regions, players, the draft and French Aid, and of the own plan. */
import { expect, test } from 'vitest'
import type { AssetId } from '../rules/ids.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

const asset = (table: Table, id: AssetId) => table.view(null).assets.find((each) => each.id === id)

test('an asset shows whose it is, what it is worth, where it counts and what it belongs to', () => {
  const table = new Table({
    own: [['ship-berwick', 'castle-windsor'], ['noble-percy'], ['bishop-durham'], []],
    at: { 'ship-berwick': 'sea-midlands', 'noble-percy': 'wales' },
  })
  expect(asset(table, 'ship-berwick')).toEqual({
    id: 'ship-berwick',
    type: 'ship',
    owner: P1,
    card: 'held',
    controlPoints: 2,
    income: 2,
    garrison: 0,
    white: 2,
    black: 4,
    region: 'midlands',
    zone: 'sea-midlands',
    home: 'northern-marches',
    pair: 'port-berwick',
  })
  expect(asset(table, 'noble-percy')).toMatchObject({
    type: 'noble',
    owner: P2,
    controlPoints: 9,
    white: 9,
    black: 18,
    region: 'wales',
    zone: null,
    home: 'northern-marches',
    pair: null,
  })
  expect(asset(table, 'bishop-durham')).toMatchObject({
    white: 4,
    black: 8,
    pair: 'town-durham',
    region: 'northern-marches',
  })
  expect(asset(table, 'castle-windsor')).toMatchObject({
    garrison: 3,
    white: 0,
    black: 0,
    region: 'south-east-england',
  })
  expect(asset(table, 'port-berwick')).toMatchObject({ owner: null, pair: 'ship-berwick' })
  // A noble nobody has taken is nowhere, a ship waits in its home waters.
  expect(asset(table, 'noble-tudor')).toMatchObject({ owner: null, region: null })
  expect(asset(table, 'ship-sandwich')).toMatchObject({ owner: null, zone: 'sea-south-east-england' })
})

test('WR-11.2 WR-11.3 a region shows its points, who leads and the house that would win its votes', () => {
  const table = new Table({
    houses: [0, 1, 0, 1],
    own: [['castle-harlech'], ['large-town-cardiff'], [], ['noble-percy']],
    at: { 'noble-percy': 'wales' },
  })
  const wales = table.view(P3).regions.find(({ id }) => id === 'wales')
  expect(wales).toEqual({
    id: 'wales',
    votes: 5,
    first: 5,
    second: 2,
    points: [6, 4, 0, 9],
    ranking: [P4, P1, P2],
    houses: { lancaster: 6, york: 13, leader: 'york' },
    // As the counters lie before the first parliament.
    rose: 'lancaster',
  })
  expect(table.view(null).regions.find(({ id }) => id === 'midlands')?.houses).toMatchObject({ leader: null })
  table.reveal()
  expect(table.view(null).regions.find(({ id }) => id === 'wales')?.rose).toBe('york')
  expect(table.view(null).regions.find(({ id }) => id === 'midlands')?.rose).toBeNull()
  expect(table.view(null).kings).toEqual([null, 'york'])
  expect(new Table({ seats: 3 }).view(null).regions[0]).toMatchObject({ houses: null, rose: null })
})

test('a player shows house, points, money, income, men, titles, pairs and what a parliament would give', () => {
  const table = new Table({
    houses: [0, 1, 0, 1],
    own: [['ship-berwick', 'port-berwick', 'ship-sandwich'], ['bishop-durham', 'town-durham'], [], []],
    vp: [7, 3, 0, 0],
    money: [12, 5, 0, 0],
    mercenaries: [0, 4],
  })
  const [red, yellow, green] = table.view(null).players
  expect(red).toMatchObject({ house: 'lancaster', vp: 7, money: 12, mercenaries: 0, frenchAid: true, ready: false })
  expect(red).toMatchObject({ awards: ['lord-high-admiral'], trade: 1, church: 0 })
  expect(yellow).toMatchObject({ house: 'york', vp: 3, money: 5, mercenaries: 4, awards: [], trade: 0, church: 1 })
  const incomes = (...ids: AssetId[]) => ids.reduce((sum, id) => sum + (asset(table, id)?.income ?? 0), 0)
  expect(red?.income).toBe(incomes('ship-berwick', 'port-berwick', 'ship-sandwich'))
  expect(yellow?.income).toBe(incomes('bishop-durham', 'town-durham'))
  // Nothing but the King, whom his house would crown.
  expect(green).toMatchObject({ income: 0, forecast: 5 })
  const forecasts = table.view(null).players.map(({ forecast }) => forecast)
  const before = [...table.state.vp]
  table.reveal()
  expect(table.state.vp.map((points, seat) => points - (before[seat] ?? 0))).toEqual(forecasts)
})

test('WR-5.4 WR-5.5 the draft shows what lies there, who picks when, and how many picks are made', () => {
  const table = new Table({ seats: 2, turn: 1 }).reveal()
  const { draft, order } = table.view(null)
  expect(draft?.display).toHaveLength(8)
  expect(draft?.order).toEqual(Array.from({ length: 8 }, (_, pick) => order[pick % 2]))
  expect(draft?.made).toBe(0)
  const [first = 0] = order
  table.act(first, table.texts(first)[0]!)
  expect(table.view(null).draft).toMatchObject({ made: 1 })
  expect(table.view(null).draft?.display).toHaveLength(7)
  expect(new Table().view(null).draft).toBeNull()
})

test('WR-6.3 WR-6.4 French Aid shows who is asked and for how much', () => {
  const table = new Table({ seats: 2, vp: [0, 11] }).reveal()
  while (table.state.phase === 'draft') {
    const seat = table.state.order.find((each) => table.texts(each).length > 0) ?? 0
    table.act(seat, table.texts(seat)[0]!)
  }
  expect(table.view(null)).toMatchObject({ phase: 'aid', aid: { seat: P1, amount: 11 } })
  expect(table.act(P1, 'aid').view(null).players[P1]?.frenchAid).toBe(false)
  expect(table.view(null).aid).toBeNull()
})

test('the own plan shows every order, what it costs, what is left in hand and where one is present', () => {
  const table = new Table({
    own: [['castle-windsor', 'noble-herbert', 'ship-sandwich'], ['noble-percy', 'castle-carisbrooke'], [], []],
    money: 30,
    mercenaries: [3],
  }).act(
    P1,
    'noble-herbert>midlands',
    'ship-sandwich>sea-midlands',
    'W+noble-herbert',
    'B+noble-percy',
    'T+castle-windsor',
    'M+castle-windsor',
    'calais:midlands+5',
  )
  expect(table.view(P1).plan).toMatchObject({
    calais: { region: 'midlands', amount: 5 },
    troops: [{ at: 'castle-windsor', n: 1 }],
    mercenaries: [{ at: 'castle-windsor', n: 1 }],
    white: ['noble-herbert'],
    black: ['noble-percy'],
    moves: [
      { who: 'ship-sandwich', to: 'sea-midlands' },
      { who: 'noble-herbert', to: 'midlands' },
    ],
    left: { troops: 19, mercenaries: 2, white: 5, black: 5 },
    // The bid, four for Herbert, eighteen for Percy and three for the troop.
    cost: 30,
    pays: 30,
    keeps: 0,
    warnings: [],
  })
  expect(table.view(P1).plan?.presence.toSorted()).toEqual(['midlands', 'south-east-england', 'wales'])
  for (const seat of [P2, P3]) expect(table.view(seat).plan).toMatchObject({ calais: null, lines: [], cost: 0 })
  expect(table.view(null).plan).toBeNull()
})

test('the prices of the table: troops, cubes, bids, and what titles are worth', () => {
  expect(new Table().view(null).prices).toEqual({
    troop: 3,
    whiteCubes: 6,
    blackCubes: 6,
    troops: 20,
    bidRegions: ['midlands', 'south-east-england'],
    captainPoints: 4,
    captainVp: 4,
    kingVp: 5,
    tradeVp: 2,
    churchVp: 3,
  })
  expect([1, 2, 3, 4, 5].map((turn) => new Table({ turn }).view(null).mercenariesPerCard)).toEqual([2, 3, 3, 4, 5])
})

test('figures of a table of its own: cubes and prices of either colour are apart', () => {
  const figures = { bribery: { whiteCubes: 4, blackCubes: 2, whitePrice: 3, blackPrice: 5 } }
  const table = new Table({ figures, own: [['castle-windsor'], ['noble-herbert'], [], []] })
  expect(table.view(P1).plan?.left).toMatchObject({ white: 4, black: 2 })
  expect(asset(table, 'noble-herbert')).toMatchObject({ white: 12, black: 20 })
})
