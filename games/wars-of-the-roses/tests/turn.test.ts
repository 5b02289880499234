import { expect, test } from 'vitest'
import { P1, P2, P3, P4, Table } from './position.ts'

test('WR-T01 WR-A1 WR-4.3 fewest VP first: 10, 12, 13, 16', () => {
  const table = new Table({ turn: 1, vp: [16, 12, 10, 13], order: [P1, P2, P3, P4] }).reveal()
  expect(table.state.turn).toBe(2)
  expect(table.state.order).toEqual([P3, P2, P4, P1])
  expect(table.events('turn')).toEqual([{ type: 'turn', turn: 2, order: [P3, P2, P4, P1] }])
})

test('WR-T02 WR-4.4 tied players keep the order they had', () => {
  const red = new Table({ turn: 2, vp: [30, 30, 35, 38], order: [P1, P2, P3, P4] }).reveal()
  expect(red.state.order).toEqual([P1, P2, P3, P4])
  const yellow = new Table({ turn: 2, vp: [30, 30, 35, 38], order: [P2, P1, P4, P3] }).reveal()
  expect(yellow.state.order).toEqual([P2, P1, P3, P4])
})

test('WR-4.1 WR-4.5 a turn runs draft, income, planning and the rest, in one order throughout', () => {
  const table = new Table({ turn: 2, vp: [3, 2, 1, 0] }).reveal()
  const order = [...table.state.order]
  expect(table.state.phase).toBe('draft')
  table.draftOn()
  expect(table.state.phase).toBe('planning')
  expect(table.state.order).toEqual(order)
  expect(table.told.map(({ event }) => event.type).filter((type) => /turn|display|income|planning/.test(type))).toEqual(
    ['turn', 'display', ...order.map(() => 'income'), 'planning'],
  )
})

test('WR-4.5 bribes and battles run by one order, which stands until the turn is over', () => {
  const table = new Table({
    turn: 5,
    own: [['noble-percy'], ['castle-windsor'], ['bishop-winchester'], ['noble-stafford']],
  })
  table
    .plan(P3, { troops: { 'castle-windsor': 1 } })
    .plan(P4, { troops: { 'castle-windsor': 1 }, black: ['noble-percy'] })
    .reveal()
  expect(table.events('bribe').map(({ seat }) => seat)).toEqual([P4])
  expect(table.events('battle').map(({ seat }) => seat)).toEqual([P4, P3])
  expect(table.state.order).toEqual([P1, P2, P3, P4])
})

test('WR-13.1 assets, positions, money, saved mercenaries and awards stay from turn to turn', () => {
  const table = new Table({
    own: [['noble-percy', 'ship-plymouth', 'ship-sandwich'], ['castle-harlech'], [], []],
    at: { 'noble-percy': 'midlands', 'ship-plymouth': 'sea-wales' },
    money: [17, 4, 0, 9],
    mercenaries: [3, 0, 1, 0],
  }).reveal()
  expect(table.state.turn).toBe(3)
  expect([table.owner('noble-percy'), table.owner('castle-harlech')]).toEqual([P1, P2])
  expect([table.place('noble-percy'), table.place('ship-plymouth')]).toEqual(['midlands', 'sea-wales'])
  expect(table.state.money).toEqual([17, 4, 0, 9])
  expect(table.state.mercenaries).toEqual([3, 0, 1, 0])
  expect(table.view(null).players[P1]?.awards).toEqual(['lord-high-admiral'])
})
