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
    start: { n: 5, heroes: 4 },
    play: {},
    blocked: {},
    // A row of five and two single roses: 25 + 1 + 1; broken in two pairs: 4 + 4 + 1 + 1.
    hero: { before: 27, after: 10, land: 3 },
    pass: { n: 5 },
    deadlock: { n: 10 },
    // A square of four and one at its corner: 16 + 1; a row of three: 9.
    lands: { n: 4, land: 16, red: 17, white: 9 },
    // 25 against 16 + 9.
    even: { total: 25, red: 5, white: 4 },
    partner: {},
  })
})

test('RK-5.1 and RK-6.2 what the captions say of the end is what the rules say', () => {
  const over = examples.find(({ id }) => id === 'deadlock')
  expect(game.outcome(over?.position() as never)?.reason).toBe('deadlock')
  expect(game.awaiting(over?.position() as never)).toEqual([])
})
