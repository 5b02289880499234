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
    start: { ships: 6, regions: 6, money: 6 },
    borders: {},
    sea: { n: 2 },
    ride: {},
    protect: { white: 5, black: 10 },
    battle: { troops: 3, garrison: 2, left: 1 },
    // A castle and a noble of seven: 6 + 7; large town, bishop and port: 4 + 3 + 2; a town: 3.
    places: { red: 13, yellow: 9, green: 3, first: 8, second: 5, none: 0 },
    tie: { red: 6, yellow: 6, first: 9, second: 6 },
    // Wales has five votes; South East England and the Midlands have seven and eight.
    houses: { lancaster: 5, york: 15, counters: 3 },
    pair: { trade: 2, church: 3 },
  })
})

/** Named in a caption, and told along with another place. */
const BESIDE: { readonly [id: string]: readonly string[] } = {
  // Wales tells what it borders on.
  borders: ['south-east-england'],
}

test.each(examples)('whoever does not see the picture of $id is told of every place its caption names', (example) => {
  const named = Object.values(example.names ?? {}).flatMap((name) =>
    typeof name === 'object' && 'say' in name ? [name.say.replace(/^(asset|region|area|block)\./, '')] : [],
  )
  const untold = named.filter((id) => !example.places.some((place) => place === id || place.endsWith(`-${id}`)))
  expect(untold).toEqual(BESIDE[example.id] ?? [])
})
