/** Worked examples of the rules, drawn by the board from positions. */
import { type Example, exampleList } from '../../../engine/example.ts'
import { game } from '../index.ts'
import { countyOf, nameOf } from '../lessons/tries.ts'
import { BLUE, GREEN, RED, type Table, table } from '../position.ts'
import { PRINTED } from '../rules/figures.ts'
import { LETTERS } from '../rules/notation.ts'
import { nth } from '../rules/list.ts'
import { lawTitle } from '../speech/names.ts'
import { SLOTS, type State } from '../types/index.ts'

type LancasterExample = Example<State>

const county = (letter: string): string => `county ${LETTERS.indexOf(letter)}`
const conflict = (slot: (typeof SLOTS)[number]): string => `conflict ${SLOTS.indexOf(slot)}`

/** Parts of the map. */
const WEST = [400, 594, 330, 290] as const
const SOUTH = [400, 860, 552, 190] as const
const FRANCE = [398, 1130, 556, 312] as const
const ENGLAND = [400, 594, 552, 532] as const

/** The war of the examples: strength 5, points 4, 2 and 1. */
const WAR = 'conflict-03'

const base = { seats: 3, seat: BLUE } as const

/** What is left to play of a table that was built anew. */
function points(build: () => Table, seat: number): () => number {
  return () => nth(build().state.points, seat)
}

const start: LancasterExample = {
  ...base,
  id: 'start',
  rule: 'LA-2.9',
  shows: 'map',
  look: [395, 588, 562, 856],
  position: () => game.setup(3, { figures: null }, { drawn: 0, int: () => 0, shuffle: () => undefined }),
  places: [county('A'), county('I'), conflict('UL'), conflict('UR')],
  figures: { tiles: (state) => nth(state.counties, 0).tiles, wars: (state) => state.conflicts.filter(Boolean).length },
}

const held = () => table().county(GREEN, 'A', 2).court(BLUE, 1, 2).stock('squires', 2, 2, 2)

const expel: LancasterExample = {
  ...base,
  id: 'expel',
  rule: 'LA-4.8',
  shows: 'map',
  look: WEST,
  position: () => held().state,
  points: '1A+2',
  legal: ['2A+1'],
  refused: { '1A+1': 'not-stronger', '2A': 'not-stronger' },
  places: [county('A')],
  figures: {
    theirs: (state) => nth(state.counties, 0).strength + nth(state.counties, 0).squires,
    ours: () => {
      const { strength, squires } = held().play(BLUE, '1A+2').at('A')
      return strength + squires
    },
  },
  names: { county: nameOf('A') },
}

const minimum: LancasterExample = {
  ...base,
  id: 'minimum',
  rule: 'LA-4.5',
  shows: 'map',
  look: WEST,
  position: () => table().court(BLUE, 2, 3).stock('squires', 2, 2, 2).state,
  points: '3D',
  refused: { '2D': 'minimum', '2D+2': 'minimum' },
  places: [county('D')],
  figures: { n: () => countyOf('D').minStrength },
  names: { county: nameOf('D') },
}

const favour: LancasterExample = {
  ...base,
  id: 'favour',
  rule: 'LA-4.19',
  shows: 'map',
  look: [398, 1030, 556, 412],
  position: () =>
    table().court(BLUE, 1, 2).conflict('UL', WAR, [GREEN, 1], [RED, 2]).favoursTaken(2).play(BLUE, '1>UL').state,
  offers: ['favour:three-squires', 'favour:two-gold', 'favour:two-squires', 'favour:gold-and-squire'],
  refused: { 'favour:upgrade': 'favour-taken' },
  places: [conflict('UL'), 'favour 0', 'favour 1', 'favour 2'],
  figures: { left: (state) => state.favours.filter(Boolean).length },
}

/** Blue and its law, against both others. */
const house = () =>
  table()
    .stock('votes', 2, 1, 1)
    .laws(
      ['law-most-gold-upgrades', 'law-most-squires-recruits', 'law-two-counties-points'],
      ['law-strength-two-squires', 'law-gold-buys-votes', 'law-two-conflicts-extension'],
    )
    .parliament()

const counted = () => house().play(BLUE, 'yes+2').play(GREEN, 'no+1').play(RED, 'no').told('counted')[0]

const vote: LancasterExample = {
  ...base,
  id: 'vote',
  rule: 'LA-5.3',
  shows: 'own',
  position: () => house().state,
  legal: ['yes+2'],
  refused: { 'yes+3': 'votes-short' },
  places: ['ballot', 'seat 0', 'seat 1', 'seat 2'],
  figures: { yes: () => counted()?.yes ?? 0, no: () => counted()?.no ?? 0 },
  names: { law: lawTitle('law-strength-two-squires') },
}

const realm = () =>
  table()
    .court(BLUE, 1, 1, 2, 2, 3)
    .county(BLUE, 'A', 1)
    .county(BLUE, 'D', 3)
    .county(BLUE, 'E', 1)
    .county(BLUE, 'I', 2)
    .county(BLUE, 'B', 2)
    .county(GREEN, 'H', 1)
    .applyLaws('law-two-counties-points')

const pairs: LancasterExample = {
  ...base,
  id: 'pairs',
  rule: 'LA-6.2',
  shows: 'map',
  look: ENGLAND,
  position: () => realm().state,
  places: ['A', 'B', 'D', 'E', 'H', 'I'].map(county),
  figures: {
    n: (state) => state.counties.filter(({ house: holder }) => holder === BLUE).length,
    points: (state) => nth(state.points, BLUE),
    other: (state) => nth(state.points, GREEN),
  },
}

const both: LancasterExample = {
  ...base,
  id: 'both',
  rule: 'LA-7.3',
  shows: 'map',
  look: SOUTH,
  position: () => table().county(BLUE, 'G', 4).noblemen(BLUE, 'G').stock('gold', 3, 2, 2).counties().state,
  legal: ['take:reward'],
  refused: { 'take:nobleman': 'no-nobleman', 'take:both': 'no-both' },
  places: [county('G')],
  figures: { cost: () => PRINTED.bothCost.gold ?? 0 },
  names: { county: nameOf('G') },
}

const won = () => table().conflict('UL', WAR, [BLUE, 2], [GREEN, 1], [RED, 2])
const lost = () => table().conflict('UL', WAR, [BLUE, 2], [GREEN, 1])

const england: LancasterExample = {
  ...base,
  id: 'england',
  rule: 'LA-9.4',
  shows: 'map',
  look: FRANCE,
  position: () => won().state,
  places: [conflict('UL')],
  figures: {
    english: () => won().conflicts().told('battle')[0]?.sum ?? 0,
    french: () => won().conflicts().told('battle')[0]?.frenchStrength ?? 0,
    blue: points(() => won().conflicts(), BLUE),
    green: points(() => won().conflicts(), GREEN),
    red: points(() => won().conflicts(), RED),
  },
}

const france: LancasterExample = {
  ...base,
  id: 'france',
  rule: 'LA-9.5',
  shows: 'map',
  look: FRANCE,
  position: () => lost().conflicts().state,
  places: [conflict('LL')],
  figures: {
    english: () => lost().conflicts().told('battle')[0]?.sum ?? 0,
    french: () => lost().conflicts().told('battle')[0]?.frenchStrength ?? 0,
    blue: points(() => lost().conflicts(), BLUE),
    green: points(() => lost().conflicts(), GREEN),
  },
}

const prisoners = () => table().court(BLUE, 1, 3).conflict('LL', WAR, [BLUE, 1, 3]).stock('gold', 3, 2, 2).conflicts()

const ransom: LancasterExample = {
  ...base,
  id: 'ransom',
  rule: 'LA-9.6',
  shows: 'map',
  look: FRANCE,
  position: () => prisoners().state,
  legal: ['free:3', 'free:1', 'done'],
  places: [conflict('LL')],
  figures: {
    gold: (state) => nth(state.gold, BLUE),
    left: () => nth(prisoners().play(BLUE, 'free:3').state.gold, BLUE),
  },
}

export const examples = exampleList(game, [start, expel, minimum, favour, vote, pairs, both, england, france, ransom])
