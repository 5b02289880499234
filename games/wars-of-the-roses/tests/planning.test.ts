import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { DATA } from '../rules/figures.ts'
import { P1, P2, P3, Table } from './position.ts'

const fits = (table: Table, seat: number, prefix: string): readonly string[] =>
  table.texts(seat).filter((text) => text.startsWith(prefix))

test('WR-7.1 all plan at the same time and the phase ends when the last plan stands', () => {
  const table = new Table({ seats: 3 })
  expect(game.awaiting(table.state)).toEqual([P1, P2, P3])
  table.act(P2, 'done')
  expect(game.awaiting(table.state)).toEqual([P1, P3])
  expect(table.legal(P2)).toEqual([])
  expect(table.whyNot(P2, 'done')).toBe('ready')
  table.act(P1, 'done')
  expect(table.events('reveal')).toEqual([])
  table.act(P3, 'done')
  expect(table.events('reveal')).toHaveLength(1)
})

test('WR-7.2 a plan holds a bid, moves, troops, mercenaries and cubes, step by step', () => {
  const table = new Table({
    own: [['castle-windsor', 'noble-stafford', 'ship-sandwich'], ['large-town-london', 'noble-percy'], [], []],
    mercenaries: [2],
  })
  table.act(
    P1,
    'calais:midlands+5',
    'calais:midlands-1',
    'noble-stafford>west-country',
    'ship-sandwich>sea-midlands',
    'T+castle-windsor',
    'T+large-town-london',
    'T+large-town-london',
    'M+large-town-london',
    'W+noble-stafford',
    'B+noble-percy',
  )
  expect(table.view(P1).plan).toMatchObject({
    calais: { region: 'midlands', amount: 4 },
    moves: [
      { who: 'ship-sandwich', to: 'sea-midlands' },
      { who: 'noble-stafford', to: 'west-country' },
    ],
    troops: [
      { at: 'castle-windsor', n: 1 },
      { at: 'large-town-london', n: 2 },
    ],
    mercenaries: [{ at: 'large-town-london', n: 1 }],
    white: ['noble-stafford'],
    black: ['noble-percy'],
    left: { troops: 17, mercenaries: 1, white: 5, black: 5 },
    warnings: [],
  })
  table.act(P1, 'calais:south-east-england', 'noble-stafford>stay', 'T-large-town-london', 'C-noble-percy')
  expect(table.view(P1).plan).toMatchObject({
    calais: { region: 'south-east-england', amount: 4 },
    moves: [{ who: 'ship-sandwich', to: 'sea-midlands' }],
    troops: [
      { at: 'castle-windsor', n: 1 },
      { at: 'large-town-london', n: 1 },
    ],
    black: [],
  })
})

test('WR-7.3 an empty plan is allowed and costs nothing', () => {
  const table = new Table({ money: 12 }).act(P1, 'done')
  expect(table.view(P1).plan).toMatchObject({ lines: [], cost: 0, pays: 0, keeps: 12 })
})

test('WR-7.4 WR-1.2 WR-A13 what the pieces do not permit is not offered', () => {
  const nobles = ['noble-percy', 'noble-clifford', 'noble-stanley', 'noble-mowbray', 'noble-tudor'] as const
  const bishops = ['bishop-york', 'bishop-durham'] as const
  const table = new Table({ own: [['castle-windsor'], [...nobles, ...bishops], [], []], money: 7, mercenaries: [1] })
  for (let i = 0; i < 20; i++) table.act(P1, 'T+castle-windsor')
  expect(table.whyNot(P1, 'T+castle-windsor')).toBe('no-troops')
  expect(table.texts(P1)).not.toContain('T+castle-windsor')
  table.act(P1, 'M+castle-windsor')
  expect(table.whyNot(P1, 'M+castle-windsor')).toBe('no-mercenaries')
  expect(table.texts(P1)).not.toContain('M+castle-windsor')
  // Seven black cubes are one too many.
  for (const id of [...nobles, 'bishop-york']) table.act(P1, `B+${id}`)
  expect(table.texts(P1)).not.toContain('B+bishop-durham')
  expect(table.whyNot(P1, 'B+bishop-durham')).toBe('no-black')
  expect(table.whyNot(P1, 'B+noble-percy')).toBe('one-cube')
  // Money, regions and owners.
  expect(fits(table, P1, 'calais:')).toEqual([
    'calais:midlands+1',
    'calais:midlands+5',
    'calais:south-east-england+1',
    'calais:south-east-england+5',
  ])
  table.act(P1, 'calais:midlands+5')
  expect(fits(table, P1, 'calais:')).toEqual([
    'calais:midlands+1',
    'calais:midlands-1',
    'calais:midlands-5',
    'calais:south-east-england',
  ])
  expect(table.whyNot(P1, 'calais:midlands+5')).toBe('bid-too-high')
  expect(table.whyNot(P1, 'calais:south-east-england+1')).toBe('one-bid')
  expect(table.whyNot(P1, 'calais:wales+1')).toBe('not-calais')
  expect(table.whyNot(P1, 'noble-percy>northern-england')).toBe('not-yours')
  for (const text of [
    'T+noble-percy',
    'W+castle-windsor',
    'T+castle-camelot',
    'T+castle-windsor2',
    'calais:midlands+2.5',
  ])
    expect(table.whyNot(P1, text)).toBe('unknown')
})

test('WR-7.5 orders that the rules would ignore are not offered to their own player', () => {
  const table = new Table({ own: [['noble-herbert'], ['large-town-london', 'castle-harlech', 'noble-percy'], [], []] })
  expect(table.texts(P1)).toContain('T+castle-harlech')
  expect(table.whyNot(P1, 'T+large-town-london')).toBe('no-presence')
  expect(table.whyNot(P1, 'T+port-sandwich')).toBe('unowned')
  expect(table.whyNot(P1, 'W+noble-percy')).toBe('not-yours')
  expect(table.whyNot(P1, 'B+noble-herbert')).toBe('own')
  expect(table.whyNot(P1, 'B+bishop-york')).toBe('unowned')
  expect(table.whyNot(P1, 'noble-herbert>south-east-england')).toBe('too-far')
  for (const text of ['T+large-town-london', 'T+port-sandwich', 'W+noble-percy', 'B+noble-herbert', 'B+bishop-york'])
    expect(table.texts(P1)).not.toContain(text)
})

test('WR-7.5 a noble who stays after all leaves a warning on the attack he made possible', () => {
  const table = new Table({ own: [['noble-herbert'], ['castle-carisbrooke'], [], []], money: 30 })
  table.act(P1, 'noble-herbert>west-country', 'T+castle-carisbrooke')
  expect(table.view(P1).plan?.presence).toEqual(['west-country', 'wales'])
  expect(table.view(P1).plan?.warnings).toEqual([])
  table.act(P1, 'noble-herbert>stay')
  expect(table.view(P1).plan).toMatchObject({
    presence: ['wales'],
    cost: 0,
    warnings: [{ order: { kind: 'troops', at: 'castle-carisbrooke', n: 1 }, price: 0, kept: 0, fault: 'no-presence' }],
  })
})

test('WR-7.6 a plan may cost more than the player has; the view shows what would be dropped', () => {
  const table = new Table({ own: [['castle-pontefract', 'castle-kenilworth'], [], [], []], money: 8 })
  table.act(P1, 'T+castle-kenilworth', 'T+castle-kenilworth', 'T+castle-pontefract', 'T+castle-pontefract')
  expect(table.view(P1).plan).toMatchObject({
    cost: 12,
    pays: 6,
    keeps: 2,
    warnings: [{ order: { kind: 'troops', at: 'castle-kenilworth', n: 2 }, price: 6, kept: 0, fault: 'money' }],
  })
})

test('WR-T10 WR-7.7 the price of a plan', () => {
  const table = new Table({
    own: [
      ['castle-windsor', 'noble-stafford'],
      ['town-winchester', 'bishop-winchester', 'castle-carisbrooke'],
      ['noble-neville-salisbury'],
      [],
    ],
    money: 50,
    mercenaries: [1],
  })
  table.plan(P1, {
    troops: { 'town-winchester': 3, 'castle-carisbrooke': 4 },
    mercenaries: { 'castle-windsor': 1 },
    go: { 'noble-stafford': 'west-country' },
    white: ['noble-stafford'],
    black: ['noble-neville-salisbury'],
  })
  const { plan } = table.view(P1)
  expect(plan?.lines.map((line) => line.price)).toEqual([0, 6, 20, 12, 9, 0])
  expect(plan).toMatchObject({ cost: 47, pays: 47, keeps: 3, warnings: [] })
  table.reveal()
  expect(table.state.money[P1]).toBe(3)
})

test('WR-7.7 bishops and ships cost by their income, nobles by their control points', () => {
  const assets = new Table({}).view(null).assets
  const price = (id: string): (number | undefined)[] => {
    const asset = assets.find((each) => each.id === id)
    return [asset?.white, asset?.black]
  }
  const { income } = DATA.assets['bishop-york']
  expect(price('bishop-york')).toEqual([income, 2 * income])
  expect(price('ship-sandwich')).toEqual([DATA.assets['ship-sandwich'].income, 2 * DATA.assets['ship-sandwich'].income])
  expect(price('noble-percy')).toEqual([9, 18])
  expect(price('castle-windsor')).toEqual([0, 0])
})
