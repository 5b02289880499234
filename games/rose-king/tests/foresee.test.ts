import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { readPosition, write } from '../rules/notation.ts'
import type { State } from '../types.ts'

/** What the player to move is told of a move. */
function told(state: State, text: string): readonly object[] {
  const move = game.legal(state, state.turn).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${text} is not legal`)
  return (game.speech.foresee?.(game.view(state, state.turn), [move]) ?? []).map(({ text: phrase, tone }) => ({
    ...phrase,
    tone,
  }))
}

// Red holds d5 and f5, one point each; the crown stands on e4, so N1 joins all three into nine points.
const JOINING = '9/9/9/9/3r1r3/4w4/9/9/9 e4 r 4,4 N1.S1|N2.W1 *'

test('RK-6.1 a card that joins territories says by how much the score grows', () => {
  expect(told(readPosition(JOINING), 'N1')[0]).toEqual({ say: 'foresee.score', own: 9, gain: '+7', tone: 'plain' })
})

test('RK-6.1 a card far from everything adds a single point', () => {
  expect(told(readPosition(JOINING), 'S1')[0]).toMatchObject({ own: 3, gain: '+1' })
})

test('RK-4.4 a hero tells what both sides have afterwards', () => {
  // White's e4 and e5 are worth four; turning e5 leaves one, and gives Red one more.
  const lines = told(readPosition('9/9/9/9/4w4/4w4/4r4/9/9 e3 r 4,4 N2|N1.W1 *'), 'N2x')
  expect(lines[0]).toEqual({ say: 'foresee.score.both', own: 2, gain: '+1', other: 1, loss: '−3', tone: 'good' })
})

test('RK-4.3 a reply that is not there is told: the next player must draw', () => {
  // From a5 neither two steps west nor one north-west stays on the board.
  const state = readPosition('9/9/9/9/9/9/9/9/r8 b5 r 0,0 W1|W2.NW1 *')
  expect(told(state, 'W1')[1]).toEqual({ say: 'foresee.stuck', who: { seat: 1 }, tone: 'good' })
})

test('the best reply of the open hand is named with what it gains', () => {
  // White answers N1 from e5 with W1: d5 is Red's and no hero is left, or N2: e7, which stands alone.
  const lines = told(readPosition('9/9/9/9/3r1r3/4w4/9/9/9 e4 r 4,0 N1|N2.W1 *'), 'N1')
  expect(lines[1]).toEqual({ say: 'foresee.answer', who: { seat: 1 }, gain: '+1', tone: 'plain' })
})

test('what is not legal is not foreseen, and the order of the deck has no part in it', () => {
  const state = readPosition(JOINING)
  const view = game.view(state, 0)
  expect(game.speech.foresee?.(view, [{ type: 'pass' }])).toEqual([])
  const other = game.guess(view, quick(7))
  expect(told(other, 'N1')).toEqual(told(state, 'N1'))
})
