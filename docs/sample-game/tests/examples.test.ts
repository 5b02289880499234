/** The worked examples of the rules page: what they show could be played, and what they say is so. */
import { expect, test } from 'vitest'
import { figuresOf } from '../../../engine/example.ts'
import { checkCaptions, checkExample } from '../../../engine/kit/index.ts'
import { examples } from '../examples/index.ts'
import words from '../examples/words/en.json' with { type: 'json' }
import { game } from '../index.ts'
import gameWords from '../words/en.json' with { type: 'json' }

test.each(examples)(
  'the example $id is a position that could be played, and the rules judge its moves as it does',
  (example) => {
    checkExample(game, example)
  },
)

test('every example has its caption', () => {
  checkCaptions(examples, words, gameWords)
})

test('the figures of the captions are those a reader counts on the picture', () => {
  expect(examples.map(figuresOf)).toEqual([
    { n: 8, rounds: 8 },
    { coin: 5, sure: 6 },
  ])
})
