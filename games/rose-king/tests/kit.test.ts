import { expect, test } from 'vitest'
import type { Options } from '../../../engine/game.ts'
import { conform, golden, perft, said, SAID_ON_PURPOSE } from '../../../engine/kit/index.ts'
import { placeOf } from '../board/places.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import type { Event } from '../types.ts'
import english from '../words/en.json' with { type: 'json' }
import { hidden } from './hidden.ts'
import { quiz } from './quiz.ts'

const everyOption: readonly Options[] = [
  {},
  { 'first-player': 'random' },
  { 'reshuffle-timing': 'when-needed' },
  { scoring: 'triangular' },
  { 'first-player': 'random', 'reshuffle-timing': 'when-needed', scoring: 'triangular' },
]

for (const seats of game.about.seatCounts)
  test.each(everyOption)(`keeps every promise of the contract with ${seats} seats and %j`, (options) => {
    // The usual table is looked at closely; what an option changes shows in fewer steps.
    const usual = options === everyOption[0]
    conform(game, {
      seats,
      options,
      games: 1,
      seed: seats,
      every: usual ? 3 : 9,
      hidden,
      words: english,
      placeOf,
      quiz,
    })
  })

test('RK-8.3 every card is drawn as often as any other', () => {
  const faceOf = (event: Event): readonly number[] => (event.type === 'drew' ? [event.card] : [])
  conform(game, { seats: 2, games: 30, seed: 3, every: 1000, fair: [{ name: 'the deck', faces: 24, faceOf }] })
})

test.each([2, 4])('the golden playthrough with %i seats has not changed', async (seats) => {
  const text = golden(game, { seats, seed: 1, words: english })
  await expect(text).toMatchFileSnapshot(`../golden/${seats}-seats.txt`)
})

test('as many positions follow as ever', async () => {
  const counts = perft(game, { seats: [2, 4], depth: 8, after: [0, 30, 60] })
  await expect(counts).toMatchFileSnapshot('../golden/perft.txt')
})

test('the table says and shows what it did', async () => {
  const text = said(game, { words: english, placeOf, examples, options: everyOption })
  await expect(text, SAID_ON_PURPOSE).toMatchFileSnapshot('../golden/said.txt')
})
