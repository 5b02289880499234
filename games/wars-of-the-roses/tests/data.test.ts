import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { DATA } from '../rules/figures.ts'
import { ASSETS, BISHOPS, CARDS, LOCATIONS, MERCENARY_CARDS, NOBLES, REGIONS, SEA_ZONES, SHIPS } from '../rules/ids.ts'
import { fresh, P1, P2, Table } from './position.ts'

test('WR-1.1 the deck has 54 cards', () => {
  expect(CARDS).toHaveLength(54)
  expect(NOBLES).toHaveLength(12)
  for (const kind of [BISHOPS, SHIPS, MERCENARY_CARDS]) expect(kind).toHaveLength(6)
  // The text of the rules takes their number from the data.
  expect(MERCENARY_CARDS).toHaveLength(DATA.mercenaryCards)
  for (const type of ['castle', 'large-town', 'town', 'port'])
    expect(LOCATIONS.filter((id) => DATA.assets[id].type === type)).toHaveLength(6)
})

test('WR-1.1 deck and first display hold each of the 54 cards once, six mercenary cards among them', () => {
  const { deck, display } = fresh(4)
  const cards = [...deck, ...display].map((card) => CARDS[card] ?? '')
  expect([cards.length, new Set(cards).size]).toEqual([54, 54])
  expect(cards.filter((card) => card.startsWith('mercenary-'))).toHaveLength(6)
})

test('WR-2.2 every region has one of each Location, a bishop, a ship and two nobles', () => {
  for (const region of Object.keys(DATA.regions)) {
    const types = ASSETS.filter((id) => DATA.assets[id].region === region).map((id) => DATA.assets[id].type)
    expect(types.sort()).toEqual(['bishop', 'castle', 'large-town', 'noble', 'noble', 'port', 'ship', 'town'])
  }
})

test('WR-2.2 every ship begins off its home port, Kingston’s on the east coast', () => {
  const { assets } = game.view(fresh(4), null)
  expect(assets.flatMap(({ id, zone }) => (zone ? [`${id} ${zone}`] : []))).toEqual([
    'ship-berwick sea-northern-marches-east',
    'ship-kingston sea-northern-england-east',
    'ship-kings-lynn sea-midlands',
    'ship-sandwich sea-south-east-england',
    'ship-plymouth sea-west-country',
    'ship-caernarfon sea-wales',
  ])
})

test('WR-2.3 WR-11.1 WR-A5 WR-A36 control points of each kind', () => {
  const points = (id: string): number | undefined =>
    new Table({}).view(null).assets.find((asset) => asset.id === id)?.controlPoints
  expect(
    ['castle-windsor', 'large-town-london', 'bishop-york', 'town-lincoln', 'port-berwick', 'ship-berwick'].map(points),
  ).toEqual([6, 4, 3, 3, 2, 2])
  expect(['noble-percy', 'noble-plantagenet', 'noble-herbert', 'noble-stafford'].map(points)).toEqual([9, 9, 4, 6])
})

test('WR-2.3 every noble counts as printed on him, and the Captain of Calais for four', () => {
  const { assets } = new Table({}).view(null)
  const nobles = assets.flatMap(({ id, controlPoints }) => (id.startsWith('noble-') ? [`${id} ${controlPoints}`] : []))
  expect(nobles).toEqual([
    'noble-percy 9',
    'noble-clifford 4',
    'noble-neville-westmorland 8',
    'noble-stanley 6',
    'noble-plantagenet 9',
    'noble-mowbray 7',
    'noble-stafford 6',
    'noble-woodville 5',
    'noble-neville-salisbury 10',
    'noble-beaufort 7',
    'noble-tudor 5',
    'noble-herbert 4',
  ])
  const table = new Table({}).plan(P2, { calais: ['midlands', 1] }).reveal()
  expect(table.events('region').find(({ region }) => region === 'midlands')?.points).toEqual([0, 4, 0, 0])
})

test('WR-2.5 castles and nobles have no income', () => {
  for (const asset of new Table({}).view(null).assets)
    expect([asset.id, asset.income > 0]).toEqual([asset.id, asset.type !== 'castle' && asset.type !== 'noble'])
})

test('WR-2.4 garrisons by type', () => {
  for (const [at, garrison] of [
    ['castle-windsor', 3],
    ['large-town-london', 2],
    ['town-winchester', 2],
    ['port-sandwich', 1],
  ] as const) {
    const table = new Table({ own: [[at], ['noble-stafford'], [], []] })
    table.plan(P2, { troops: { [at]: 1 } }).reveal()
    expect(table.events('battle')[0]?.garrison).toBe(garrison)
  }
})

test('WR-2.9 a cathedral town is the one whose bishop carries its name', () => {
  for (const [bishop, town] of [
    ['bishop-durham', 'town-durham'],
    ['bishop-york', 'large-town-york'],
    ['bishop-norwich', 'town-norwich'],
    ['bishop-winchester', 'town-winchester'],
    ['bishop-exeter', 'town-exeter'],
    ['bishop-st-davids', 'town-st-davids'],
  ] as const) {
    const table = new Table({ own: [[bishop, town], [], [], []] }).reveal()
    expect(table.events('church')).toEqual([{ type: 'church', seat: P1, town, vp: 3 }])
  }
})

test('the names in the code are exactly those of the data', () => {
  expect(Object.keys(DATA.assets).sort()).toEqual([...ASSETS].sort())
  expect(Object.keys(DATA.regions)).toEqual([...REGIONS])
  expect(Object.keys(DATA.seaZones)).toEqual([...SEA_ZONES])
})
