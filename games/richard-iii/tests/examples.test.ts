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
    start: { cards: 7, heirs: 3 },
    bonus: { printed: 1, power: 3 },
    stop: { n: 2 },
    border: { n: 4 },
    main: { front: 4, reserve: 2 },
    pinned: { main: 3, free: 2 },
    order: {},
    hits: { hits: 4, left: 2, spared: 2 },
    charge: {},
    treachery: { dice: 2 },
    hunger: { n: 6, limit: 4, surplus: 2 },
    // Seven of York's on the map and London; the Isle of Man and Calais do not count.
    throne: { red: 8, white: 8 },
  })
})

/** Named in a caption, and told along with another place. */
const BESIDE: { readonly [id: string]: readonly string[] } = {
  // Sussex tells who came from where.
  main: ['kent', 'wilts'],
  // Whoever fires, or is too faithful to be tempted, is not what the example is about.
  hits: ['northumberland'],
  treachery: ['beaumont'],
}

test.each(examples)('whoever does not see the picture of $id is told of every place its caption names', (example) => {
  const named = Object.values(example.names ?? {}).flatMap((name) =>
    typeof name === 'object' && 'say' in name ? [name.say.replace(/^(asset|region|area|block)\./, '')] : [],
  )
  const untold = named.filter((id) => !example.places.some((place) => place === id || place.endsWith(`-${id}`)))
  expect(untold).toEqual(BESIDE[example.id] ?? [])
})
