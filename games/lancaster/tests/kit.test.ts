import { expect, test } from 'vitest'
import { conform, golden, perft, said, SAID_ON_PURPOSE } from '../../../engine/kit/index.ts'
import { placeOf } from '../board/places.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import words from '../words/en.json' with { type: 'json' }
import { hidden } from './hidden.ts'
import { quiz } from './quiz.ts'

test.each([2, 3, 4, 5])('the contract of a game holds with %i seats', (seats) => {
  conform(game, { seats, games: 1, seed: seats, every: 5, hidden, words, placeOf, quiz })
})

test('the contract holds with corrected figures', () => {
  const figures = {
    supply: { limited: false },
    counties: { B: { name: 'Kent', reward: [{ op: 'journey', earnsFavour: false }, { op: 'nobleman' }] } },
    castle: { 'castle-gold': { cost: { squires: 1 }, reward: [{ op: 'extension' }] } },
    laws: { 'law-gold-for-points': { effect: [{ op: 'recruit', strength: 2, count: 1 }] } },
  }
  expect(game.checkFigures?.(figures)).toEqual([])
  for (const seats of [2, 4])
    conform(game, { seats, options: { figures }, games: 1, seed: 7, every: 8, hidden, words, placeOf, quiz })
})

test.each([2, 3, 4, 5])('the golden game with %i seats plays as it did', async (seats) => {
  const text = golden(game, { seats, seed: seats, words, steps: 120 })
  await expect(text).toMatchFileSnapshot(`../golden/${seats}-seats.txt`)
})

test('as many positions follow as ever', async () => {
  const counts = perft(game, { seats: [2, 3, 4, 5], depth: 3, after: [0, 10, 24] })
  await expect(counts).toMatchFileSnapshot('../golden/perft.txt')
})

test('the table says and shows what it did', async () => {
  const text = said(game, { words, placeOf, examples })
  await expect(text, SAID_ON_PURPOSE).toMatchFileSnapshot('../golden/said.txt')
})
