import { expect, test } from 'vitest'
import { holderFor } from '../rules/awards.ts'
import { realmOf } from '../rules/figures.ts'
import { type AssetId, assetNumber } from '../rules/ids.ts'
import { changeOwner } from '../rules/owners.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

const give = (table: Table, id: AssetId, seat: number): void =>
  changeOwner(realmOf(table.state), table.state, assetNumber(id), seat, null)
const holder = (table: Table, award: string): number | null | undefined =>
  table.view(null).awards.find((each) => each.id === award)?.holder

test('WR-T42 WR-12.1 WR-12.2 the first with two holds it until somebody has more', () => {
  const table = new Table({ own: [['ship-berwick'], [], ['ship-sandwich'], []] })
  give(table, 'ship-plymouth', P3)
  expect(holder(table, 'lord-high-admiral')).toBe(P3)
  give(table, 'ship-kingston', P1)
  expect(holder(table, 'lord-high-admiral')).toBe(P3)
  give(table, 'ship-caernarfon', P1)
  expect(holder(table, 'lord-high-admiral')).toBe(P1)
})

test('WR-T43 WR-12.3 the holder loses one: the earliest of those with most', () => {
  const table = new Table({
    own: [['bishop-york'], [], ['bishop-durham', 'bishop-exeter'], ['bishop-norwich']],
  })
  give(table, 'bishop-st-davids', P1)
  expect(holder(table, 'archbishop-of-canterbury')).toBe(P3)
  table.plan(P4, { black: ['bishop-exeter'] }).reveal()
  expect(table.events('award')).toEqual([{ type: 'award', award: 'archbishop-of-canterbury', from: P3, to: P1 }])
})

test('WR-T44 WR-A9 WR-12.4 an award nobody deserves lies on the board and can be claimed again', () => {
  const table = new Table({ own: [['castle-harlech'], ['castle-windsor', 'castle-bamburgh'], ['noble-stafford'], []] })
  table.plan(P3, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(holder(table, 'constable-of-the-tower')).toBeNull()
  expect(table.events('titled')).toEqual([])
  give(table, 'castle-kenilworth', P1)
  expect(holder(table, 'constable-of-the-tower')).toBe(P1)
})

test('WR-T45 one battle takes from one count and adds to the other', () => {
  const table = new Table({
    own: [
      ['port-berwick', 'port-kingston', 'port-sandwich'],
      ['port-plymouth', 'port-caernarfon', 'noble-stafford'],
      [],
      [],
    ],
  })
  expect(holder(table, 'warden-of-the-cinque-ports')).toBe(P1)
  table.plan(P2, { troops: { 'port-sandwich': 2 } }).reveal()
  expect(holder(table, 'warden-of-the-cinque-ports')).toBe(P2)
})

test('WR-12.1 a new turn order alone changes nothing', () => {
  const table = new Table({
    own: [['castle-harlech', 'castle-windsor'], ['castle-bamburgh', 'castle-kenilworth'], [], []],
    vp: [50, 0, 0, 0],
  })
  expect(holder(table, 'constable-of-the-tower')).toBe(P1)
  table.reveal()
  expect(table.state.order.indexOf(P1)).toBe(3)
  expect(holder(table, 'constable-of-the-tower')).toBe(P1)
})

test('WR-12.3 the rule by itself', () => {
  const order = [P3, P1, P2, P4]
  expect(holderFor([2, 2, 1, 0], P2, order, 2)).toBe(P2)
  expect(holderFor([2, 1, 2, 0], P2, order, 2)).toBe(P3)
  expect(holderFor([1, 1, 1, 1], P2, order, 2)).toBe(-1)
  expect(holderFor([3, 2, 0, 0], P2, order, 2)).toBe(P1)
  expect(holderFor([2, 2, 0, 0], -1, order, 2)).toBe(P1)
})

test('WR-12.5 house partners do not count together', () => {
  const table = new Table({ houses: [0, 0, 1, 1], own: [['castle-harlech'], ['castle-windsor'], [], []] })
  expect(holder(table, 'constable-of-the-tower')).toBeNull()
})

test('WR-12.6 WR-A30 the Captain of Calais is no running award, and each award counts its own kind', () => {
  const table = new Table({})
  expect(table.view(null).awards.map(({ id, counts }) => [id, counts])).toEqual([
    ['lord-high-admiral', 'ship'],
    ['archbishop-of-canterbury', 'bishop'],
    ['constable-of-the-tower', 'castle'],
    ['warden-of-the-cinque-ports', 'port'],
  ])
})

test('WR-12.6 WR-13.1 the Captain of Calais goes back at the end of the turn: without a bid nobody has him', () => {
  const table = new Table({})
  table
    .plan(P1, { calais: ['midlands', 3] })
    .reveal()
    .draftOn()
    .reveal()
  expect(table.events('captain').map(({ seat, region }) => [seat, region])).toEqual([
    [P1, 'midlands'],
    [null, null],
  ])
  expect(table.events('titled').filter(({ award }) => award === 'captain-of-calais')).toHaveLength(1)
})
