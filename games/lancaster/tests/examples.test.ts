/** The worked examples of the rules page: what they show could be played, and what they say is so. */
import { expect, test } from 'vitest'
import { figuresOf } from '../../../engine/example.ts'
import { checkCaptions, checkExample } from '../../../engine/kit/index.ts'
import { examples } from '../examples/index.ts'
import words from '../examples/words/en.json' with { type: 'json' }
import { game } from '../index.ts'
import gameWords from '../words/en.json' with { type: 'json' }

test.each(examples)(
  '$rule the example $id is a position that could be played, and the rules judge its moves as it does',
  (example) => {
    checkExample(game, example)
  },
)

test('every example has its caption', () => {
  checkCaptions(examples, words, gameWords)
})

test('the figures of the captions are those a reader counts on the picture', () => {
  expect(Object.fromEntries(examples.map((example) => [example.id, figuresOf(example)]))).toEqual({
    start: { tiles: 2, wars: 2 },
    expel: { theirs: 2, ours: 3 },
    minimum: { n: 3 },
    favour: { left: 4 },
    vote: { yes: 3, no: 3 },
    pairs: { n: 5, points: 4, other: 0 },
    both: { cost: 3 },
    england: { english: 5, french: 5, blue: 2, green: 1, red: 4 },
    france: { english: 3, french: 5, blue: 2, green: 1 },
    ransom: { gold: 3, left: 0 },
  })
})
