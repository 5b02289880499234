import { expect, test } from 'vitest'
import type { SeaZoneId, ShipId } from '../rules/ids.ts'
import { P1, P2, P3, P4, Scene } from './position.ts'

const goes = (scene: Scene, seat: number, id: string): string[] =>
  scene
    .texts(seat)
    .flatMap((text) => (text.startsWith(`${id}>`) ? [text.slice(id.length + 1)] : []))
    .sort()

test('WR-8.1 WR-8.3 all plans appear at once and are carried out in reverse turn order', () => {
  const scene = new Scene({ own: [['castle-windsor'], ['castle-harlech'], [], []], money: 10 })
  scene
    .plan(P1, { troops: { 'castle-windsor': 1 } })
    .plan(P2, { troops: { 'castle-harlech': 2 } })
    .reveal()
  expect(scene.events('reveal')[0]?.plans.map((plan) => plan.length)).toEqual([1, 1, 0, 0])
  expect(scene.events('paid').map(({ seat, amount, left }) => [seat, amount, left])).toEqual([
    [P4, 0, 10],
    [P3, 0, 10],
    [P2, 6, 4],
    [P1, 3, 7],
  ])
})

test('WR-T14 WR-8.8 a bishop gives presence; a noble gives it where he comes from and where he goes', () => {
  const scene = new Scene({
    own: [
      ['castle-windsor', 'noble-stafford'],
      ['bishop-winchester'],
      ['noble-neville-salisbury'],
      ['castle-carisbrooke'],
    ],
  })
  expect(scene.texts(P2)).toContain('T+castle-windsor')
  expect(scene.texts(P3)).not.toContain('T+castle-windsor')
  scene.act(P3, 'noble-neville-salisbury>south-east-england')
  expect(scene.texts(P3)).toContain('T+castle-windsor')
  expect(scene.texts(P3)).toContain('T+castle-carisbrooke')
  for (const seat of [P1, P2, P3, P4]) expect(scene.texts(seat)).not.toContain('T+town-winchester')
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
    const scene = new Scene({ own: [[id], [target], [], []] })
    expect([id, scene.texts(P1).includes(`T+${target}`)]).toEqual([id, attacks])
  }
  const scene = new Scene({ own: [['noble-stafford'], ['castle-windsor', 'castle-carisbrooke'], [], []] })
  scene.plan(P1, { go: { 'noble-stafford': 'west-country' }, troops: { 'castle-windsor': 4, 'castle-carisbrooke': 4 } })
  scene.reveal()
  expect(scene.events('battle').map((battle) => battle.at)).toEqual(['castle-windsor', 'castle-carisbrooke'])
})

test('WR-T15 WR-8.9 ships give no presence', () => {
  const scene = new Scene({ own: [['ship-berwick'], ['port-kingston'], [], []], money: 20 })
  scene.plan(P1, { go: { 'ship-berwick': 'sea-northern-england-east' }, troops: { 'port-kingston': 2 } }).reveal()
  expect(scene.place('ship-berwick')).toBe('sea-northern-england-east')
  expect(scene.owner('port-kingston')).toBe(P2)
  expect(scene.events('ignored')).toMatchObject([{ seat: P1, why: 'no-presence' }])
  expect(scene.state.money[P1]).toBe(20)
})

test('WR-A8 WR-8.9 neither the Captain of Calais nor a partner gives presence', () => {
  const scene = new Scene({
    own: [['noble-herbert'], ['castle-windsor'], ['noble-stafford'], []],
    houses: [0, 1, 0, 1],
    money: 30,
  })
  scene.plan(P1, { calais: ['south-east-england', 5], troops: { 'castle-windsor': 4 } }).reveal()
  expect(scene.events('captain')).toMatchObject([{ seat: P1, region: 'south-east-england' }])
  expect(scene.events('ignored')).toMatchObject([{ seat: P1, why: 'no-presence' }])
  expect(scene.events('battle')).toEqual([])
  expect(scene.state.money[P1]).toBe(25)
})

test('WR-A8 corrected figures can make the Captain of Calais count, for the winner of the bid only', () => {
  const figures = { captainOfCalais: { givesPresence: true } }
  const scene = new Scene({ own: [['noble-herbert'], ['castle-windsor'], ['noble-tudor'], []], figures })
  const plan = { calais: ['south-east-england', 5], troops: { 'castle-windsor': 4 } } as const
  scene
    .plan(P1, plan)
    .plan(P3, { ...plan, calais: ['south-east-england', 4] })
    .reveal()
  expect(scene.events('battle').map((battle) => battle.seat)).toEqual([P1])
  expect(scene.events('ignored')).toMatchObject([{ seat: P3, why: 'no-presence' }])
})

test('WR-T16 WR-2.6 WR-8.6 an illegal move leaves the noble where he is, and the attack with it is free', () => {
  const scene = new Scene({ own: [['noble-herbert'], ['large-town-london', 'castle-harlech'], [], []], money: 30 })
  scene.plan(P1, {
    go: { 'noble-herbert': 'south-east-england' },
    troops: { 'large-town-london': 3, 'castle-harlech': 4 },
  })
  expect(scene.view(P1).plan?.warnings.map((line) => [line.order.kind, line.fault])).toEqual([
    ['move', 'too-far'],
    ['troops', 'no-presence'],
  ])
  scene.reveal()
  expect(scene.place('noble-herbert')).toBe('wales')
  expect(scene.owner('large-town-london')).toBe(P2)
  expect(scene.owner('castle-harlech')).toBe(P1)
  expect(scene.state.money[P1]).toBe(18)
})

test('WR-A6 Midlands and West Country are not adjacent, nor Wales and South East England', () => {
  const scene = new Scene({ own: [['noble-plantagenet', 'noble-tudor'], [], [], []] })
  expect(goes(scene, P1, 'noble-plantagenet')).toEqual(['northern-england', 'south-east-england', 'wales'])
  expect(goes(scene, P1, 'noble-tudor')).toEqual(['midlands', 'northern-england', 'west-country'])
})

test('WR-T17 WR-2.8 WR-A33 WR-8.11 how far ships go', () => {
  const scene = new Scene({ own: [['ship-kings-lynn', 'ship-plymouth', 'ship-berwick'], [], [], []] })
  expect(goes(scene, P1, 'ship-kings-lynn')).toEqual([
    'sea-northern-england-east',
    'sea-northern-marches-east',
    'sea-south-east-england',
    'sea-west-country',
  ])
  expect(goes(scene, P1, 'ship-plymouth')).toEqual([
    'sea-midlands',
    'sea-northern-england-west',
    'sea-south-east-england',
    'sea-wales',
  ])
  expect(goes(scene, P1, 'ship-berwick')).not.toContain('sea-northern-marches-west')
  scene.plan(P1, { go: { 'ship-berwick': 'sea-northern-marches-west' } }).reveal()
  expect(scene.place('ship-berwick')).toBe('sea-northern-marches-east')
  expect(scene.events('ignored')).toMatchObject([{ why: 'too-far' }])
})

test('WR-A35 a plan names the sea zone, west or east coast', () => {
  for (const [id, from, to] of [
    ['ship-plymouth', 'sea-wales', 'sea-northern-england-west'],
    ['ship-sandwich', 'sea-midlands', 'sea-northern-england-east'],
  ] as const satisfies readonly (readonly [ShipId, SeaZoneId, SeaZoneId])[]) {
    const scene = new Scene({ own: [[id], [], [], []], at: { [id]: from } }).act(P1, `${id}>${to}`).reveal()
    expect(scene.place(id)).toBe(to)
    expect(scene.events('moved')).toMatchObject([{ who: id, from, to }])
  }
})

test('WR-8.11 staying is allowed, and a ship back in its home zone stands in its port', () => {
  const scene = new Scene({ own: [['ship-plymouth', 'noble-tudor'], [], [], []], at: { 'ship-plymouth': 'sea-wales' } })
  scene.plan(P1, { go: { 'ship-plymouth': 'sea-west-country', 'noble-tudor': 'wales' } }).reveal()
  expect(scene.place('ship-plymouth')).toBe('sea-west-country')
  expect(scene.place('noble-tudor')).toBe('wales')
  expect(scene.events('ignored')).toEqual([])
  expect(scene.events('moved')).toHaveLength(1)
})

test('WR-T20 WR-8.6 WR-A10 other illegal orders are ignored and free', () => {
  const scene = new Scene({
    own: [['noble-percy', 'port-berwick'], ['noble-stafford'], [], []],
    money: 40,
    mercenaries: [2],
  })
  scene.plan(P1, {
    white: ['noble-stafford', 'bishop-york'],
    black: ['noble-percy', 'bishop-durham'],
    troops: { 'port-plymouth': 3 },
    mercenaries: { 'port-plymouth': 2 },
  })
  expect(scene.view(P1).plan).toMatchObject({ cost: 0, pays: 0, keeps: 40 })
  scene.reveal()
  expect(scene.events('ignored').map(({ order, why }) => [order.kind, why])).toEqual([
    ['white', 'not-yours'],
    ['white', 'unowned'],
    ['black', 'own'],
    ['black', 'unowned'],
    ['troops', 'unowned'],
    ['mercenaries', 'unowned'],
  ])
  expect(scene.state.money[P1]).toBe(40)
  expect(scene.state.mercenaries[P1]).toBe(2)
  expect(scene.owner('noble-percy')).toBe(P1)
})

test('WR-8.7 legality looks at the board before anything moves or changes hands', () => {
  // P4 loses his only noble to P1 in the bribery; P1 gains no presence by it.
  const scene = new Scene({ own: [['noble-herbert'], ['castle-windsor'], [], ['noble-stafford']] })
  scene.plan(P1, { black: ['noble-stafford'], troops: { 'castle-windsor': 5 } })
  scene.plan(P4, { troops: { 'castle-windsor': 1 } }).reveal()
  expect(scene.owner('noble-stafford')).toBe(P1)
  expect(scene.events('battle').map((battle) => battle.seat)).toEqual([P4])
})

test('WR-8.10 no presence is needed to defend or to bribe', () => {
  const scene = new Scene({ own: [['castle-windsor'], ['noble-percy', 'noble-stafford'], [], []] })
  scene.plan(P1, { troops: { 'castle-windsor': 2 }, black: ['noble-percy'] })
  scene.plan(P2, { troops: { 'castle-windsor': 5 } }).reveal()
  expect(scene.owner('noble-percy')).toBe(P1)
  expect(scene.events('battle')).toMatchObject([{ attackers: 5, defenders: 5, result: 'neutral' }])
})

test('WR-8.12 several players may attack the same Location', () => {
  const scene = new Scene({ own: [['castle-windsor'], ['noble-stafford'], ['bishop-winchester'], []] })
  scene
    .plan(P2, { troops: { 'castle-windsor': 1 } })
    .plan(P3, { troops: { 'castle-windsor': 1 } })
    .reveal()
  expect(scene.events('deployed').map(({ seat, attack }) => [seat, attack])).toEqual([
    [P3, true],
    [P2, true],
  ])
  expect(scene.events('battle').map((battle) => battle.seat)).toEqual([P3, P2])
})

test('WR-8.13 WR-A7 only white cubes are laid in deployment; black ones act in the bribery', () => {
  const scene = new Scene({ own: [['noble-percy'], ['noble-stafford'], [], []] })
  scene.plan(P1, { white: ['noble-percy'], black: ['noble-stafford'] }).reveal()
  const types = scene.told.map(({ event }) => event.type)
  expect(scene.events('guarded')).toMatchObject([{ seat: P1, on: 'noble-percy' }])
  expect(types.indexOf('bribe')).toBeGreaterThan(types.lastIndexOf('paid'))
})

test('WR-8.14 a noble never fights: he cannot be attacked, and his coming takes no Location', () => {
  const scene = new Scene({ own: [['noble-stafford'], ['castle-carisbrooke'], [], []] })
  expect(scene.texts(P2).filter((text) => /^[TM]\+noble/.test(text))).toEqual([])
  scene.plan(P1, { go: { 'noble-stafford': 'west-country' } }).reveal()
  expect(scene.owner('castle-carisbrooke')).toBe(P2)
  expect(scene.events('battle')).toEqual([])
})

test('WR-T21 WR-8.4 not enough money: troops by the votes of their region', () => {
  for (const [money, pontefract, kenilworth, left] of [
    [6, 2, 0, 0],
    [9, 2, 1, 0],
    [8, 2, 0, 2],
  ] as const) {
    const scene = new Scene({ own: [['castle-pontefract', 'castle-kenilworth'], [], [], []], money })
    scene.plan(P1, { troops: { 'castle-kenilworth': 2, 'castle-pontefract': 2 } }).reveal()
    const troops = (at: string): number => scene.events('deployed').find((event) => event.at === at)?.troops ?? 0
    expect([troops('castle-pontefract'), troops('castle-kenilworth'), scene.state.money[P1]]).toEqual([
      pontefract,
      kenilworth,
      left,
    ])
  }
})

test('WR-T22 WR-A11 not enough money: an order that cannot be paid is skipped and the list goes on', () => {
  const scene = new Scene({
    own: [['noble-stafford', 'castle-windsor'], ['noble-percy', 'noble-herbert', 'town-winchester'], [], []],
    money: 20,
  })
  scene.plan(P1, {
    calais: ['midlands', 3],
    white: ['noble-stafford'],
    black: ['noble-percy', 'noble-herbert'],
    troops: { 'town-winchester': 2 },
  })
  expect(scene.view(P1).plan?.lines.map(({ price, kept, fault }) => [price, kept, fault])).toEqual([
    [3, 1, null],
    [6, 1, null],
    [18, 0, 'money'],
    [8, 1, null],
    [6, 1, 'money'],
  ])
  scene.reveal()
  expect(scene.state.money[P1]).toBe(0)
  expect(scene.owner('noble-percy')).toBe(P2)
  expect(scene.owner('noble-herbert')).toBe(P1)
  expect(scene.events('deployed')).toMatchObject([{ at: 'town-winchester', troops: 1 }])
  expect(scene.events('dropped').map(({ order, n }) => [order.kind, n])).toEqual([
    ['black', 1],
    ['troops', 1],
  ])
})

test('WR-T23 WR-8.4 equal nobles are paid by the votes of their home regions', () => {
  const scene = new Scene({ own: [[], ['noble-percy', 'noble-plantagenet'], [], []], money: 18 })
  scene.plan(P1, { black: ['noble-percy', 'noble-plantagenet'] }).reveal()
  expect(scene.owner('noble-plantagenet')).toBe(P1)
  expect(scene.owner('noble-percy')).toBe(P2)
})

test('WR-A12 ships are paid by the votes of their home region, wherever they are', () => {
  // Berwick (4 votes at home) lies in Northern England, Sandwich (7 votes at home) in Midlands.
  const scene = new Scene({
    own: [[], ['ship-berwick', 'ship-sandwich'], [], []],
    at: { 'ship-berwick': 'sea-northern-england-east', 'ship-sandwich': 'sea-midlands' },
    money: 6,
  })
  scene.plan(P1, { black: ['ship-berwick', 'ship-sandwich'] }).reveal()
  expect(scene.owner('ship-sandwich')).toBe(P1)
  expect(scene.owner('ship-berwick')).toBe(P2)
})

test('WR-8.5 payments are final: a failed bribe and a lost battle refund nothing', () => {
  const scene = new Scene({ own: [['castle-windsor'], ['noble-stafford', 'large-town-london'], [], []], money: 30 })
  scene.plan(P1, { black: ['noble-stafford'], troops: { 'large-town-london': 1 } })
  scene.plan(P2, { white: ['noble-stafford'] }).reveal()
  expect(scene.owner('noble-stafford')).toBe(P2)
  expect(scene.state.money).toEqual([15, 24, 30, 30])
})

test('WR-T24 WR-8.2 the bids for Captain of Calais: all are paid, a tie goes by turn order', () => {
  const scene = new Scene({ money: 10 })
  scene.plan(P1, { calais: ['midlands', 3] }).plan(P2, { calais: ['midlands', 5] })
  scene.plan(P3, { calais: ['south-east-england', 5] }).reveal()
  expect(scene.events('captain')).toEqual([{ type: 'captain', seat: P2, region: 'midlands' }])
  expect(scene.state.money).toEqual([7, 5, 5, 10])
  expect(scene.state.revealed?.captain).toEqual({ seat: P2, region: 'midlands' })
  const nobody = new Scene({ money: 10 }).reveal()
  expect(nobody.events('captain')).toEqual([{ type: 'captain', seat: null, region: null }])
  expect(nobody.events('titled')).toEqual([])
})
