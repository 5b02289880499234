import { expect, test } from 'vitest'
import type { SeaZoneId, ShipId } from '../rules/ids.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

test('WR-T14 WR-8.8 a bishop gives presence; a noble gives it where he comes from and where he goes', () => {
  const table = new Table({
    own: [
      ['castle-windsor', 'noble-stafford'],
      ['bishop-winchester'],
      ['noble-neville-salisbury'],
      ['castle-carisbrooke'],
    ],
  })
  expect(table.texts(P2)).toContain('T+castle-windsor')
  expect(table.texts(P3)).not.toContain('T+castle-windsor')
  table.act(P3, 'noble-neville-salisbury>south-east-england')
  expect(table.texts(P3)).toContain('T+castle-windsor')
  expect(table.texts(P3)).toContain('T+castle-carisbrooke')
  for (const seat of [P1, P2, P3, P4]) expect(table.texts(seat)).not.toContain('T+town-winchester')
})

test('WR-A3 WR-A4 each kind but a ship gives presence, and a moving noble in both regions', () => {
  for (const [id, attacks] of [
    ['castle-windsor', true],
    ['large-town-london', true],
    ['town-winchester', true],
    ['port-sandwich', true],
    ['bishop-winchester', true],
    ['noble-stafford', true],
    ['ship-sandwich', false],
  ] as const) {
    const target = id === 'castle-windsor' ? 'large-town-london' : 'castle-windsor'
    const table = new Table({ own: [[id], [target], [], []] })
    expect([id, table.texts(P1).includes(`T+${target}`)]).toEqual([id, attacks])
  }
  const table = new Table({ own: [['noble-stafford'], ['castle-windsor', 'castle-carisbrooke'], [], []] })
  table.plan(P1, { go: { 'noble-stafford': 'west-country' }, troops: { 'castle-windsor': 4, 'castle-carisbrooke': 4 } })
  table.reveal()
  expect(table.events('battle').map((battle) => battle.at)).toEqual(['castle-windsor', 'castle-carisbrooke'])
})

test('WR-T15 WR-8.9 ships give no presence', () => {
  const table = new Table({ own: [['ship-berwick'], ['port-kingston'], [], []], money: 20 })
  table.plan(P1, { go: { 'ship-berwick': 'sea-northern-england-east' }, troops: { 'port-kingston': 2 } }).reveal()
  expect(table.place('ship-berwick')).toBe('sea-northern-england-east')
  expect(table.owner('port-kingston')).toBe(P2)
  expect(table.events('ignored')).toMatchObject([{ seat: P1, why: 'no-presence' }])
  expect(table.state.money[P1]).toBe(20)
})

test('WR-A8 WR-8.9 neither the Captain of Calais nor a partner gives presence', () => {
  const table = new Table({
    own: [['noble-herbert'], ['castle-windsor'], ['noble-stafford'], []],
    houses: [0, 1, 0, 1],
    money: 30,
  })
  table.plan(P1, { calais: ['south-east-england', 5], troops: { 'castle-windsor': 4 } }).reveal()
  expect(table.events('captain')).toMatchObject([{ seat: P1, region: 'south-east-england' }])
  expect(table.events('ignored')).toMatchObject([{ seat: P1, why: 'no-presence' }])
  expect(table.events('battle')).toEqual([])
  expect(table.state.money[P1]).toBe(25)
})

test('WR-A8 corrected figures can make the Captain of Calais count, for the winner of the bid only', () => {
  const figures = { captainOfCalais: { givesPresence: true } }
  const table = new Table({ own: [['noble-herbert'], ['castle-windsor'], ['noble-tudor'], []], figures })
  const plan = { calais: ['south-east-england', 5], troops: { 'castle-windsor': 4 } } as const
  table
    .plan(P1, plan)
    .plan(P3, { ...plan, calais: ['south-east-england', 4] })
    .reveal()
  expect(table.events('battle').map((battle) => battle.seat)).toEqual([P1])
  expect(table.events('ignored')).toMatchObject([{ seat: P3, why: 'no-presence' }])
})

test('WR-A35 a plan names the sea zone, west or east coast', () => {
  for (const [id, from, to] of [
    ['ship-plymouth', 'sea-wales', 'sea-northern-england-west'],
    ['ship-sandwich', 'sea-midlands', 'sea-northern-england-east'],
  ] as const satisfies readonly (readonly [ShipId, SeaZoneId, SeaZoneId])[]) {
    const table = new Table({ own: [[id], [], [], []], at: { [id]: from } }).act(P1, `${id}>${to}`).reveal()
    expect(table.place(id)).toBe(to)
    expect(table.events('moved')).toMatchObject([{ who: id, from, to }])
  }
})

test('WR-T20 WR-8.6 WR-A10 other illegal orders are ignored and free', () => {
  const table = new Table({
    own: [['noble-percy', 'port-berwick'], ['noble-stafford'], [], []],
    money: 40,
    mercenaries: [2],
  })
  table.plan(P1, {
    white: ['noble-stafford', 'bishop-york'],
    black: ['noble-percy', 'bishop-durham'],
    troops: { 'port-plymouth': 3 },
    mercenaries: { 'port-plymouth': 2 },
  })
  expect(table.view(P1).plan).toMatchObject({ cost: 0, pays: 0, keeps: 40 })
  table.reveal()
  expect(table.events('ignored').map(({ order, why }) => [order.kind, why])).toEqual([
    ['white', 'not-yours'],
    ['white', 'unowned'],
    ['black', 'own'],
    ['black', 'unowned'],
    ['troops', 'unowned'],
    ['mercenaries', 'unowned'],
  ])
  expect(table.state.money[P1]).toBe(40)
  expect(table.state.mercenaries[P1]).toBe(2)
  expect(table.owner('noble-percy')).toBe(P1)
})

test('WR-8.7 legality looks at the board before anything moves or changes hands', () => {
  // P4 loses his only noble to P1 in the bribery; P1 gains no presence by it.
  const table = new Table({ own: [['noble-herbert'], ['castle-windsor'], [], ['noble-stafford']] })
  table.plan(P1, { black: ['noble-stafford'], troops: { 'castle-windsor': 5 } })
  table.plan(P4, { troops: { 'castle-windsor': 1 } }).reveal()
  expect(table.owner('noble-stafford')).toBe(P1)
  expect(table.events('battle').map((battle) => battle.seat)).toEqual([P4])
})

test('WR-8.10 no presence is needed to defend or to bribe', () => {
  const table = new Table({ own: [['castle-windsor'], ['noble-percy', 'noble-stafford'], [], []] })
  table.plan(P1, { troops: { 'castle-windsor': 2 }, black: ['noble-percy'] })
  table.plan(P2, { troops: { 'castle-windsor': 5 } }).reveal()
  expect(table.owner('noble-percy')).toBe(P1)
  expect(table.events('battle')).toMatchObject([{ attackers: 5, defenders: 5, result: 'neutral' }])
})

test('WR-T21 WR-8.4 not enough money: troops by the votes of their region', () => {
  for (const [money, pontefract, kenilworth, left] of [
    [6, 2, 0, 0],
    [9, 2, 1, 0],
    [8, 2, 0, 2],
  ] as const) {
    const table = new Table({ own: [['castle-pontefract', 'castle-kenilworth'], [], [], []], money })
    table.plan(P1, { troops: { 'castle-kenilworth': 2, 'castle-pontefract': 2 } }).reveal()
    const troops = (at: string): number => table.events('deployed').find((event) => event.at === at)?.troops ?? 0
    expect([troops('castle-pontefract'), troops('castle-kenilworth'), table.state.money[P1]]).toEqual([
      pontefract,
      kenilworth,
      left,
    ])
  }
})

test('WR-T22 WR-A11 not enough money: an order that cannot be paid is skipped and the list goes on', () => {
  const table = new Table({
    own: [['noble-stafford', 'castle-windsor'], ['noble-percy', 'noble-herbert', 'town-winchester'], [], []],
    money: 20,
  })
  table.plan(P1, {
    calais: ['midlands', 3],
    white: ['noble-stafford'],
    black: ['noble-percy', 'noble-herbert'],
    troops: { 'town-winchester': 2 },
  })
  expect(table.view(P1).plan?.lines.map(({ price, kept, fault }) => [price, kept, fault])).toEqual([
    [3, 1, null],
    [6, 1, null],
    [18, 0, 'money'],
    [8, 1, null],
    [6, 1, 'money'],
  ])
  table.reveal()
  expect(table.state.money[P1]).toBe(0)
  expect(table.owner('noble-percy')).toBe(P2)
  expect(table.owner('noble-herbert')).toBe(P1)
  expect(table.events('deployed')).toMatchObject([{ at: 'town-winchester', troops: 1 }])
  expect(table.events('dropped').map(({ order, n }) => [order.kind, n])).toEqual([
    ['black', 1],
    ['troops', 1],
  ])
})

test('WR-T23 WR-8.4 equal nobles are paid by the votes of their home regions', () => {
  const table = new Table({ own: [[], ['noble-percy', 'noble-plantagenet'], [], []], money: 18 })
  table.plan(P1, { black: ['noble-percy', 'noble-plantagenet'] }).reveal()
  expect(table.owner('noble-plantagenet')).toBe(P1)
  expect(table.owner('noble-percy')).toBe(P2)
})

test('WR-A12 ships are paid by the votes of their home region, wherever they are', () => {
  // Berwick (4 votes at home) lies in Northern England, Sandwich (7 votes at home) in Midlands.
  const table = new Table({
    own: [[], ['ship-berwick', 'ship-sandwich'], [], []],
    at: { 'ship-berwick': 'sea-northern-england-east', 'ship-sandwich': 'sea-midlands' },
    money: 6,
  })
  table.plan(P1, { black: ['ship-berwick', 'ship-sandwich'] }).reveal()
  expect(table.owner('ship-sandwich')).toBe(P1)
  expect(table.owner('ship-berwick')).toBe(P2)
})
