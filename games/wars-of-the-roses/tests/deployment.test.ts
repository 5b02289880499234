import { expect, test } from 'vitest'
import { P1, P2, P3, P4, Table } from './position.ts'

const goes = (table: Table, seat: number, id: string): string[] =>
  table
    .texts(seat)
    .flatMap((text) => (text.startsWith(`${id}>`) ? [text.slice(id.length + 1)] : []))
    .sort()

test('WR-8.1 WR-8.3 all plans appear at once and are carried out in reverse turn order', () => {
  const table = new Table({ own: [['castle-windsor'], ['castle-harlech'], [], []], money: 10 })
  table
    .plan(P1, { troops: { 'castle-windsor': 1 } })
    .plan(P2, { troops: { 'castle-harlech': 2 } })
    .reveal()
  expect(table.events('reveal')[0]?.plans.map((plan) => plan.length)).toEqual([1, 1, 0, 0])
  expect(table.events('paid').map(({ seat, amount, left }) => [seat, amount, left])).toEqual([
    [P4, 0, 10],
    [P3, 0, 10],
    [P2, 6, 4],
    [P1, 3, 7],
  ])
})

test('WR-T16 WR-2.6 WR-8.6 an illegal move leaves the noble where he is, and the attack with it is free', () => {
  const table = new Table({ own: [['noble-herbert'], ['large-town-london', 'castle-harlech'], [], []], money: 30 })
  table.plan(P1, {
    go: { 'noble-herbert': 'south-east-england' },
    troops: { 'large-town-london': 3, 'castle-harlech': 4 },
  })
  expect(table.view(P1).plan?.warnings.map((line) => [line.order.kind, line.fault])).toEqual([
    ['move', 'too-far'],
    ['troops', 'no-presence'],
  ])
  table.reveal()
  expect(table.place('noble-herbert')).toBe('wales')
  expect(table.owner('large-town-london')).toBe(P2)
  expect(table.owner('castle-harlech')).toBe(P1)
  expect(table.state.money[P1]).toBe(18)
})

test('WR-A6 Midlands and West Country are not adjacent, nor Wales and South East England', () => {
  const table = new Table({ own: [['noble-plantagenet', 'noble-tudor'], [], [], []] })
  expect(goes(table, P1, 'noble-plantagenet')).toEqual(['northern-england', 'south-east-england', 'wales'])
  expect(goes(table, P1, 'noble-tudor')).toEqual(['midlands', 'northern-england', 'west-country'])
})

test('WR-T17 WR-2.8 WR-A33 WR-8.11 how far ships go', () => {
  const table = new Table({ own: [['ship-kings-lynn', 'ship-plymouth', 'ship-berwick'], [], [], []] })
  expect(goes(table, P1, 'ship-kings-lynn')).toEqual([
    'sea-northern-england-east',
    'sea-northern-marches-east',
    'sea-south-east-england',
    'sea-west-country',
  ])
  expect(goes(table, P1, 'ship-plymouth')).toEqual([
    'sea-midlands',
    'sea-northern-england-west',
    'sea-south-east-england',
    'sea-wales',
  ])
  expect(goes(table, P1, 'ship-berwick')).not.toContain('sea-northern-marches-west')
  table.plan(P1, { go: { 'ship-berwick': 'sea-northern-marches-west' } }).reveal()
  expect(table.place('ship-berwick')).toBe('sea-northern-marches-east')
  expect(table.events('ignored')).toMatchObject([{ why: 'too-far' }])
})

test('WR-8.11 staying is allowed, and a ship back in its home zone stands in its port', () => {
  const table = new Table({ own: [['ship-plymouth', 'noble-tudor'], [], [], []], at: { 'ship-plymouth': 'sea-wales' } })
  table.plan(P1, { go: { 'ship-plymouth': 'sea-west-country', 'noble-tudor': 'wales' } }).reveal()
  expect(table.place('ship-plymouth')).toBe('sea-west-country')
  expect(table.place('noble-tudor')).toBe('wales')
  expect(table.events('ignored')).toEqual([])
  expect(table.events('moved')).toHaveLength(1)
})

test('WR-8.12 several players may attack the same Location', () => {
  const table = new Table({ own: [['castle-windsor'], ['noble-stafford'], ['bishop-winchester'], []] })
  table
    .plan(P2, { troops: { 'castle-windsor': 1 } })
    .plan(P3, { troops: { 'castle-windsor': 1 } })
    .reveal()
  expect(table.events('deployed').map(({ seat, attack }) => [seat, attack])).toEqual([
    [P3, true],
    [P2, true],
  ])
  expect(table.events('battle').map((battle) => battle.seat)).toEqual([P3, P2])
})

test('WR-8.13 WR-A7 only white cubes are laid in deployment; black ones act in the bribery', () => {
  const table = new Table({ own: [['noble-percy'], ['noble-stafford'], [], []] })
  table.plan(P1, { white: ['noble-percy'], black: ['noble-stafford'] }).reveal()
  const types = table.told.map(({ event }) => event.type)
  expect(table.events('guarded')).toMatchObject([{ seat: P1, on: 'noble-percy' }])
  expect(types.indexOf('bribe')).toBeGreaterThan(types.lastIndexOf('paid'))
})

test('WR-8.14 a noble never fights: he cannot be attacked, and his coming takes no Location', () => {
  const table = new Table({ own: [['noble-stafford'], ['castle-carisbrooke'], [], []] })
  expect(table.texts(P2).filter((text) => /^[TM]\+noble/.test(text))).toEqual([])
  table.plan(P1, { go: { 'noble-stafford': 'west-country' } }).reveal()
  expect(table.owner('castle-carisbrooke')).toBe(P2)
  expect(table.events('battle')).toEqual([])
})

test('WR-8.5 payments are final: a failed bribe and a lost battle refund nothing', () => {
  const table = new Table({ own: [['castle-windsor'], ['noble-stafford', 'large-town-london'], [], []], money: 30 })
  table.plan(P1, { black: ['noble-stafford'], troops: { 'large-town-london': 1 } })
  table.plan(P2, { white: ['noble-stafford'] }).reveal()
  expect(table.owner('noble-stafford')).toBe(P2)
  expect(table.state.money).toEqual([15, 24, 30, 30])
})

test('WR-T24 WR-8.2 the bids for Captain of Calais: all are paid, a tie goes by turn order', () => {
  const table = new Table({ money: 10 })
  table.plan(P1, { calais: ['midlands', 3] }).plan(P2, { calais: ['midlands', 5] })
  table.plan(P3, { calais: ['south-east-england', 5] }).reveal()
  expect(table.events('captain')).toEqual([{ type: 'captain', seat: P2, region: 'midlands' }])
  expect(table.state.money).toEqual([7, 5, 5, 10])
  expect(table.state.revealed?.captain).toEqual({ seat: P2, region: 'midlands' })
  const nobody = new Table({ money: 10 }).reveal()
  expect(nobody.events('captain')).toEqual([{ type: 'captain', seat: null, region: null }])
  expect(nobody.events('titled')).toEqual([])
})

test('WR-8.1 all plans are shown to everybody at once, before anything is paid', () => {
  const table = new Table({ own: [['castle-windsor'], ['castle-harlech'], [], []], money: 10 })
  table
    .plan(P1, { troops: { 'castle-windsor': 1 } })
    .plan(P2, { troops: { 'castle-harlech': 2 } })
    .reveal()
  const told = table.told.filter(({ event }) => event.type !== 'ready')
  expect(told[0]?.event.type).toBe('reveal')
  expect(told[0]?.to).toBeUndefined()
  for (const seat of [P1, P2, P3, P4, null])
    expect(table.view(seat).revealed?.plans.map((lines) => lines.map(({ order }) => order))).toEqual([
      [{ kind: 'troops', at: 'castle-windsor', n: 1 }],
      [{ kind: 'troops', at: 'castle-harlech', n: 2 }],
      [],
      [],
    ])
})

test('WR-8.11 a noble goes one region and no further', () => {
  const table = new Table({ own: [['noble-percy'], [], [], []] })
  expect(goes(table, P1, 'noble-percy')).toEqual(['northern-england'])
  table.plan(P1, { go: { 'noble-percy': 'midlands' } }).reveal()
  expect(table.place('noble-percy')).toBe('northern-marches')
  expect(table.events('ignored')).toMatchObject([{ seat: P1, why: 'too-far' }])
})

test('WR-8.14 nobles on the spot count for neither side of a battle', () => {
  const table = new Table({ own: [['castle-windsor', 'noble-stafford'], ['noble-woodville'], [], []] })
  table.plan(P2, { troops: { 'castle-windsor': 3 } }).reveal()
  expect(table.events('battle')).toMatchObject([{ attackers: 3, defenders: 3, result: 'neutral' }])
})
