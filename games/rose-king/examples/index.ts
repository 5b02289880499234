/** Worked examples of the rules, drawn by the board from positions. */
import { type Example, exampleList } from '../../../engine/example.ts'
import { game } from '../index.ts'
import { cardNamed, countCards } from '../rules/cards.ts'
import { readPosition } from '../rules/notation.ts'
import { playToken } from '../rules/record.ts'
import { scoresOf, territoriesOf } from '../rules/scoring.ts'
import { spaceNamed } from '../rules/spaces.ts'
import { cardPhrase } from '../speech/names.ts'
import type { House, State } from '../types.ts'

type RoseExample = Example<State>

const RED = 0
const WHITE = 1

const card = (notation: string) => cardPhrase(cardNamed(notation) ?? 0)
const space = (name: string): string => `space ${spaceNamed(name)}`
const both = { seats: 2, seat: RED, shows: 'map' } as const

function total(state: State, house: House): number {
  return scoresOf(state.board, state.options.scoring)[house].total
}

/** How many roses the largest land of a house has. */
function largest(state: State, house: House): number {
  return Math.max(...territoriesOf(state.board, state.options.scoring)[house].map(({ size }) => size))
}

function after(state: State, token: string): State {
  playToken(state, token)
  return state
}

/** The cards in a hand. */
function held(state: State, seat: number): number {
  return countCards(state.hands[seat] ?? 0)
}

const start: RoseExample = {
  ...both,
  id: 'start',
  rule: 'RK-2.4',
  position: () => readPosition('9/9/9/9/9/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1.NE2|SE3.W1.N2.E3.SW1 *'),
  places: [space('e5'), 'hand 0', 'hand 1'],
  figures: { n: (state) => held(state, RED), heroes: (state) => state.heroes[RED] ?? 0 },
  names: { space: 'e5' },
}

const play: RoseExample = {
  ...both,
  id: 'play',
  rule: 'RK-4.2',
  position: () => readPosition('9/9/9/5w3/4w4/3r5/9/9/9 e5 r 4,4 N3.NE2.S2.W3.SE1|SE3.N2.E3.SW1 *'),
  points: 'NE2',
  places: [space('e5'), space('f6'), space('g7')],
  names: { card: card('NE2'), from: 'e5', to: 'g7' },
}

const blocked: RoseExample = {
  ...both,
  id: 'blocked',
  rule: 'RK-4.2',
  position: () => readPosition('9/5w1w1/6r2/9/9/9/9/9/9 h8 r 4,4 N2.E2.SW1.W2.S1|SE3.W1.N1.E3 *'),
  points: 'S1',
  refused: { N2: 'off-board', E2: 'off-board', SW1: 'own-stone', W2: 'hero-needed' },
  places: [space('h8'), space('h7'), space('g7'), space('f8'), 'hand 0'],
  names: { only: card('S1'), out: card('N2'), off: card('E2'), own: card('SW1'), enemy: card('W2') },
}

const hero: RoseExample = {
  ...both,
  id: 'hero',
  rule: 'RK-4.4',
  position: () => readPosition('9/4w2w1/9/4r4/2wwwww2/4r4/9/9/9 e8 r 4,4 S3.E3.N1.W2.NW1|SE3.N2.E1.SW3.S1 *'),
  points: 'S3x',
  refused: { S3: 'hero-needed', N1x: 'hero-on-empty-space' },
  places: [space('e8'), space('e5')],
  figures: {
    before: (state) => total(state, WHITE),
    after: (state) => total(after(state, 'S3x'), WHITE),
    land: (state) => largest(after(state, 'S3x'), RED),
  },
  names: { card: card('S3') },
}

const pass: RoseExample = {
  ...both,
  id: 'pass',
  rule: 'RK-4.5',
  position: () => readPosition('4w4/4r4/3rw4/9/9/9/9/9/9 e9 r 4,4 N1.N2.N3.NE1.NW2|S3.W1.E3 *'),
  legal: ['-'],
  refused: { '+': 'hand-full', N1: 'off-board', NW2: 'off-board' },
  places: [space('e9'), 'hand 0'],
  figures: { n: (state) => held(state, RED) },
}

const deadlock: RoseExample = {
  ...both,
  id: 'deadlock',
  rule: 'RK-5.1',
  position: () =>
    after(
      readPosition(
        'w8/r8/rr7/1w7/9/9/9/9/9 a9 r 4,4 N1.N2.N3.NW1|NW3.W1.W2.W3.SW1 NW2.NE1.NE2.NE3.E1.E2.E3.SE1.SE2.SE3.S1.S2.S3.SW2.SW3',
      ),
      '+NW2',
    ),
  places: [space('a9'), 'hand 0', 'hand 1'],
  figures: { n: (state) => held(state, RED) + held(state, WHITE) },
}

const lands: RoseExample = {
  ...both,
  id: 'lands',
  rule: 'RK-6.1',
  position: () => readPosition('9/9/4r4/2rr5/2rr5/9/4www2/9/9 e7 w 4,4 N2.E2.S3|SE3.W1.E3.SW1 *'),
  places: [space('c5'), space('e7'), space('e3')],
  figures: {
    n: (state) => largest(state, RED),
    land: (state) => territoriesOf(state.board, state.options.scoring)[RED][0]?.value ?? 0,
    red: (state) => total(state, RED),
    white: (state) => total(state, WHITE),
  },
}

const even: RoseExample = {
  ...both,
  id: 'even',
  rule: 'RK-6.2',
  position: () => readPosition('9/1www5/1w7/9/9/2rrrrr2/6www/9/9 g3 r 4,4 N2.E2.S3|SE3.W1.E3 *'),
  places: [space('c4'), space('b8'), space('g3')],
  figures: {
    total: (state) => total(state, RED),
    red: (state) => largest(state, RED),
    white: (state) => largest(state, WHITE),
  },
}

const partner: RoseExample = {
  id: 'partner',
  rule: 'RK-7.4',
  seats: 4,
  seat: RED,
  shows: 'map',
  position: () => readPosition('9/9/9/4r4/4w4/9/9/9/9 e5 r1 2,2,2,2 N1.E2.S3|NW1.NE2.SE3|W1.N2|SW1.NW2.NE3 *'),
  offers: ['E2', 'S3'],
  refused: { N1: 'own-stone', N1x: 'own-stone' },
  places: [space('e5'), space('e6'), 'hand 0', 'hand 2'],
  names: { card: card('N1') },
}

export const examples = exampleList(game, [start, play, blocked, hero, pass, deadlock, lands, even, partner])
