import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { about } from '../about.ts'
import { addCards, CARDS, cardSet, countCards } from '../rules/cards.ts'
import { copy } from '../rules/copy.ts'
import { readPosition } from '../rules/notation.ts'
import { CROWN_START, SPACE_NAMES, spaceNamed, targetOf } from '../rules/spaces.ts'
import { newGame, play, playRandomly } from './position.ts'

const EMPTY = '9/9/9/9/9/9/9/9/9'

test('RK-1.1 the board has 9 × 9 spaces, a1 in the south-west and i9 in the north-east', () => {
  expect(SPACE_NAMES).toHaveLength(81)
  expect([SPACE_NAMES[0], SPACE_NAMES[8], SPACE_NAMES[72], SPACE_NAMES[80]]).toEqual(['a1', 'i1', 'a9', 'i9'])
  const state = readPosition('r8/9/9/9/9/9/9/9/8w a9 r 4,4 N1|S1 *')
  expect(state.board[spaceNamed('a9')]).toBe(1)
  expect(state.board[spaceNamed('i1')]).toBe(2)
})

test('RK-1.2 the crown always stands on one space, on top of the stone played last', () => {
  const state = newGame(2)
  let stone = 0
  playRandomly(
    state,
    quick(4),
    (before, move, after) => {
      if (move.type === 'play') stone = (before.turn & 1) + 1
      else expect(after.crown).toBe(before.crown)
      expect(after.board[after.crown]).toBe(stone)
    },
    copy,
  )
})

test('RK-1.3 the crown starts on e5, where no stone lies', () => {
  const state = newGame(2)
  expect(SPACE_NAMES[state.crown]).toBe('e5')
  expect(state.board[state.crown]).toBe(0)
})

test('RK-1.4 RK-R01 there are 24 cards, and a direction is one of the map for both houses', () => {
  expect(CARDS.map((card) => card.notation).join(' ')).toBe(
    'N1 N2 N3 NE1 NE2 NE3 E1 E2 E3 SE1 SE2 SE3 S1 S2 S3 SW1 SW2 SW3 W1 W2 W3 NW1 NW2 NW3',
  )
  const targets = CARDS.map((_, card) => SPACE_NAMES[targetOf(CROWN_START, card)]).join(' ')
  expect(targets).toBe('e6 e7 e8 f6 g7 h8 f5 g5 h5 f4 g3 h2 e4 e3 e2 d4 c3 b2 d5 c5 b5 d6 c7 b8')
  for (const turn of ['r', 'w']) {
    const state = readPosition(`${EMPTY} e5 ${turn} 4,4 ${turn === 'r' ? 'N2|S1' : 'S1|N2'} *`)
    expect(SPACE_NAMES[play(state, 'N2').crown]).toBe('e7')
  }
})

test('RK-1.5 each house has 4 heroes, which are only counted', () => {
  expect(newGame(2).heroes).toEqual([4, 4])
  expect(newGame(4).heroes).toEqual([2, 2, 2, 2])
})

test('RK-1.6 RK-R10 both houses take their stones from one supply of 52', () => {
  expect([newGame(2).stonesLeft, newGame(4).stonesLeft]).toEqual([52, 52])
  const state = readPosition(`${EMPTY} e5 r 4,4 N1.E2|N2.E3 *`)
  expect(state.stonesLeft).toBe(52)
  expect(play(state, 'N1').stonesLeft).toBe(51)
  expect(play(state, 'N2').stonesLeft).toBe(50)
  // More than 26 stones of one house are no hindrance.
  const many = readPosition('rrrrrrrrr/rrrrrrrrr/rrrrrrrrr/4r4/9/9/9/9/9 e6 r 0,0 S1.N2|N1 *')
  expect(play(many, 'S1').stonesLeft).toBe(23)
})

test('RK-1.7 stones never leave the board and never move; they are only turned over', () => {
  for (let seed = 0; seed < 20; seed++)
    playRandomly(
      newGame(2, {}, seed),
      quick(seed),
      (before, move, after) => {
        const changed = after.board.flatMap((stone, space) => (stone === before.board[space] ? [] : [space]))
        expect(changed).toEqual(move.type === 'play' ? [after.crown] : [])
        for (const space of changed) expect(after.board[space]).not.toBe(0)
      },
      copy,
    )
})

test('the lobby is told the figures of the data file', () => {
  expect(about.seatCounts).toEqual([2, 4])
  expect(about.minutes).toEqual([30, 45])
  expect(about.options.map((option) => option.default)).toEqual(['lancaster', 'last-card-drawn', 'size-squared'])
})

test('counting the cards of a set agrees with listing them', () => {
  const dice = quick(3)
  for (let i = 0; i < 500; i++) {
    const set = dice.int(2 ** 24)
    expect(countCards(set)).toBe(addCards(set, []).length)
    expect(cardSet(addCards(set, []))).toBe(set)
  }
})
