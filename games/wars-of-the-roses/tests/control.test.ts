import { expect, test } from 'vitest'
import { P1, P2, P3, P4, Table } from './position.ts'

const [RED, YELLOW, GREEN, BLUE] = [P1, P2, P3, P4]

test('WR-T18 WR-2.7 a ship on the west coast counts for Northern England', () => {
  const table = new Table({
    own: [['ship-plymouth'], [], [], []],
    at: { 'ship-plymouth': 'sea-northern-england-west' },
  })
  const regions = table.view(null).regions
  expect(regions.map((region) => region.points[P1])).toEqual([0, 2, 0, 0, 0, 0])
})

test('WR-T19 WR-A34 the ship example', () => {
  const table = new Table({
    own: [['port-sandwich', 'ship-sandwich', 'ship-plymouth'], ['large-town-london'], [], []],
    at: { 'ship-plymouth': 'sea-south-east-england' },
  }).reveal()
  expect(table.region('south-east-england')).toEqual([
    [RED, 7],
    [YELLOW, 4],
  ])
  expect(table.ledger(RED)).toMatchObject({ regions: 7, awards: 4, trade: 2, church: 0 })
})

test('WR-T25 WR-8.2 the Captain of Calais breaks a tie as a noble of 4 and leaves at the end of the turn', () => {
  const table = new Table({ own: [[], ['large-town-london'], [], []], order: [YELLOW, RED, GREEN, BLUE] })
  table.plan(RED, { calais: ['south-east-england', 1] }).reveal()
  expect(table.region('south-east-england')).toEqual([
    [RED, 7],
    [YELLOW, 4],
  ])
  expect(table.ledger(RED).awards).toBe(4)
  // WR-13.1: next turn he is back on the board.
  expect(table.view(null).regions[3]?.points).toEqual([0, 4, 0, 0])
  table.draftOn().reveal()
  expect(table.events('captain').at(-1)).toEqual({ type: 'captain', seat: null, region: null })
})

test('WR-T26 WR-11.4 the Captain equals a noble of 4: turn order decides', () => {
  for (const order of [
    [P1, P2, P3, P4],
    [P2, P1, P3, P4],
  ]) {
    const table = new Table({ own: [[], ['noble-herbert'], [], []], at: { 'noble-herbert': 'midlands' }, order })
    table.plan(P1, { calais: ['midlands', 1] }).reveal()
    expect(table.region('midlands').map(([seat]) => seat)).toEqual(order.slice(0, 2))
  }
})

test('WR-T35 WR-11.4 a bishop before a town', () => {
  const table = new Table({
    own: [['noble-percy', 'bishop-york'], ['noble-plantagenet', 'town-lincoln'], [], []],
    at: { 'noble-percy': 'northern-england', 'noble-plantagenet': 'northern-england' },
    order: [YELLOW, RED, GREEN, BLUE],
  }).reveal()
  expect(table.region('northern-england')).toEqual([
    [RED, 9],
    [YELLOW, 6],
  ])
})

test('WR-T36 a noble before a castle', () => {
  const table = new Table({
    own: [['castle-pontefract', 'large-town-york'], ['noble-neville-westmorland', 'port-kingston'], [], []],
  }).reveal()
  expect(table.region('northern-england')).toEqual([
    [YELLOW, 9],
    [RED, 6],
  ])
})

test('WR-T37 a second noble before a large town', () => {
  const table = new Table({
    own: [['noble-percy', 'large-town-york'], ['noble-plantagenet', 'noble-herbert'], [], []],
    at: {
      'noble-percy': 'northern-england',
      'noble-plantagenet': 'northern-england',
      'noble-herbert': 'northern-england',
    },
  }).reveal()
  expect(table.region('northern-england').map(([seat]) => seat)).toEqual([YELLOW, RED])
})

test('WR-11.4 each step of the chart decides in turn: castle, large town, town, port', () => {
  // Both have 6: a castle beats two towns' worth, then a large town with a port beats town and bishop.
  const castle = new Table({ own: [['large-town-london', 'port-sandwich'], ['castle-windsor'], [], []] }).reveal()
  expect(castle.region('south-east-england').map(([seat]) => seat)).toEqual([P2, P1])
  const large = new Table({
    own: [['town-winchester', 'bishop-winchester'], ['large-town-london', 'port-sandwich'], [], []],
  })
  expect(
    large
      .reveal()
      .region('south-east-england')
      .map(([seat]) => seat),
  ).toEqual([P2, P1])
  const port = new Table({ own: [['ship-sandwich'], ['port-sandwich'], [], []] }).reveal()
  expect(port.region('south-east-england').map(([seat]) => seat)).toEqual([P2, P1])
})
