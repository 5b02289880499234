import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { DATA } from '../rules/figures.ts'
import { P1, P2, P3, P4, Scene } from './position.ts'

const [RED, YELLOW, GREEN, BLUE] = [P1, P2, P3, P4]

test('WR-2.1 WR-11.2 first and second place score the VP of the region', () => {
  const { points, ranking, votes, first, second } =
    new Scene({
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

test('WR-2.3 WR-11.1 WR-A5 WR-A36 control points of each kind', () => {
  const points = (id: string): number | undefined =>
    new Scene({}).view(null).assets.find((asset) => asset.id === id)?.controlPoints
  expect(
    ['castle-windsor', 'large-town-london', 'bishop-york', 'town-lincoln', 'port-berwick', 'ship-berwick'].map(points),
  ).toEqual([6, 4, 3, 3, 2, 2])
  expect(['noble-percy', 'noble-plantagenet', 'noble-herbert', 'noble-stafford'].map(points)).toEqual([9, 9, 4, 6])
})

test('WR-2.5 castles and nobles have no income', () => {
  for (const asset of new Scene({}).view(null).assets)
    expect([asset.id, asset.income > 0]).toEqual([asset.id, asset.type !== 'castle' && asset.type !== 'noble'])
})

test('WR-T18 WR-2.7 a ship on the west coast counts for Northern England', () => {
  const scene = new Scene({
    own: [['ship-plymouth'], [], [], []],
    at: { 'ship-plymouth': 'sea-northern-england-west' },
  })
  const regions = scene.view(null).regions
  expect(regions.map((region) => region.points[P1])).toEqual([0, 2, 0, 0, 0, 0])
})

test('WR-T19 WR-A34 the ship example', () => {
  const scene = new Scene({
    own: [['port-sandwich', 'ship-sandwich', 'ship-plymouth'], ['large-town-london'], [], []],
    at: { 'ship-plymouth': 'sea-south-east-england' },
  }).reveal()
  expect(scene.region('south-east-england')).toEqual([
    [RED, 7],
    [YELLOW, 4],
  ])
  expect(scene.ledger(RED)).toMatchObject({ regions: 7, awards: 4, trade: 2, church: 0 })
})

test('WR-T25 WR-8.2 the Captain of Calais breaks a tie as a noble of 4 and leaves at the end of the turn', () => {
  const scene = new Scene({ own: [[], ['large-town-london'], [], []], order: [YELLOW, RED, GREEN, BLUE] })
  scene.plan(RED, { calais: ['south-east-england', 1] }).reveal()
  expect(scene.region('south-east-england')).toEqual([
    [RED, 7],
    [YELLOW, 4],
  ])
  expect(scene.ledger(RED).awards).toBe(4)
  // WR-13.1: next turn he is back on the board.
  expect(scene.view(null).regions[3]?.points).toEqual([0, 4, 0, 0])
  scene.draftOn().reveal()
  expect(scene.events('captain').at(-1)).toEqual({ type: 'captain', seat: null, region: null })
})

test('WR-T26 WR-11.4 the Captain equals a noble of 4: turn order decides', () => {
  for (const order of [
    [P1, P2, P3, P4],
    [P2, P1, P3, P4],
  ]) {
    const scene = new Scene({ own: [[], ['noble-herbert'], [], []], at: { 'noble-herbert': 'midlands' }, order })
    scene.plan(P1, { calais: ['midlands', 1] }).reveal()
    expect(scene.region('midlands').map(([seat]) => seat)).toEqual(order.slice(0, 2))
  }
})

test('WR-T35 WR-11.4 a bishop before a town', () => {
  const scene = new Scene({
    own: [['noble-percy', 'bishop-york'], ['noble-plantagenet', 'town-lincoln'], [], []],
    at: { 'noble-percy': 'northern-england', 'noble-plantagenet': 'northern-england' },
    order: [YELLOW, RED, GREEN, BLUE],
  }).reveal()
  expect(scene.region('northern-england')).toEqual([
    [RED, 9],
    [YELLOW, 6],
  ])
})

test('WR-T36 a noble before a castle', () => {
  const scene = new Scene({
    own: [['castle-pontefract', 'large-town-york'], ['noble-neville-westmorland', 'port-kingston'], [], []],
  }).reveal()
  expect(scene.region('northern-england')).toEqual([
    [YELLOW, 9],
    [RED, 6],
  ])
})

test('WR-T37 a second noble before a large town', () => {
  const scene = new Scene({
    own: [['noble-percy', 'large-town-york'], ['noble-plantagenet', 'noble-herbert'], [], []],
    at: {
      'noble-percy': 'northern-england',
      'noble-plantagenet': 'northern-england',
      'noble-herbert': 'northern-england',
    },
  }).reveal()
  expect(scene.region('northern-england').map(([seat]) => seat)).toEqual([YELLOW, RED])
})

test('WR-11.4 each step of the chart decides in turn: castle, large town, town, port', () => {
  // Both have 6: a castle beats two towns' worth, then a large town with a port beats town and bishop.
  const castle = new Scene({ own: [['large-town-london', 'port-sandwich'], ['castle-windsor'], [], []] }).reveal()
  expect(castle.region('south-east-england').map(([seat]) => seat)).toEqual([P2, P1])
  const large = new Scene({
    own: [['town-winchester', 'bishop-winchester'], ['large-town-london', 'port-sandwich'], [], []],
  })
  expect(
    large
      .reveal()
      .region('south-east-england')
      .map(([seat]) => seat),
  ).toEqual([P2, P1])
  const port = new Scene({ own: [['ship-sandwich'], ['port-sandwich'], [], []] }).reveal()
  expect(port.region('south-east-england').map(([seat]) => seat)).toEqual([P2, P1])
})

test('WR-T38 WR-11.3 votes of the houses, and VP of the players, with pooled assets in a tie', () => {
  const scene = new Scene({
    houses: [0, 1, 1, 0],
    own: [
      ['castle-pontefract', 'large-town-york'],
      ['noble-neville-westmorland', 'port-kingston'],
      ['bishop-york'],
      ['town-lincoln'],
    ],
  })
  expect(scene.view(null).regions[1]?.houses).toEqual({ lancaster: 13, york: 13, leader: 'york' })
  scene.reveal()
  const event = scene.events('region').find((each) => each.region === 'northern-england')
  expect(event).toMatchObject({ house: 'york', votes: 9, ranking: [YELLOW, RED, GREEN, BLUE], vp: [9, 6] })
  expect(scene.view(null).regions[1]?.rose).toBe('york')
})

test('WR-T39 WR-A2 WR-11.5 the King: 20 votes to 19', () => {
  const scene = new Scene({
    houses: [0, 1, 0, 1],
    own: [
      ['castle-bamburgh', 'castle-pontefract', 'castle-windsor'],
      ['castle-kenilworth', 'castle-carisbrooke', 'castle-harlech'],
      [],
      [],
    ],
  }).reveal()
  expect(scene.events('king')).toEqual([
    { type: 'king', house: 'lancaster', votes: { lancaster: 20, york: 19 }, vp: 5 },
  ])
  expect([P1, P2, P3, P4].map((seat) => scene.ledger(seat).king)).toEqual([5, 0, 5, 0])
  expect(scene.view(null).kings).toEqual([null, 'lancaster'])
})

test('WR-T40 WR-A17 equal votes crown no King', () => {
  const scene = new Scene({
    houses: [0, 1, 0, 1],
    own: [
      ['castle-pontefract', 'castle-kenilworth'],
      ['castle-windsor', 'castle-carisbrooke', 'castle-bamburgh'],
      [],
      [],
    ],
  }).reveal()
  expect(scene.events('king')).toEqual([{ type: 'king', house: null, votes: { lancaster: 17, york: 17 }, vp: 0 }])
  expect(scene.events('region').find((event) => event.region === 'wales')).toMatchObject({
    house: null,
    votes: 0,
    vp: [],
  })
  expect([P1, P2, P3, P4].map((seat) => scene.ledger(seat).king)).toEqual([0, 0, 0, 0])
  expect(scene.view(null).kings.at(-1)).toBeNull()
})

test('WR-11.3 a region without votes keeps its house counter', () => {
  const scene = new Scene({ houses: [0, 1, 0, 1], own: [['castle-harlech'], [], [], []] })
  scene.state.roses[2] = 1
  scene.reveal()
  expect(scene.view(null).regions.map((region) => region.rose)).toEqual([null, null, 'york', null, null, 'lancaster'])
})

test('WR-T41 WR-A18 a house tie on ships goes to the earliest player with control points there', () => {
  const scene = new Scene({
    houses: [1, 0, 1, 0],
    own: [[], ['ship-caernarfon'], ['ship-plymouth'], []],
    at: { 'ship-plymouth': 'sea-wales' },
  }).reveal()
  expect(scene.events('region').find((event) => event.region === 'wales')).toMatchObject({
    house: 'lancaster',
    ranking: [P2, P3],
  })
})

test('WR-T46 WR-11.7 WR-11.8 WR-2.9 WR-14.3 trade and church bonuses', () => {
  const scene = new Scene({
    seats: 2,
    own: [
      ['port-plymouth', 'ship-plymouth', 'large-town-york', 'bishop-york', 'town-winchester'],
      ['bishop-winchester'],
    ],
    at: { 'ship-plymouth': 'sea-northern-england-west' },
  })
  expect(scene.view(null).players[P1]).toMatchObject({ trade: 1, church: 1, forecast: 24 })
  scene.reveal()
  expect(scene.ledger(P1)).toEqual({
    regions: 9 + 4 + DATA.regions['west-country'].first,
    king: 0,
    awards: 0,
    trade: 2,
    church: 3,
  })
  expect(scene.events('trade')).toEqual([{ type: 'trade', seat: P1, port: 'port-plymouth', vp: 2 }])
  expect(scene.events('church')).toEqual([{ type: 'church', seat: P1, town: 'large-town-york', vp: 3 }])
  expect(scene.scored(P2)).toBe(7)
  expect(scene.events('king')).toEqual([])
})

test('WR-T47 WR-A16 a region with one player scores first place only', () => {
  const scene = new Scene({ own: [[], ['castle-harlech'], [], []] }).reveal()
  expect(scene.region('wales')).toEqual([[P2, DATA.regions.wales.first]])
  expect(scene.ledger(P2).regions).toBe(DATA.regions.wales.first)
  expect(scene.region('midlands')).toEqual([])
})

test('WR-11.6 each award scores 4', () => {
  const scene = new Scene({
    own: [['castle-windsor', 'castle-harlech'], ['port-berwick', 'port-plymouth'], [], []],
  }).reveal()
  expect(scene.events('titled')).toEqual([
    { type: 'titled', seat: P1, award: 'constable-of-the-tower', vp: 4 },
    { type: 'titled', seat: P2, award: 'warden-of-the-cinque-ports', vp: 4 },
  ])
})

test('WR-11.2 regions are scored in parliament order', () => {
  const scene = new Scene({}).reveal()
  expect(scene.events('region').map((event) => event.region)).toEqual(DATA.parliamentOrder)
})

test('WR-13.1 WR-13.2 five turns, and most VP win', () => {
  const scene = new Scene({ turn: 5, vp: [50, 80, 60, 70] }).reveal()
  expect(scene.state.phase).toBe('over')
  expect(game.awaiting(scene.state)).toEqual([])
  expect(game.outcome(scene.state)).toEqual({
    places: [4, 1, 3, 2],
    scores: [50, 80, 60, 70],
    reason: 'last-parliament',
  })
  expect(scene.events('over')).toEqual([{ type: 'over', ranking: [P2, P4, P3, P1], vp: [50, 80, 60, 70] }])
})

/** A last turn in which nothing more is scored. */
function lastTurn(given: ConstructorParameters<typeof Scene>[0], kings: number[]): number[] {
  const scene = new Scene({ turn: 5, ...given })
  scene.state.kings = kings
  scene.reveal()
  // The parliament of the last turn gave points for the assets; the tie is on the points before it.
  scene.state.vp = [...(given?.vp ?? [])]
  scene.state.kings = kings
  return [...(game.outcome(scene.state)?.places ?? [])]
}

test('WR-T48 WR-13.3 a final tie between houses goes to the house with more Kings', () => {
  expect(lastTurn({ houses: [0, 1, 0, 1], vp: [110, 110, 90, 80] }, [1, 1, 0, 1, 0])).toEqual([2, 1, 3, 4])
})

test('WR-T49 WR-13.4 WR-A19 a final tie within a house goes by nobles, then castles', () => {
  const nobles = { houses: [0, 1, 1, 0], vp: [110, 90, 80, 110] }
  expect(
    lastTurn(
      { ...nobles, own: [['noble-percy', 'noble-herbert'], [], [], ['noble-plantagenet', 'noble-stafford']] },
      [0, 0, 1, 1, 1],
    ),
  ).toEqual([2, 3, 4, 1])
  const castles = ['castle-windsor', 'castle-harlech'] as const
  expect(
    lastTurn(
      { ...nobles, own: [['noble-percy', 'castle-bamburgh'], [], [], ['noble-plantagenet', ...castles]] },
      [0, 0, 1, 1, 1],
    ),
  ).toEqual([2, 3, 4, 1])
})

test('WR-13.5 WR-A19 at last the turn order decides, also without houses', () => {
  expect(lastTurn({ seats: 3, order: [P2, P3, P1], vp: [50, 50, 50] }, [-1, -1, -1, -1, -1])).toEqual([3, 1, 2])
})
