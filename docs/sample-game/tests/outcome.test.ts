import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { about } from '../about.ts'
import { game } from '../index.ts'
import { aloud, bid, position } from './position.ts'

/** Everybody bids their last coin, and with it nobody wins anything more. */
function ended(won: readonly (readonly string[])[]) {
  const state = position({ round: 8, won })
  const told = aloud(bid(state, 8, 8, 8))
  return { outcome: game.outcome(state), told }
}

test('SG-4.1 after the eighth round it is over, and what is left on the table is nobody’s', () => {
  const { outcome, told } = ended([['devon'], [], []])
  expect(outcome).toMatchObject({ scores: [2, 0, 0], reason: 'last-county' })
  expect(told.at(-1)).toEqual({ type: 'ended', winners: [0] })
})

test('SG-4.1 the short game is over after five rounds', () => {
  const dice = quick(1)
  const state = game.setup(Math.min(...about.seatCounts), { length: 'short' }, dice)
  let steps = 0
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    game.apply(state, seat, game.idle(state, seat), dice, null)
    steps++
  }
  expect(steps).toBe(5 * state.bids.length)
})

test('SG-4.2 the most points win, however many counties they are', () => {
  expect(ended([['surrey', 'dorset', 'essex'], ['yorkshire'], []]).outcome?.places).toEqual([2, 1, 3])
})

test('SG-4.3 with equal points more counties are ahead, and if these are equal too the place is shared', () => {
  expect(ended([['yorkshire'], ['lancashire', 'surrey'], ['dorset']]).outcome?.places).toEqual([2, 1, 3])
  expect(ended([['essex'], ['devon'], ['surrey']]).outcome?.places).toEqual([1, 1, 3])
})
