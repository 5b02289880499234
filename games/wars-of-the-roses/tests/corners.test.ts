/** Corners of the rules that a game seldom comes to, each with the slip that would change it (slips.bend). */
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

test('WR-2.3 WR-2.4 WR-2.1 control points, garrisons, votes and victory points are those of the printed rules', () => {
  const { assets, regions } = new Table({}).view(null)
  const of = (start: string, key: 'controlPoints' | 'garrison') => [
    ...new Set(assets.flatMap((asset) => (asset.id.startsWith(start) ? [asset[key]] : []))),
  ]
  expect(of('castle-', 'controlPoints')).toEqual([6])
  expect(of('large-town-', 'controlPoints')).toEqual([4])
  expect(of('bishop-', 'controlPoints')).toEqual([3])
  expect(of('town-', 'controlPoints')).toEqual([3])
  expect(of('port-', 'controlPoints')).toEqual([2])
  expect(of('ship-', 'controlPoints')).toEqual([2])
  expect(['castle-', 'large-town-', 'town-', 'port-'].map((start) => of(start, 'garrison'))).toEqual([
    [3],
    [2],
    [2],
    [1],
  ])
  expect(regions.map(({ id, votes, first, second }) => `${id} ${votes} ${first} ${second}`)).toEqual([
    'northern-marches 4 4 1',
    'northern-england 9 9 6',
    'midlands 8 8 5',
    'south-east-england 7 7 4',
    'west-country 6 6 3',
    'wales 5 5 2',
  ])
})

test('WR-7.2 a black cube goes on other players’ people alone, a white one on one’s own', () => {
  const table = new Table({ own: [['noble-stafford', 'bishop-york'], ['noble-percy'], [], []] })
  const cubes = table.texts(P1).filter((text) => /^[BW]\+/.test(text))
  expect(cubes.toSorted()).toEqual(['B+noble-percy', 'W+bishop-york', 'W+noble-stafford'])
})

test('WR-7.2 WR-1.2 who has laid all white cubes may lay no black one on an own noble instead', () => {
  const nobles = ['percy', 'clifford', 'stanley', 'mowbray', 'tudor', 'herbert', 'stafford'].map(
    (name) => `noble-${name}`,
  )
  const table = new Table({ own: [nobles as never, [], [], []] })
  for (const noble of nobles.slice(0, 6)) table.act(P1, `W+${noble}`)
  expect(table.texts(P1).filter((text) => /^[BW]\+/.test(text))).toEqual([])
})

test('WR-7.4 a bid goes up to the money held and not a pound above', () => {
  const table = new Table({ money: 7 })
  table.act(P1, 'calais:midlands+5', 'calais:midlands+1', 'calais:midlands+1')
  expect(table.texts(P1).filter((text) => text.startsWith('calais:midlands+'))).toEqual([])
})

test('WR-8.4 white cubes are paid before black ones', () => {
  // 9 for the white cube, 18 for the black one: 18 pounds pay for one of them.
  const table = new Table({ own: [['noble-plantagenet'], ['noble-percy'], [], []], money: [18, 100, 100, 100] })
  table.plan(P1, { white: ['noble-plantagenet'], black: ['noble-percy'] }).reveal()
  expect(table.events('guarded')).toHaveLength(1)
  expect(table.owner('noble-percy')).toBe(P2)
})

test('WR-8.8 presence counts in its own region: elsewhere troops are ignored', () => {
  const table = new Table({ own: [['castle-harlech'], ['castle-windsor'], [], []] })
  table.plan(P1, { troops: { 'castle-windsor': 9 } }).reveal()
  expect(table.events('ignored')).toMatchObject([{ seat: P1, why: 'no-presence' }])
  expect(table.events('battle')).toEqual([])
  expect(table.owner('castle-windsor')).toBe(P2)
})

test('WR-10.3 what is left of the victors defends the place against the next attacker', () => {
  const table = new Table({ own: [['town-lincoln'], ['castle-pontefract'], [], ['bishop-york']] })
  // The last player attacks first: 5 against 3 leaves 2, and 3 take it from those.
  table.plan(P4, { troops: { 'castle-pontefract': 5 } }).plan(P1, { troops: { 'castle-pontefract': 3 } })
  table.reveal()
  expect(table.events('battle')).toMatchObject([
    { seat: P4, attackers: 5, defenders: 3, left: 2, result: 'taken' },
    { seat: P1, attackers: 3, defenders: 2, left: 1, result: 'taken' },
  ])
  expect(table.owner('castle-pontefract')).toBe(P1)
})

test('WR-10.9 mercenaries used this turn are back in the supply, whether they won or fell', () => {
  const table = new Table({ own: [['bishop-winchester'], ['port-sandwich'], [], []], mercenaries: [3, 2] })
  const before = table.state.supply
  table
    .plan(P1, { mercenaries: { 'port-sandwich': 3 } })
    .plan(P2, { mercenaries: { 'port-sandwich': 1 } })
    .reveal()
  expect(table.state.mercenaries.slice(0, 2)).toEqual([0, 1])
  expect(table.state.supply).toBe(before + 4)
  expect(table.events('disbanded')).toEqual([{ type: 'disbanded', n: 4 }])
})

test('WR-11.2 where one player counts alone, nobody scores as second, the first player of the table neither', () => {
  const table = new Table({ own: [[], [], ['castle-harlech'], []] }).reveal()
  const event = table.events('region').find(({ region }) => region === 'wales')
  expect(event).toMatchObject({ ranking: [P3], vp: [5] })
  expect([P1, P2, P3, P4].map((seat) => table.ledger(seat).regions)).toEqual([0, 0, 5, 0])
})

test('WR-11.3 one control point more wins the votes of a region', () => {
  const table = new Table({
    houses: [0, 1, 0, 1],
    own: [['castle-harlech'], ['bishop-st-davids', 'port-caernarfon'], [], []],
  })
  // Six to five.
  table.reveal()
  expect(table.events('region').find(({ region }) => region === 'wales')).toMatchObject({ house: 'lancaster' })
})

test('WR-11.5 WR-A17 where the votes are equal nobody is King, and nobody scores for one', () => {
  const table = new Table({ houses: [0, 1, 0, 1] }).reveal()
  expect(table.events('king')).toMatchObject([{ house: null, vp: 0 }])
  expect([P1, P2, P3, P4].map((seat) => table.ledger(seat).king)).toEqual([0, 0, 0, 0])
})

test('WR-11.6 a title is four points of the seat that holds it', () => {
  const table = new Table({ own: [['castle-windsor', 'castle-harlech'], [], [], []] }).reveal()
  expect([P1, P2, P3, P4].map((seat) => table.ledger(seat).awards)).toEqual([4, 0, 0, 0])
})

test('WR-11.7 a ship without its port, or with another’s, pays no trade', () => {
  const table = new Table({ own: [['ship-plymouth', 'port-sandwich'], ['port-plymouth'], [], []] }).reveal()
  expect(table.events('trade')).toEqual([])
  expect(table.ledger(P1).trade).toBe(0)
})

test('WR-13.2 the fourth parliament is not the last', () => {
  const table = new Table({ turn: 4 }).reveal()
  expect([table.state.phase, table.state.turn]).toEqual(['draft', 5])
  expect(game.outcome(table.state)).toBeNull()
})

test('WR-14.2 two or three players crown no King', () => {
  for (const seats of [2, 3]) {
    const table = new Table({
      seats,
      own: [['castle-windsor'], ['castle-harlech'], []].slice(0, seats) as never,
    }).reveal()
    expect(table.events('king')).toEqual([])
    expect(table.state.kings.at(-1)).toBe(-1)
    expect(table.view(null).regions.every(({ rose }) => rose === null)).toBe(true)
  }
})

test('an absent player keeps the French Aid, takes the first card and lets the plan stand', () => {
  const table = new Table({ turn: 2, vp: [0, 9, 9, 9] })
  table.state.phase = 'aid'
  table.state.asked = 0
  expect(game.write(game.idle(table.state, P1))).toBe('no-aid')
})
