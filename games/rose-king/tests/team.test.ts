import { expect, test } from 'vitest'
import { about } from '../about.ts'
import { game } from '../index.ts'
import { countCards } from '../rules/cards.ts'
import { modeFor } from '../rules/houses.ts'
import { awaiting } from '../rules/index.ts'
import { readPosition, writeBoard } from '../rules/notation.ts'
import { outcome } from '../rules/outcome.ts'
import { whyNot } from '../rules/refusals.ts'
import { view } from '../view/view.ts'
import { choices, newGame, play } from './position.ts'

const START = '9/9/9/9/9/9/9/9/9 e5 r1 2,2,2,2 N1.E2.S3|NW1.NE2.SE3|W1.N2.E3|SW1.NW2.NE3 *'

test('RK-7.1 RK-R18 four seats clockwise, the houses alternate, the first red begins', () => {
  expect(modeFor(4).seats.map(({ notation, tableSide }) => `${notation} ${tableSide}`)).toEqual([
    'r1 south',
    'w1 west',
    'r2 north',
    'w2 east',
  ])
  expect(game.sides?.(newGame(4))).toEqual([0, 1, 0, 1])
  expect(game.sides?.(newGame(2))).toEqual([0, 1])
  const state = newGame(4)
  const order = [state.turn]
  while (order.length < 6) order.push((play(state, choices(state)[0] ?? ''), state.turn))
  expect(order).toEqual([0, 1, 2, 3, 0, 1])
})

test('RK-7.2 each player gets 3 cards and 2 heroes; 12 cards are the deck', () => {
  const state = newGame(4)
  expect(state.hands.map(countCards)).toEqual([3, 3, 3, 3])
  expect(state.heroes).toEqual([2, 2, 2, 2])
  expect(state.deck).toHaveLength(12)
})

test('RK-7.3 a player with 3 cards cannot draw, one with 2 can', () => {
  const state = play(readPosition(START), 'N1', 'NW1', 'E3', 'SW1')
  expect(choices(state)).toContain('+')
  play(state, '+S1', 'NE2', '+S2', '+W2')
  expect(state.turn).toBe(0)
  expect(whyNot(state, 0, '+')).toBe('hand-full')
})

test("RK-7.4 RK-R19 a partner's stones are own stones; cards and heroes are personal", () => {
  const state = readPosition('9/9/9/4r4/4w4/9/9/9/9 e5 r1 0,2,2,2 N1.E2.S3|NW1.NE2.SE3|W1.N2.E3|SW1.NW2.NE3 *')
  expect(whyNot(state, 0, 'N1x')).toBe('own-stone')
  expect(whyNot(state, 0, 'W1')).toBe('card-not-in-hand')
  const enemy = readPosition('9/9/9/4w4/4r4/9/9/9/9 e5 r1 0,2,2,2 N1.E2.S3|NW1.NE2.SE3|W1.N2.E3|SW1.NW2.NE3 *')
  expect(whyNot(enemy, 0, 'N1x')).toBe('no-hero-left')
  play(state, 'E2', 'NW1')
  expect(writeBoard(state.board)).toBe('9/9/9/4rw3/4w1r2/9/9/9/9')
})

test('RK-7.4 RK-R15 a hero spent is the one of the player who spends it, and the partner keeps both', () => {
  const state = readPosition('9/9/9/4w4/4r4/9/9/9/9 e5 r2 2,2,2,2 N2.E2.S3|NW1.NE2.SE3|W1.N1.E3|SW1.NW2.NE3 *')
  expect(play(state, 'N1x').heroes).toEqual([2, 2, 1, 2])
  const other = readPosition('9/9/9/4r4/4w4/9/9/9/9 e5 w2 2,2,2,2 N2.E2.S3|NW1.NE2.SE3|W1.E1.E3|SW1.N1.NE3 *')
  expect(play(other, 'N1x').heroes).toEqual([2, 2, 2, 1])
})

test('RK-7.5 RK-R17 a pass skips one player; a deadlock needs all four', () => {
  const hands = 'S1.S2.S3|W1.W2.W3|SW1.SW2.SW3|SE1.SE2'
  const blocked = readPosition(`9/9/9/9/9/9/9/9/w8 a1 w2 2,2,2,2 ${hands} *`)
  play(blocked, '+NW1')
  expect(blocked.status).toBe('deadlock')
  const free = readPosition(`9/9/9/9/9/9/9/9/w8 a1 w2 2,2,2,2 ${hands} *`)
  play(free, '+N1')
  expect(free.status).toBe('running')
  expect(play(free, '-', '-', '-').turn).toBe(3)
  expect(choices(free)).toEqual(['N1'])
})

test('RK-7.6 partners are told at the chat that they may not talk about their play', () => {
  expect(about.talk).toEqual({ rule: 'RK-7.6', seats: [4] })
})

test('RK-7.7 both partners win or lose together', () => {
  const state = readPosition(
    'rrrrrrrrr/wwwwwwwww/rrrrrrrrr/wwwwwwwww/4r4/rrrrrrr2/wwwwwww2/9/9 e5 w1 0,0,0,0 N1|E1.E2|S1|W1 *',
  )
  play(state, 'E1')
  expect(awaiting(state)).toEqual([])
  expect(outcome(state)).toEqual({ places: [2, 1, 2, 1], scores: [226, 230, 226, 230], reason: 'last-stone' })
})

test('RK-R16 all four hands are open to everybody', () => {
  const seen = view(readPosition(START), 3)
  expect(seen.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3])
  expect({ ...view(readPosition(START), null), seat: 3 }).toEqual(seen)
})

test('RK-7.4 the second of each house plays the stones of its house, and joins its partner’s territory', () => {
  const position = '9/9/9/4r4/4w4/9/9/9/9 e5 r2 2,2,2,2 N2.E2.S3|NW1.NE2.SE3|E1.N1.E3|W1.NW2.NE3 *'
  const state = play(readPosition(position), 'E1', 'NE3')
  expect(writeBoard(state.board)).toBe('9/8w/9/4r4/4wr3/9/9/9/9')
  expect(whyNot(readPosition(position), 2, 'N1x')).toBe('own-stone')
  expect(view(state, 2).scores.map(({ stones }) => stones)).toEqual([2, 2])
})

test('RK-7.7 the team game scores the variant by house as well', () => {
  const rows = 'rrrrrrrrr/wwwwwwwww/rrrrrrrrr/wwwwwwwww/4r4/rrrrrrr2/wwwwwww2/9/9'
  const text = `${rows} e5 w1 0,0,0,0 N1|E1.E2|S1|W1 *`
  const settings = { 'first-player': 'red', 'reshuffle-timing': 'last-card-drawn', scoring: 'triangular' } as const
  const state = readPosition(text, null, settings as never)
  play(state, 'E1')
  // Red has 9, 9 and 8 stones side by side, white 9, 10 and 7.
  expect(outcome(state)?.scores).toEqual([45 + 45 + 36, 45 + 55 + 28, 45 + 45 + 36, 45 + 55 + 28])
})
