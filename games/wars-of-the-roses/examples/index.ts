/** Worked examples of the rules, drawn by the board from positions. */
import { type Example, exampleList } from '../../../engine/example.ts'
import data from '../data.json' with { type: 'json' }
import { game } from '../index.ts'
import { nameOf } from '../lessons/tries.ts'
import { fresh, P1, P2, P3, P4, Table } from '../position.ts'
import type { RegionId } from '../rules/ids.ts'
import type { State } from '../types/index.ts'

type RosesExample = Example<State>

/** Parts of the map: a region with its waters. */
const MIDLANDS = [407, 552, 575, 300] as const
const NORTH = [283, 52, 560, 660] as const
const SOUTH_EAST = [455, 710, 502, 340] as const
const SOUTH = [25, 700, 935, 490] as const
const WALES = [25, 262, 935, 790] as const
const MARCHES = [283, 52, 375, 398] as const
const WHOLE = [0, 0, 1000, 1240] as const

const two = { seats: 2, seat: P1, shows: 'map' } as const
const region = (id: RegionId) => ({ say: `region.${id}` })

/** What a seat controls in a region. */
function points(state: State, id: RegionId, seat: number): number {
  return game.view(state, null).regions.find((each) => each.id === id)?.points[seat] ?? 0
}

const start: RosesExample = {
  id: 'start',
  rule: 'WR-3.3',
  seats: 4,
  seat: P1,
  shows: 'map',
  look: WHOLE,
  position: () => fresh(4),
  places: ['northern-england', 'ship-kingston', 'player 0'],
  figures: {
    ships: (state) => game.view(state, null).assets.filter(({ type, zone }) => type === 'ship' && zone !== null).length,
    regions: (state) => game.view(state, null).regions.length,
    money: (state) => state.money[P1] ?? 0,
  },
}

const borders: RosesExample = {
  ...two,
  id: 'borders',
  rule: 'WR-2.6',
  look: WALES,
  position: () => new Table({ seats: 2, own: [['noble-tudor', 'castle-harlech'], ['castle-windsor']] }).state,
  points: 'noble-tudor>midlands',
  legal: ['noble-tudor>northern-england', 'noble-tudor>west-country'],
  refused: { 'noble-tudor>south-east-england': 'too-far' },
  places: ['wales', 'noble-tudor'],
  names: { noble: nameOf('noble-tudor'), from: region('wales'), to: region('south-east-england') },
}

const sea: RosesExample = {
  ...two,
  id: 'sea',
  rule: 'WR-2.8',
  look: NORTH,
  position: () => new Table({ seats: 2, own: [['ship-berwick', 'port-berwick'], ['castle-windsor']] }).state,
  points: 'ship-berwick>sea-midlands',
  legal: ['ship-berwick>sea-northern-england-east'],
  refused: { 'ship-berwick>sea-northern-marches-west': 'too-far', 'ship-berwick>sea-south-east-england': 'too-far' },
  places: ['ship-berwick', 'port-berwick'],
  figures: { n: () => data.seaReach },
  names: { ship: nameOf('ship-berwick') },
}

const ride: RosesExample = {
  ...two,
  id: 'ride',
  rule: 'WR-8.8',
  look: SOUTH,
  position: () =>
    new Table({ seats: 2, own: [['castle-windsor', 'noble-stafford'], ['town-exeter']], money: [20, 0] }).state,
  points: 'noble-stafford>west-country',
  refused: { 'T+town-exeter': 'no-presence' },
  places: ['west-country', 'noble-stafford', 'town-exeter'],
  names: { noble: nameOf('noble-stafford'), town: nameOf('town-exeter'), region: region('west-country') },
}

const protect: RosesExample = {
  ...two,
  id: 'protect',
  rule: 'WR-9.4',
  look: SOUTH_EAST,
  position: () =>
    new Table({
      seats: 2,
      own: [['bishop-winchester', 'town-winchester'], ['castle-windsor']],
      money: [20, 10],
    }).act(P1, 'W+bishop-winchester').state,
  places: ['bishop-winchester', 'town-winchester'],
  figures: {
    white: () => data.assets['bishop-winchester'].income * data.bribery.whitePrice,
    black: () => data.assets['bishop-winchester'].income * data.bribery.blackPrice,
  },
  names: { bishop: nameOf('bishop-winchester') },
}

const siege = (troops: number): Table =>
  new Table({ seats: 2, own: [['castle-windsor'], ['town-winchester']], money: [20, 0] }).act(
    P1,
    ...Array.from({ length: troops }, () => 'T+town-winchester'),
  )

/** Enough, and one that is left over. */
const ENOUGH = data.types.town.garrison + 1

const battle: RosesExample = {
  ...two,
  id: 'battle',
  rule: 'WR-10.3',
  look: SOUTH_EAST,
  position: () => siege(ENOUGH).state,
  places: ['town-winchester', 'castle-windsor'],
  figures: {
    troops: () => ENOUGH,
    garrison: () => data.types.town.garrison,
    left: () => siege(ENOUGH).reveal().events('battle')[0]?.left ?? 0,
  },
  names: { town: nameOf('town-winchester') },
}

const shire = () =>
  new Table({
    seats: 3,
    own: [
      ['castle-kenilworth', 'noble-mowbray'],
      ['large-town-coventry', 'bishop-norwich', 'port-kings-lynn'],
      ['town-norwich'],
    ],
  })

const scoredIn = (table: Table, id: RegionId, seat: number): number =>
  table.region(id).find(([placed]) => placed === seat)?.[1] ?? 0

const places: RosesExample = {
  id: 'places',
  rule: 'WR-11.2',
  seats: 3,
  seat: P1,
  shows: 'map',
  look: MIDLANDS,
  position: () => shire().state,
  places: ['midlands'],
  figures: {
    red: (state) => points(state, 'midlands', P1),
    yellow: (state) => points(state, 'midlands', P2),
    green: (state) => points(state, 'midlands', P3),
    first: () => scoredIn(shire().reveal(), 'midlands', P1),
    second: () => scoredIn(shire().reveal(), 'midlands', P2),
    none: () => scoredIn(shire().reveal(), 'midlands', P3),
  },
  names: { region: region('midlands') },
}

const level = () => new Table({ seats: 2, own: [['noble-stanley'], ['castle-pontefract']] })

const tie: RosesExample = {
  ...two,
  id: 'tie',
  rule: 'WR-11.4',
  look: [326, 262, 499, 451],
  position: () => level().state,
  places: ['northern-england', 'noble-stanley', 'castle-pontefract'],
  figures: {
    red: (state) => points(state, 'northern-england', P1),
    yellow: (state) => points(state, 'northern-england', P2),
    first: () => scoredIn(level().reveal(), 'northern-england', P1),
    second: () => scoredIn(level().reveal(), 'northern-england', P2),
  },
  names: { region: region('northern-england'), noble: nameOf('noble-stanley'), castle: nameOf('castle-pontefract') },
}

/** Red and Green are of Lancaster, Yellow and Blue of York; in the West Country nobody has anything. */
const parliament = () =>
  new Table({
    houses: [0, 1, 0, 1],
    own: [
      ['castle-harlech'],
      ['large-town-cardiff'],
      ['town-winchester', 'port-sandwich'],
      ['castle-windsor', 'noble-plantagenet'],
    ],
  }).reveal()

const houses: RosesExample = {
  id: 'houses',
  rule: 'WR-11.3',
  seats: 4,
  seat: P1,
  shows: 'map',
  look: WALES,
  position: () => parliament().state,
  places: ['wales', 'south-east-england', 'midlands', 'west-country'],
  figures: {
    lancaster: () => parliament().events('king')[0]?.votes.lancaster ?? 0,
    york: () => parliament().events('king')[0]?.votes.york ?? 0,
    counters: (state) => game.view(state, P4).regions.filter(({ rose }) => rose !== null).length,
  },
  names: { wales: region('wales'), other: region('west-country') },
}

const pairs = () =>
  new Table({
    seats: 2,
    own: [['port-berwick', 'ship-berwick', 'town-durham', 'bishop-durham'], ['castle-bamburgh']],
    at: { 'ship-berwick': 'sea-northern-england-east' },
  })

const pair: RosesExample = {
  ...two,
  id: 'pair',
  rule: 'WR-11.7',
  look: MARCHES,
  position: () => pairs().state,
  places: ['port-berwick', 'ship-berwick', 'town-durham', 'bishop-durham'],
  figures: { trade: () => pairs().reveal().ledger(P1).trade, church: () => pairs().reveal().ledger(P1).church },
  names: {
    port: nameOf('port-berwick'),
    ship: nameOf('ship-berwick'),
    town: nameOf('town-durham'),
    bishop: nameOf('bishop-durham'),
  },
}

export const examples = exampleList(game, [start, borders, sea, ride, protect, battle, places, tie, houses, pair])
