import { expect, test } from 'vitest'
import { addCards, ALL_CARDS, CARDS, cardSet, countCards } from '../rules/cards.ts'
import { HOUSES, modeFor } from '../rules/houses.ts'
import { writeBoard, writePosition } from '../rules/notation.ts'
import { setup } from '../rules/setup.ts'
import { SPACE_NAMES } from '../rules/spaces.ts'
import { newGame } from './position.ts'

const EMPTY = '9/9/9/9/9/9/9/9/9'

test('RK-2.1 RK-R02 white sits at the north edge and red at the south', () => {
  expect(modeFor(2).seats.map(({ id, tableSide }) => `${id} ${tableSide}`)).toEqual(['red south', 'white north'])
  expect(HOUSES.map(({ id, colour }) => `${id} ${colour}`)).toEqual(['lancaster red', 'york white'])
})

test('RK-2.2 each player gets 5 open cards and 14 are the deck', () => {
  const state = newGame(2)
  expect(state.hands.map(countCards)).toEqual([5, 5])
  expect(state.deck).toHaveLength(14)
  expect(state.hands.reduce((set, hand) => set | hand, cardSet(state.deck))).toBe(ALL_CARDS)
})

test('RK-2.2 the cards are shuffled: in many deals every card comes to red as often as any other', () => {
  const times = CARDS.map(() => 0)
  for (let seed = 0; seed < 4800; seed++)
    for (const card of addCards(newGame(2, {}, seed).hands[0] ?? 0, [])) times[card] = (times[card] ?? 0) + 1
  // 5 of 24 cards: 1000 times each; six standard deviations are 169.
  for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(169)
})

test('RK-2.3 each player gets 4 heroes', () => {
  expect(newGame(2).heroes).toEqual([4, 4])
})

test('RK-2.4 the crown is on e5, the board and the discard pile are empty, all stones are in the supply', () => {
  const state = newGame(2)
  expect(SPACE_NAMES[state.crown]).toBe('e5')
  expect(writeBoard(state.board)).toBe(EMPTY)
  expect(state.stonesLeft).toBe(52)
  expect(state.discard).toBe(0)
})

test('RK-2.5 RK-R14 red takes the first turn, unless lots are drawn', () => {
  for (let seed = 0; seed < 50; seed++) expect(newGame(2, {}, seed).turn).toBe(0)
  const first = new Set<number>()
  for (let seed = 0; seed < 50; seed++) first.add(newGame(2, { 'first-player': 'random' }, seed).turn)
  expect([...first].sort((a, b) => a - b)).toEqual([0, 1])
  for (let seed = 0; seed < 50; seed++) first.add(newGame(4, { 'first-player': 'random' }, seed).turn)
  expect([...first].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

test('RK-2.6 from the top of the shuffled cards red gets 1–5, white 6–10, the rest is the deck in that order', () => {
  // Dice that leave the list as it is: NW3 lies on top, N1 at the bottom.
  const still = { drawn: 0, int: () => 0, shuffle: () => {} }
  const two = writePosition(setup(2, {}, still)).split(' ')
  expect(two[4]).toBe('W2.W3.NW1.NW2.NW3|S3.SW1.SW2.SW3.W1')
  expect(two[5]).toBe('S2.S1.SE3.SE2.SE1.E3.E2.E1.NE3.NE2.NE1.N3.N2.N1')
  const four = writePosition(setup(4, {}, still)).split(' ')
  expect(four[4]).toBe('NW1.NW2.NW3|W1.W2.W3|SW1.SW2.SW3|S1.S2.S3')
})
