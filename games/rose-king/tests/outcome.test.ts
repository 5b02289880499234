import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { copy } from '../rules/copy.ts'
import { awaiting, legal } from '../rules/index.ts'
import { readPosition } from '../rules/notation.ts'
import { isDeadlock, outcome } from '../rules/outcome.ts'
import { choices, eventsOf, newGame, play, playRandomly } from './position.ts'

const BLOCKED = '9/9/9/9/9/9/9/9/r1w6 a1 r 0,0 S1.S2.W1.W2|SW1.SW2.SW3.S3.E2 W3.N1.N2.N3.NE1.NE2.NE3.E1.E3.SE1'
const NEARLY_FULL = 'rrrrrrrrr/wwwwwwwww/rrrrrrrrr/wwwwwwwww/4r4/rrrrrrr2/wwwwwww2/9/9 e5 w 0,1'

test('RK-5.1 RK-R12 RK-5.3 the game ends at once when nobody can act, and nobody moves again', () => {
  const state = readPosition(BLOCKED)
  expect(eventsOf(state, '+')).toEqual([
    { type: 'drew', seat: 0, card: 20 },
    { type: 'ended', reason: 'deadlock', totals: [1, 1], result: { house: null, by: 'draw' } },
  ])
  expect(awaiting(state)).toEqual([])
  expect([legal(state, 0), legal(state, 1)]).toEqual([[], []])
})

test('RK-R11 a possible hero play is a move, so there is no deadlock', () => {
  const state = readPosition(BLOCKED.replace('r1w6', 'r1r6').replace('0,0', '0,1'))
  expect(choices(play(state, '+W3'))).toEqual(['E2x'])
})

test('RK-5.2 RK-5.3 the 52nd stone placed ends the game, a stone turned does not', () => {
  const state = readPosition(`${NEARLY_FULL} N1.N2.N3.S3.SE1|S1.E2.E3.W1.W2 *`)
  const turned = copy(state)
  expect(eventsOf(turned, 'S1x').map((event) => event.type)).toEqual(['turned'])
  expect(awaiting(turned)).toEqual([0])
  expect(eventsOf(state, 'W1').map((event) => event.type)).toEqual(['placed', 'ended'])
  expect(state.status).toBe('last-stone')
  expect(awaiting(state)).toEqual([])
  expect([legal(state, 0), legal(state, 1)]).toEqual([[], []])
  expect(state.board.filter((stone) => stone === 0)).toHaveLength(29)
})

test('RK-5.4 a deadlock arises only directly after a draw that fills a hand', () => {
  for (let seed = 0; seed < 300; seed++)
    playRandomly(newGame(2, {}, seed), quick(seed), (_, move, after) => {
      expect(after.status === 'deadlock').toBe(isDeadlock(after) && after.stonesLeft > 0)
      if (after.status === 'deadlock') expect(move.type).toBe('draw')
    })
})

test('RK-5.5 the game is finite: 52 stones placed, 8 turned, 60 draws, one pass between two actions at most', () => {
  for (const seats of [2, 4])
    for (let seed = 0; seed < 200; seed++) {
      const count = { play: 0, draw: 0, pass: 0 }
      let turned = 0
      let passes = 0
      playRandomly(newGame(seats, {}, seed), quick(seed), (_, move) => {
        count[move.type]++
        if (move.type === 'play' && move.hero) turned++
        passes = move.type === 'pass' ? passes + 1 : 0
        expect(passes).toBeLessThan(seats)
      })
      expect(count.play - turned).toBeLessThanOrEqual(52)
      expect(turned).toBeLessThanOrEqual(8)
      expect(count.draw).toBeLessThanOrEqual(60)
    }
})

test('RK-6.3 RK-R13 if everything is equal the game is a draw', () => {
  const state = play(readPosition(BLOCKED), '+W3')
  expect(outcome(state)).toEqual({ places: [1, 1], scores: [1, 1], reason: 'deadlock' })
})

test('RK-5.2 with one stone left in the supply the game goes on', () => {
  const rows = 'rrrrrrrrr/wwwwwwwww/rrrrrrrrr/wwwwwwwww/4r4/rrrrrrr2/wwwwww3/9/9'
  const state = readPosition(`${rows} e5 w 0,0 N1|E1.E2 *`)
  expect(state.stonesLeft).toBe(2)
  play(state, 'E1')
  expect([state.stonesLeft, state.status]).toEqual([1, 'running'])
})
