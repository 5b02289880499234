import { expect, test } from 'vitest'
import { conform, golden, perft } from '../../../engine/kit/index.ts'
import { about } from '../about.ts'
import { placeOf } from '../board/places.ts'
import { game } from '../index.ts'
import words from '../words/en.json' with { type: 'json' }
import { hidden } from './hidden.ts'
import { quiz } from './quiz.ts'

test.each(about.seatCounts)('every promise of the contract is kept with %i seats', (seats) => {
  conform(game, { seats, games: 2, seed: seats, hidden, words, placeOf, quiz })
})

test('every promise of the contract is kept in the short game', () => {
  conform(game, {
    seats: Math.min(...about.seatCounts),
    options: { length: 'short' },
    games: 2,
    hidden,
    words,
    placeOf,
    quiz,
  })
})

test('the golden playthrough has not changed', async () => {
  const text = golden(game, { seats: Math.min(...about.seatCounts), words })
  await expect(text).toMatchFileSnapshot('../golden/whole.txt')
})

test('as many positions follow as ever', async () => {
  const counts = perft(game, { seats: about.seatCounts, depth: 3, after: [0, 7, 12] })
  await expect(counts).toMatchFileSnapshot('../golden/perft.txt')
})
