import { expect, test } from 'vitest'
import { type AnyGame, quick, readOptions } from '../../../engine/index.ts'
import { game } from '../index.ts'
import { checkFigures } from '../rules/check-figures.ts'
import { compile, DATA, realmFor } from '../rules/figures.ts'
import { ASSETS, REGIONS } from '../rules/ids.ts'
import { P1, P2, Table } from './position.ts'

/** A box with other numbers and another map. */
const figures = {
  startingMoney: 11,
  types: { castle: { garrison: 5, controlPoints: 8 } },
  regions: { wales: { votes: 30, first: 20, second: 10 } },
  assets: {
    'large-town-london': { income: 15 },
    'noble-percy': { region: 'wales', controlPoints: 12 },
    'ship-berwick': { homeZone: 'sea-northern-marches-west' },
  },
  landAdjacency: [
    ['midlands', 'west-country'],
    ['wales', 'south-east-england'],
  ],
  seaReach: 1,
  troops: { cost: 2, mercenariesPerCard: [4, 4, 4, 4, 4] },
  draft: { '3': { display: [12, 9, 9, 9, 9] } },
}

test('WR-A6 the game plays by the figures it is given: incomes, prices, garrisons, map', () => {
  expect(checkFigures(figures)).toEqual([])
  const table = new Table({
    figures,
    own: [['large-town-london', 'noble-percy', 'ship-berwick', 'noble-plantagenet'], ['castle-harlech'], [], []],
    money: 30,
  })
  expect(table.view(null).players[P1]?.income).toBe(15 + DATA.assets['ship-berwick'].income)
  const percy = table.view(null).assets.find((asset) => asset.id === 'noble-percy')
  expect(percy).toMatchObject({ home: 'wales', region: 'wales', controlPoints: 12, white: 12, black: 24 })
  expect(table.texts(P1).filter((text) => text.includes('>'))).toEqual([
    'ship-berwick>sea-northern-england-west',
    'noble-percy>south-east-england',
    'noble-plantagenet>west-country',
  ])
  table
    .plan(P1, { troops: { 'castle-harlech': 6 } })
    .plan(P2, { troops: { 'castle-harlech': 1 } })
    .reveal()
  expect(table.events('battle')).toMatchObject([{ garrison: 5, defenders: 6, result: 'neutral' }])
  expect(table.state.money.slice(0, 2)).toEqual([18, 28])
  expect(table.region('wales')).toEqual([[P1, 20]])
})

test('corrected figures reach the set-up, survive JSON and leave other tables alone', () => {
  const state = game.setup(3, { figures }, quick(1))
  expect(state.money).toEqual([11, 11, 11])
  expect(state.display).toHaveLength(12)
  const again = JSON.parse(JSON.stringify(state)) as typeof state
  expect(realmFor(again.figures)).toBe(realmFor(state.figures))
  expect(game.setup(3, { figures: null }, quick(1)).money).toEqual([6, 6, 6])
})

test('compiling other data gives another realm', () => {
  const data = structuredClone(DATA)
  data.assets['port-berwick'].income = 77
  data.landAdjacency = [['wales', 'midlands']]
  const realm = compile(data)
  expect(realm.income[ASSETS.indexOf('port-berwick')]).toBe(77)
  expect(realm.landReach[REGIONS.indexOf('wales')]).toEqual([REGIONS.indexOf('midlands')])
  expect(realm.landReach[REGIONS.indexOf('northern-england')]).toEqual([])
})

test('wrong figures are refused in plain words', () => {
  const fault = (wrong: unknown): string =>
    checkFigures(wrong)
      .map(({ text }) => text)
      .join('; ')
  expect(fault({ gold: 3 })).toBe('figures.gold: there is no such figure')
  expect(fault({ assets: { 'castle-camelot': {} } })).toContain('there is no such figure')
  expect(fault({ startingMoney: -1 })).toBe('figures.startingMoney must be a whole number from 0 to 999')
  expect(fault({ startingMoney: 2.5 })).toContain('whole number')
  expect(fault({ startingMoney: '6' })).toContain('whole number')
  expect(fault({ types: { ship: { givesPresence: 1 } } })).toContain('true or false')
  expect(fault({ assets: { 'noble-percy': { type: 'ship' } } })).toContain('cannot be corrected')
  expect(fault({ assets: { 'noble-percy': { region: 'france' } } })).toContain('must be one of northern-marches')
  expect(fault({ landAdjacency: [['wales', 'wales']] })).toContain('figures.landAdjacency[0]')
  expect(fault({ landAdjacency: 'none' })).toContain('must be a list')
  expect(fault({ parliamentOrder: ['wales'] })).toContain('once')
  expect(fault({ draft: { '4': { picks: [4, 2, 2, 2, 2] } } })).toContain('too small for 16 picks')
  expect(fault({ draft: { '2': { display: [30, 20, 8, 8, 8] } } })).toContain('there are 54')
  expect(fault({ awards: { minimum: 0 } })).toBe('figures.awards.minimum must be at least 1')
  expect(fault({ troops: { mercenariesPerCard: [2] } })).toContain('one for each turn')
  expect(fault({ assets: { 'ship-berwick': { homePort: 'port-plymouth' } } })).toContain('share a port')
  expect(fault(JSON.parse('{"__proto__":{"turns":9}}'))).toContain('no such figure')
  expect(fault([])).toBe('figures must be an object')
  expect(readOptions(game as unknown as AnyGame, { figures: { turns: 0 } }, 2)).toEqual({
    problems: ['figures.turns must be at least 1'],
  })
})
