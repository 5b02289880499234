/** Worked examples of the rules, drawn by the board from positions. */
import { quick } from '../../../engine/dice.ts'
import { type Example, exampleList } from '../../../engine/example.ts'
import { defaultOptions } from '../../../engine/options.ts'
import { about } from '../about.ts'
import data from '../data.json' with { type: 'json' }
import { game } from '../index.ts'
import { area, block } from '../lessons/tries.ts'
import { L, Table, Y } from '../position.ts'
import type { State } from '../types/index.ts'

type RichardExample = Example<State>

/** Parts of the map. */
const WHOLE = [0, 0, 1000, 1240] as const
const LONDON = [520, 640, 360, 360] as const
const NORTH = [360, 240, 360, 320] as const
const MARCHES = [280, 420, 390, 400] as const
const SOUTH = [440, 780, 440, 280] as const
const TRENT = [440, 430, 360, 300] as const

const map = { seats: 2, seat: L, shows: 'map' } as const
const fight = { seats: 2, seat: L, shows: 'own' } as const

const start: RichardExample = {
  ...map,
  id: 'start',
  rule: 'R3-4.3',
  look: WHOLE,
  position: () => game.setup(2, defaultOptions(about), quick(1)),
  places: ['house 0', 'house 1', 'part england', 'calais', 'ireland'],
  figures: {
    cards: (state) => state.hands[L]?.length ?? 0,
    heirs: (state) => game.view(state, null).houses[L]?.heirs.filter((heir) => heir.state === 'in-play').length ?? 0,
  },
}

const crossing = () =>
  new Table({ lancaster: { middlesex: 'oxford beaumont clifford devon wiltshire' }, york: { kent: 'norfolk' } })
    .cards('3', '2')
    .play(L, ...['oxford', 'beaumont', 'clifford', 'devon'].map((name) => `${name}:middlesex>oxford`))

const border: RichardExample = {
  ...map,
  id: 'border',
  rule: 'R3-6.8',
  look: LONDON,
  position: () => crossing().state,
  points: 'wiltshire:middlesex>leicester>oxford',
  refused: { 'wiltshire:middlesex>oxford': 'border-full' },
  places: ['middlesex', 'oxford', 'leicester'],
  figures: { n: () => crossing().at(L, 'oxford').length },
  names: { from: area('middlesex'), to: area('oxford'), over: area('leicester') },
}

const stop: RichardExample = {
  ...map,
  id: 'stop',
  rule: 'R3-6.5',
  look: NORTH,
  position: () =>
    new Table({ lancaster: { cumbria: 'oxford beaumont' }, york: { 'east-yorks': 'norfolk' } }).cards('4', '3').state,
  points: 'oxford:cumbria>north-yorks',
  refused: { 'oxford:cumbria>north-yorks>south-yorks': 'must-stop' },
  places: ['cumbria', 'north-yorks', 'south-yorks'],
  figures: { n: () => data.borderTypes.minor.limit },
  names: { from: area('cumbria'), to: area('north-yorks'), beyond: area('south-yorks') },
}

const main: RichardExample = {
  ...map,
  id: 'main',
  rule: 'R3-6.12',
  seat: Y,
  look: SOUTH,
  position: () =>
    new Table({
      lancaster: { sussex: 'oxford beaumont clifford devon stanley' },
      york: { wilts: 'norfolk suffolk', kent: 'arundel worcester hastings herbert' },
    })
      .cards('2', '3')
      .play(Y, 'norfolk:wilts>sussex', 'suffolk:wilts>sussex')
      .play(Y, ...['arundel', 'worcester', 'hastings', 'herbert'].map((name) => `${name}:kent>sussex`))
      .play(Y, 'end').state,
  points: 'main@sussex<kent',
  legal: ['main@sussex<wilts'],
  places: ['sussex'],
  figures: {
    front: (state) => entered(state, 'kent'),
    reserve: (state) => entered(state, 'wilts'),
  },
  names: { area: area('sussex'), from: area('kent'), other: area('wilts') },
}

/** How many came into the one battle over that border. */
function entered(state: State, from: string): number {
  const [attack] = game.view(state, Y).attacks
  return attack?.entries.find((entry) => entry.from === from)?.n ?? 0
}

const pinned: RichardExample = {
  ...map,
  id: 'pinned',
  rule: 'R3-6.14',
  seat: Y,
  look: MARCHES,
  position: () =>
    new Table({
      lancaster: { derby: 'oxford beaumont clifford', warwick: 'devon' },
      york: { chester: 'norfolk suffolk arundel worcester hastings' },
    })
      .cards('4', '3')
      .play(L, ...['oxford', 'beaumont', 'clifford'].map((name) => `${name}:derby>chester`))
      .play(L, 'devon:warwick>chester', 'end', 'main@chester<derby').state,
  points: 'norfolk:chester>lancaster',
  refused: { 'norfolk:chester>derby': 'enemy-border', 'norfolk:chester>warwick': 'enemy-border' },
  places: ['chester', 'derby', 'warwick'],
  figures: {
    main: (state) => game.view(state, Y).attacks[0]?.pinned ?? 0,
    free: (state) => game.view(state, Y).attacks[0]?.free ?? 0,
  },
  names: { area: area('chester'), from: area('derby'), other: area('warwick') },
}

const home = () =>
  new Table({ lancaster: { cornwall: 'exeter' }, york: { cornwall: 'hastings' } }).battle(
    'cornwall',
    Y,
    'dorset',
    'hastings',
  )

const bonus: RichardExample = {
  ...fight,
  id: 'bonus',
  rule: 'R3-2.11',
  position: () => home().state,
  places: ['cornwall', 'block lancaster-exeter', 'block york-hastings'],
  figures: {
    printed: () => data.blocks.find(({ id }) => id === 'lancaster-exeter')?.firepower ?? 0,
    power: () => home().power(L, 'exeter'),
  },
  names: { block: block('exeter'), area: area('cornwall') },
}

const order: RichardExample = {
  ...fight,
  id: 'order',
  rule: 'R3-8.4',
  seat: Y,
  position: () =>
    new Table({ york: { leicester: 'herbert clarence' }, lancaster: { leicester: 'rivers' } }).battle(
      'leicester',
      Y,
      'warwick',
      'herbert clarence',
    ).state,
  legal: ['fire:herbert'],
  refused: { 'fire:clarence': 'not-its-turn' },
  places: ['block york-herbert', 'block lancaster-rivers', 'block york-clarence'],
  names: { first: block('herbert'), second: block('rivers'), third: block('clarence') },
}

const volley = () =>
  new Table({ york: { kent: 'norfolk/3 suffolk arundel/2' }, lancaster: { kent: 'northumberland' } })
    .battle('kent', L, 'sussex', 'northumberland')
    .play(Y, 'pass:norfolk', 'pass:suffolk', 'pass:arundel')
    .roll(1, 1, 2, 3)
    .play(L, 'fire:northumberland')

const hits: RichardExample = {
  ...fight,
  id: 'hits',
  rule: 'R3-8.9',
  seat: Y,
  position: () => volley().state,
  legal: ['hit:norfolk', 'hit:suffolk'],
  refused: { 'hit:arundel': 'not-strongest' },
  places: ['block york-norfolk', 'block york-suffolk', 'block york-arundel'],
  figures: {
    hits: (state) => game.view(state, Y).battle?.hits ?? 0,
    left: () => volley().play(Y, 'hit:norfolk').strength(Y, 'suffolk'),
    spared: () => volley().play(Y, 'hit:norfolk').strength(Y, 'arundel'),
  },
  names: { enemy: block('northumberland'), one: block('norfolk'), other: block('suffolk'), weak: block('arundel') },
}

const charge: RichardExample = {
  ...fight,
  id: 'charge',
  rule: 'R3-8.11',
  seat: Y,
  position: () =>
    new Table({ york: { kent: 'march/3 norfolk' }, lancaster: { kent: 'somerset/2 beaumont' } })
      .battle('kent', Y, 'sussex', 'march norfolk')
      .play(L, 'pass:somerset').state,
  legal: ['charge:march!somerset', 'charge:march!beaumont', 'fire:march'],
  refused: { 'charge:norfolk!somerset': 'not-its-turn' },
  places: ['block york-march', 'block lancaster-somerset', 'block lancaster-beaumont'],
  names: { block: block('march'), enemy: block('somerset'), other: block('beaumont') },
}

const tempted = () =>
  new Table({
    throne: Y,
    york: { northumbria: 'york' },
    lancaster: { northumbria: 'northumberland/3 beaumont' },
  }).battle('northumbria', L, 'cumbria', 'northumberland beaumont')

const treachery: RichardExample = {
  ...fight,
  id: 'treachery',
  rule: 'R3-9.3',
  seat: Y,
  position: () => tempted().state,
  legal: ['treachery:york!northumberland'],
  refused: { 'treachery:york!beaumont': 'not-tempted' },
  places: ['block york-york', 'block lancaster-northumberland'],
  figures: {
    dice: () => tempted().roll(2, 6).play(Y, 'treachery:york!northumberland').told('treachery')[0]?.dice.length ?? 0,
  },
  names: { king: block('york'), enemy: block('northumberland'), rose: block('beaumont') },
}

const hungry = () =>
  new Table({
    lancaster: { derby: 'exeter beaumont clifford devon wiltshire levy-coventry' },
    york: { kent: 'norfolk' },
  }).supply()

const hunger: RichardExample = {
  ...map,
  id: 'hunger',
  rule: 'R3-11.2',
  look: TRENT,
  position: () => hungry().state,
  legal: ['starve:levy-coventry', 'starve:exeter'],
  places: ['derby'],
  figures: {
    n: () => hungry().at(L, 'derby').length,
    limit: () => data.constants.defaultSupplyLimit,
    surplus: (state) => game.view(state, L).surplus[L]?.[0]?.n ?? 0,
  },
  names: { area: area('derby') },
}

/** Eight against eight: seven of York's and London. */
const level = () =>
  new Table({
    lancaster: { derby: 'exeter somerset oxford beaumont', chester: 'clifford devon wiltshire church-york' },
    york: {
      middlesex: 'march rutland norfolk',
      kent: 'suffolk arundel essex worcester',
      'isle-of-man': 'herbert',
      calais: 'warwick kent',
    },
  })

const throne: RichardExample = {
  ...map,
  id: 'throne',
  rule: 'R3-12.3',
  look: [220, 360, 700, 760],
  position: () => level().state,
  places: ['middlesex', 'kent', 'isle-of-man', 'calais', 'derby', 'chester'],
  figures: {
    red: () => level().politics().told('count')[0]?.counts[L] ?? 0,
    white: () => level().politics().told('count')[0]?.counts[Y] ?? 0,
  },
  names: { london: area('middlesex'), isle: area('isle-of-man'), exile: area('calais') },
}

export const examples = exampleList(game, [
  start,
  bonus,
  stop,
  border,
  main,
  pinned,
  order,
  hits,
  charge,
  treachery,
  hunger,
  throne,
])
