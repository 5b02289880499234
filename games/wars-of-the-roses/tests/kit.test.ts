import { expect, test } from 'vitest'
import type { Dice } from '../../../engine/index.ts'
import { conform, golden, perft, said, SAID_ON_PURPOSE } from '../../../engine/kit/index.ts'
import { placeOf } from '../board/places.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import en from '../words/en.json' with { type: 'json' }
import { hidden } from './hidden.ts'
import { quiz } from './quiz.ts'

/** Random planners would dawdle: one step in twelve is `done`. */
const pick = (texts: readonly string[], dice: Dice): number =>
  texts.at(-1) === 'done' && dice.int(12) === 0 ? texts.length - 1 : dice.int(texts.length)

for (const seats of [2, 3, 4])
  test(`${seats} seats keep every promise of the contract`, () => {
    conform(game, {
      seats,
      games: 1,
      seed: seats,
      every: 12,
      pick,
      hidden,
      words: en,
      placeOf,
      quiz,
    })
  })

test('a table with corrected figures keeps them too', () => {
  const figures = { troops: { cost: 4 }, assets: { 'noble-percy': { region: 'wales' } }, seaReach: 3 }
  conform(game, { seats: 3, options: { figures }, games: 1, every: 30, pick, hidden })
})

for (const seats of [2, 3, 4])
  test(`the golden playthrough of ${seats} seats`, async () => {
    const text = golden(game, { seats, seed: seats, steps: 250, words: en })
    await expect(text).toMatchFileSnapshot(`../golden/${seats}-seats.txt`)
  })

test('as many positions follow as ever', async () => {
  const counts = perft(game, { seats: [2, 4], depth: 2, after: [0, 16, 40, 400] })
  await expect(counts).toMatchFileSnapshot('../golden/perft.txt')
})

test('the table says and shows what it did', async () => {
  const text = said(game, { words: en, placeOf, examples, pick, games: 1, every: 40 })
  await expect(text, SAID_ON_PURPOSE).toMatchFileSnapshot('../golden/said.txt')
})
