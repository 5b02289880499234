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

const REGIONS_NAMED = DATA.parliamentOrder
const SEAS_NAMED = Object.keys(DATA.seaZones)
const TYPES_NAMED = DATA.chartOrder
const times = (n: number, pair: unknown): unknown[] => Array.from({ length: n }, () => pair)

test.each<[string, readonly object[], readonly object[]]>([
  [
    'a number',
    [0, 999].map((startingMoney) => ({ startingMoney })),
    [-1, 1000, 0.5, '6', null].map((startingMoney) => ({ startingMoney })),
  ],
  ['a flag', [{ types: { ship: { givesPresence: true } } }], [{ types: { ship: { givesPresence: 'yes' } } }]],
  [
    'where somebody belongs',
    [
      { assets: { 'noble-percy': { region: 'wales' } } },
      { assets: { 'ship-berwick': { homeZone: 'sea-wales' } } },
      { assets: { 'bishop-durham': { cathedralTown: 'large-town-newcastle' } } },
      { awards: { counts: { 'lord-high-admiral': 'noble' } } },
    ],
    [
      { assets: { 'noble-percy': { region: 'sea-wales' } } },
      { assets: { 'ship-berwick': { homeZone: 'wales' } } },
      { assets: { 'ship-berwick': { homePort: 'town-durham' } } },
      { assets: { 'bishop-durham': { cathedralTown: 'port-berwick' } } },
      { awards: { counts: { 'lord-high-admiral': 'wales' } } },
    ],
  ],
  [
    'a list of borders',
    [
      { landAdjacency: [] },
      { seaAdjacency: [['sea-wales', 'sea-midlands']] },
      { landAdjacency: times(60, ['wales', 'midlands']) },
    ],
    [
      { landAdjacency: [['wales', 'sea-wales']] },
      { landAdjacency: [['sea-wales', 'wales']] },
      { landAdjacency: [['wales', 'midlands', 'west-country']] },
      { landAdjacency: [['wales']] },
      { seaAdjacency: [['wales', 'midlands']] },
      { seaAdjacency: [['sea-wales', 'sea-wales']] },
      { landAdjacency: times(61, ['wales', 'midlands']) },
    ],
  ],
  [
    'an order',
    [{ parliamentOrder: REGIONS_NAMED.toReversed() }, { chartOrder: TYPES_NAMED.toReversed() }],
    [
      { parliamentOrder: REGIONS_NAMED.slice(1) },
      { parliamentOrder: [...REGIONS_NAMED, 'wales'] },
      { parliamentOrder: SEAS_NAMED.slice(0, 6) },
      { chartOrder: TYPES_NAMED.slice(1) },
      { chartOrder: [...TYPES_NAMED.slice(1), 'castle'] },
    ],
  ],
  [
    'where one may bid for Captain of Calais',
    [{ captainOfCalais: { bidRegions: ['wales'] } }, { captainOfCalais: { bidRegions: REGIONS_NAMED } }],
    [[], ['france'], ['wales', 'wales'], ['sea-wales']].map((bidRegions) => ({ captainOfCalais: { bidRegions } })),
  ],
  [
    'the number of turns',
    [{ turns: 1 }, { turns: 5 }],
    // A sixth turn has no numbers to draft by.
    [{ turns: 0 }, { turns: 6 }],
  ],
  ['the least for an award', [{ awards: { minimum: 1 } }], [{ awards: { minimum: 0 } }]],
  [
    'the display of a draft',
    [
      { draft: { '2': { display: [12, 8, 8, 8, 18] } } },
      { draft: { '4': { display: [12, 8, 8, 8, 8, 1] } } },
      { turns: 2, draft: { '3': { display: [9, 9] } } },
    ],
    [
      { draft: { '2': { display: [12, 8, 8, 8] } } },
      { draft: { '2': { display: [12, 8, 8, 8, 19] } } },
      { draft: { '2': { display: [11, 8, 8, 8, 8] } } },
      { draft: { '3': { display: [9, 9, 9, 9, 8] } } },
    ],
  ],
  [
    'the picks of a draft',
    [{ draft: { '2': { picks: [5, 4, 4, 4, 1] } } }, { turns: 2, draft: { '3': { picks: [3, 3] } } }],
    [
      { draft: { '2': { picks: [6, 4, 4, 4] } } },
      { draft: { '2': { picks: [6, 4, 4, 4, 0] } } },
      { draft: { '4': { picks: [3, 2, 2, 2, 3] } } },
    ],
  ],
  [
    'what a mercenary card gives',
    [{ troops: { mercenariesPerCard: [0, 0, 0, 0, 0] } }],
    [{ troops: { mercenariesPerCard: [2, 3, 3, 4] } }, { troops: { mercenariesPerCard: [2, 3, 3, 4, -1] } }],
  ],
  [
    'the turns of French Aid',
    [{ frenchAid: { turns: [] } }, { frenchAid: { turns: [5, 1] } }],
    [{ frenchAid: { turns: [2, 2] } }, { frenchAid: { turns: ['2'] } }],
  ],
])('%s may be corrected as far as it goes and no further', (_, taken, refused) => {
  for (const given of taken) expect(checkFigures(given), JSON.stringify(given)).toEqual([])
  for (const given of refused) expect(checkFigures(given), JSON.stringify(given)).not.toEqual([])
})

test('a fault names the place it was found at, down to the entry of a list', () => {
  const at = (given: object): unknown => checkFigures(given).map(({ path, phrase }) => [path, phrase.say])
  expect(at({ draft: { '2': { picks: [6, 4, 4, 4] } } })).toEqual([['draft.2', 'fault.per-turn']])
  expect(at({ draft: { '3': { display: [9, 9, 9, 9, 8] } } })).toEqual([['draft.3.display.4', 'fault.picks']])
  expect(at({ draft: { '2': { picks: [6, 0, 4, 4, 4] } } })).toEqual([['draft.2.picks.1', 'fault.least']])
  expect(at({ troops: { mercenariesPerCard: [2, 3, 3, 4, 1000] } })).toEqual([
    ['troops.mercenariesPerCard.4', 'fault.whole'],
  ])
  expect(at({ landAdjacency: [['wales', 'midlands'], ['wales']] })).toEqual([['landAdjacency.1', 'fault.choice']])
})
