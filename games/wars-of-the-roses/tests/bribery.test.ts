import { expect, test } from 'vitest'
import { DATA } from '../rules/figures.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

test('WR-T27 WR-A31 WR-9.1 WR-9.2 WR-9.4 WR-9.5 a white cube stops the first of three bribers', () => {
  const table = new Table({ own: [['noble-percy'], [], [], []], money: 60 })
  table.plan(P1, { white: ['noble-percy'] })
  for (const seat of [P2, P3, P4]) table.plan(seat, { black: ['noble-percy'] })
  table.reveal()
  expect(table.events('bribe').map(({ seat, owner, result }) => [seat, owner, result])).toEqual([
    [P4, P1, 'stopped'],
    [P3, P1, 'won'],
    [P2, P3, 'won'],
  ])
  expect(table.owner('noble-percy')).toBe(P2)
  expect(table.state.money).toEqual([51, 42, 42, 42])
})

test('WR-T28 WR-9.3 without a white cube the last briber keeps the bishop', () => {
  const table = new Table({ own: [[], ['bishop-exeter'], [], []] })
  table
    .plan(P1, { black: ['bishop-exeter'] })
    .plan(P3, { black: ['bishop-exeter'] })
    .reveal()
  expect(table.events('bribe').map(({ seat, owner }) => [seat, owner])).toEqual([
    [P3, P2],
    [P1, P3],
  ])
  expect(table.owner('bishop-exeter')).toBe(P1)
})

test('WR-T29 WR-9.7 who loses a noble keeps the attacks already placed', () => {
  const table = new Table({
    own: [['noble-stafford'], ['large-town-london', 'castle-carisbrooke'], [], []],
    money: [30, 0, 20, 0],
  })
  table.plan(P1, {
    go: { 'noble-stafford': 'west-country' },
    troops: { 'large-town-london': 3, 'castle-carisbrooke': 4 },
  })
  table.plan(P3, { black: ['noble-stafford'] }).reveal()
  expect(table.owner('noble-stafford')).toBe(P3)
  expect(table.place('noble-stafford')).toBe('west-country')
  expect(table.events('battle').map(({ at, left, result }) => [at, left, result])).toEqual([
    ['castle-carisbrooke', 1, 'taken'],
    ['large-town-london', 1, 'taken'],
  ])
  expect(table.state.money).toEqual([9, 0, 8, 0])
})

test('WR-9.6 WR-10.6 house partners may be bribed and attacked', () => {
  const table = new Table({
    houses: [0, 0, 1, 1],
    own: [['bishop-winchester'], ['noble-percy', 'castle-windsor'], [], []],
  })
  table.plan(P1, { black: ['noble-percy'], troops: { 'castle-windsor': 4 } }).reveal()
  expect(table.owner('noble-percy')).toBe(P1)
  expect(table.owner('castle-windsor')).toBe(P1)
})

test('WR-9.8 awards follow each change of owner, and white cubes are gone next turn', () => {
  const table = new Table({ own: [['bishop-york'], ['bishop-exeter'], [], []] })
  table.plan(P1, { black: ['bishop-exeter'], white: ['bishop-york'] }).reveal()
  expect(table.events('award')).toEqual([{ type: 'award', award: 'archbishop-of-canterbury', from: null, to: P1 }])
  table
    .draftOn()
    .plan(P2, { black: ['bishop-york'] })
    .reveal()
  expect(table.owner('bishop-york')).toBe(P2)
})

test('WR-9.9 a bribed personality counts at once', () => {
  const table = new Table({ own: [[], ['noble-percy'], [], []] })
  table.plan(P1, { black: ['noble-percy'] }).reveal()
  expect(table.region('northern-marches')).toEqual([[P1, DATA.regions['northern-marches'].first]])
})

test('WR-A21 one player’s bribes run in payment order, which the awards can show', () => {
  // P1 takes two bishops from P2, who holds the award with two; P3 has two. After the first bribe the award
  // goes to P3 (2 against 1 and 1); P1 then reaches 2 as well, and P3 keeps it.
  const table = new Table({
    own: [[], ['bishop-york', 'bishop-norwich'], ['bishop-exeter', 'bishop-durham'], []],
    order: [P1, P2, P3, P4],
  })
  expect(table.view(null).awards[1]?.holder).toBe(P2)
  table.plan(P1, { black: ['bishop-norwich', 'bishop-york'] }).reveal()
  expect(table.events('bribe').map((event) => event.on)).toEqual(['bishop-york', 'bishop-norwich'])
  expect(table.events('award')).toEqual([{ type: 'award', award: 'archbishop-of-canterbury', from: P2, to: P3 }])
})

test('WR-9.3 a bribed noble or ship stays where it is on the map', () => {
  const table = new Table({
    own: [[], ['noble-percy', 'ship-plymouth'], [], []],
    at: { 'noble-percy': 'midlands', 'ship-plymouth': 'sea-wales' },
  })
  table.plan(P1, { black: ['noble-percy', 'ship-plymouth'] }).reveal()
  expect([table.owner('noble-percy'), table.owner('ship-plymouth')]).toEqual([P1, P1])
  expect([table.place('noble-percy'), table.place('ship-plymouth')]).toEqual(['midlands', 'sea-wales'])
})

test('WR-9.6 WR-10.6 a bribe of a partner’s noble and an attack on his castle are offered', () => {
  const table = new Table({
    houses: [0, 0, 1, 1],
    own: [['bishop-winchester'], ['noble-percy', 'castle-windsor'], [], []],
  })
  expect(table.texts(P1)).toContain('B+noble-percy')
  expect(table.texts(P1)).toContain('T+castle-windsor')
})

test('WR-9.9 a noble won by a bribe gives no presence before the next turn', () => {
  const table = new Table({ own: [[], ['castle-windsor', 'noble-stafford'], [], []] })
  table.plan(P1, { black: ['noble-stafford'], troops: { 'castle-windsor': 4 } }).reveal()
  expect(table.owner('noble-stafford')).toBe(P1)
  expect(table.events('ignored')).toMatchObject([{ seat: P1, why: 'no-presence' }])
  expect(table.owner('castle-windsor')).toBe(P2)
  table
    .draftOn()
    .plan(P1, { troops: { 'castle-windsor': 4 } })
    .reveal()
  expect(table.owner('castle-windsor')).toBe(P1)
})
