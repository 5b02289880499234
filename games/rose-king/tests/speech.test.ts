import { expect, test } from 'vitest'
import { render } from '../../../engine/words.ts'
import { game } from '../index.ts'
import { cardNamed } from '../rules/cards.ts'
import { readPosition } from '../rules/notation.ts'
import type { Event, View } from '../types.ts'
import { view } from '../view/view.ts'
import en from '../words/en.json' with { type: 'json' }
import { play } from './position.ts'

const reader = { locale: 'en' as const, catalogues: [en], seatName: (seat: number) => (seat === 0 ? 'Ann' : 'Bob') }

function seen(position: string): View {
  return view(readPosition(position), null)
}

test.each([
  ['9/9/9/9/9/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1|S1 *', 'Play a card or draw one.', 'RK-4.1'],
  ['9/9/9/9/9/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1.NE2|S1 *', 'Play a card. Your hand is full, so you cannot draw.', 'RK-4.2'],
  ['9/9/9/9/9/9/9/9/9 e5 r 4,4 -|S1 *', 'No card of yours can be played. Draw one.', 'RK-4.3'],
  [
    '9/9/9/9/9/9/9/w8/wr7 a1 r 1,2 S1.S2.W1.W2.N1|E1 *',
    'Your only way on is with a hero, and you must take it.',
    'RK-3.2',
  ],
  [
    '9/9/9/9/9/9/9/9/w8 a1 r 4,4 S1.S2.W1.W2.SW1|E1 *',
    'Your hand is full and no card can be played. You must pass.',
    'RK-4.5',
  ],
])('the prompt of %s', (position, text, rule) => {
  const prompt = game.speech.prompt(seen(position), 0)
  expect(render(prompt.ask, reader)).toBe(text)
  expect(prompt.rule).toBe(rule)
  expect(render(game.speech.prompt(seen(position), 1).ask, reader)).toBe('Waiting for Ann.')
  expect(render(game.speech.prompt(seen(position), null).ask, reader)).toBe('Waiting for Ann.')
})

test('the prompt of a finished game says why it ended and who won', () => {
  const state = readPosition('9/9/9/9/9/9/9/9/w8 a1 w2 2,2,2,2 S1.S2.S3|W1.W2.W3|SW1.SW2.SW3|SE1.SE2 *')
  const prompt = game.speech.prompt(view(play(state, '+NW1'), null), null)
  expect(render(prompt.ask, reader)).toBe(
    'All hands are full and nobody can play a card. York wins: Lancaster 0, York 1.',
  )
})

test('moves and events are told in words', () => {
  const at = seen('9/9/9/4w4/9/9/9/9/9 e5 r 4,4 N1.E2|S1 *')
  const card = cardNamed('NE2') ?? 0
  const moves = [
    game.speech.move({ type: 'play', card, hero: false }, at),
    game.speech.move({ type: 'play', card: cardNamed('N1') ?? 0, hero: true }, at),
    game.speech.move({ type: 'draw' }, at),
    game.speech.move({ type: 'pass' }, at),
  ]
  expect(moves.map((phrase) => render(phrase, reader))).toEqual([
    'Play north-east 2: a stone on g7',
    'Play north 1 with a hero: turn the stone on e6',
    'Draw a card',
    'Pass',
  ])
  const events: Event[] = [
    { type: 'placed', seat: 0, card, space: 60 },
    { type: 'turned', seat: 1, card, space: 60 },
    { type: 'drew', seat: 0, card },
    { type: 'reshuffled', cards: 14 },
    { type: 'passed', seat: 1 },
    { type: 'ended', reason: 'last-stone', totals: [25, 25], result: { house: 0, by: 'largest' } },
    { type: 'ended', reason: 'deadlock', totals: [4, 4], result: { house: null, by: 'draw' } },
  ]
  expect(events.map((event) => render(game.speech.event(event), reader))).toEqual([
    'Ann plays north-east 2 and takes g7.',
    'Bob plays north-east 2 with a hero and turns g7.',
    'Ann draws north-east 2.',
    'The discard pile is shuffled: a new deck of 14 cards.',
    'Bob cannot act and passes.',
    'The last stone is placed. Lancaster wins by the larger territory: Lancaster 25, York 25.',
    'All hands are full and nobody can play a card. A draw: Lancaster 4, York 4.',
  ])
})

test('the standing shows the score of the house and the facts of the seat', () => {
  const standing = game.speech.standing(seen('9/9/9/9/2rrr1rr1/9/9/8w/9 e5 r 3,4 E1.N2|S1 *'))
  expect(standing.map(({ score }) => score)).toEqual([13, 1])
  expect(standing[0]?.facts.map((fact) => render(fact, reader))).toEqual([
    '2 cards',
    '3 heroes',
    '5 stones',
    '2 territories',
    'largest: 3 stones',
  ])
})

test('a listener can ask which cards lie in the deck and which were discarded', () => {
  const told = (place: string, of: View) =>
    (game.speech.describe?.(of, place) ?? []).map((each) => render(each, reader))
  const cards = { deck: ['N1', 'SE2'].map(cardNamed), discard: ['W3'].map(cardNamed) } as Pick<View, 'deck' | 'discard'>
  const before = seen('9/9/9/9/9/9/9/9/9 e5 r 4,4 N1.E2.S3.NW1|S1 *')
  expect(told('deck', { ...before, ...cards }).at(-1)).toBe(
    'Still in the deck, in an order nobody knows: north 1 and south-east 2.',
  )
  expect(told('discard', { ...before, ...cards })).toEqual(['Discarded: west 3.'])
  expect(told('discard', { ...before, discard: [] })).toEqual(['Nothing is discarded yet.'])
})

test('partners share the score of their house, not its heroes and cards', () => {
  const standing = game.speech.standing(seen('9/9/9/9/2rrr1rr1/9/9/8w/9 e5 w2 1,2,0,1 E1.N2|S1|N1.N3.W1|- *'))
  const facts = standing.map((each) => each.facts.slice(0, 2).map((fact) => render(fact, reader)))
  expect(standing.map(({ score }) => score)).toEqual([13, 1, 13, 1])
  expect(facts).toEqual([
    ['2 cards', '1 hero'],
    ['1 card', '2 heroes'],
    ['3 cards', '0 heroes'],
    ['0 cards', '1 hero'],
  ])
})

test('a terminal shows stones, crown, hands, heroes and what is left', () => {
  const lines = game.speech.sketch?.(seen('r8/9/9/9/2rrr1rr1/9/9/8w/9 e5 r 3,4 E1.N2|S1 N1.N3.W1')).split('\n')
  expect(lines).toEqual([
    '9  r  ·  ·  ·  ·  ·  ·  ·  · ',
    '8  ·  ·  ·  ·  ·  ·  ·  ·  · ',
    '7  ·  ·  ·  ·  ·  ·  ·  ·  · ',
    '6  ·  ·  ·  ·  ·  ·  ·  ·  · ',
    '5  ·  ·  r  r [r] ·  r  r  · ',
    '4  ·  ·  ·  ·  ·  ·  ·  ·  · ',
    '3  ·  ·  ·  ·  ·  ·  ·  ·  · ',
    '2  ·  ·  ·  ·  ·  ·  ·  ·  w ',
    '1  ·  ·  ·  ·  ·  ·  ·  ·  · ',
    '   a  b  c  d  e  f  g  h  i',
    'r  N2 E1  + xxx',
    'w  S1  + xxxx',
    '3 + 18 · 45',
  ])
})
