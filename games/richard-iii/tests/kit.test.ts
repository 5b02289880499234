import { expect, test } from 'vitest'
import { conform, golden, perft, said, SAID_ON_PURPOSE } from '../../../engine/kit/index.ts'
import { SCENARIOS } from '../rules/ids.ts'
import { placeOf } from '../board/places.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import en from '../words/en.json' with { type: 'json' }
import { hidden } from './hidden.ts'
import { quiz } from './quiz.ts'

test.for(SCENARIOS)('%s keeps every promise of the contract', (scenario) => {
  conform(game, {
    seats: 2,
    options: { scenario },
    games: 1,
    seed: 11,
    every: 12,
    words: en,
    placeOf,
    quiz,
    hidden,
  })
})

test('the other readings keep the promises too', () => {
  const options = {
    scenario: 'campaign-1460',
    redeals: 'one-each',
    'bombards-sail': false,
    'heir-after-execution': 'same-phase',
    'heirless-house': 'plays-on',
    'treason-by-sea': false,
    'pirate-port-bonus': false,
    'returning-heir': 'takes-title',
    'border-limits': 'each-way',
  }
  conform(game, { seats: 2, options, games: 1, seed: 5, every: 24, words: en, placeOf, quiz, hidden })
})

test.for(SCENARIOS)('%s plays as its golden game', async (scenario) => {
  const text = golden(game, { seats: 2, options: { scenario }, seed: 7, steps: 120, words: en })
  await expect(text).toMatchFileSnapshot(`../golden/${scenario}.txt`)
})

test('as many positions follow as ever', async () => {
  const counts = perft(game, { seats: [2], depth: 2, after: [0, 8, 20, 40, 70, 100] })
  await expect(counts).toMatchFileSnapshot('../golden/perft.txt')
})

test('the table says and shows what it did', async () => {
  const text = said(game, {
    words: en,
    placeOf,
    examples,
    games: SCENARIOS.length,
    every: 60,
    options: SCENARIOS.map((scenario) => ({ scenario })),
  })
  await expect(text, SAID_ON_PURPOSE).toMatchFileSnapshot('../golden/said.txt')
})
