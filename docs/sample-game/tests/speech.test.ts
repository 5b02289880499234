import { expect, test } from 'vitest'
import { render } from '../../../engine/words.ts'
import { game } from '../index.ts'
import type { Event } from '../types.ts'
import words from '../words/en.json' with { type: 'json' }
import { bid, counties, position } from './position.ts'

const names = ['Ann', 'Ben', 'Cleo']
const reader = { locale: 'en' as const, catalogues: [words], seatName: (seat: number) => names[seat] ?? '' }

test('the prompt asks for a coin, then says who is awaited, then who has won', () => {
  const state = position({ round: 8, stakes: ['kent', 'essex'], won: [['devon'], [], []] })
  const asked = (seat: number | null): string => render(game.speech.prompt(game.view(state, seat), seat).ask, reader)
  expect(asked(0)).toBe('Choose a coin in secret. It is for Kent and Essex.')
  bid(state, 8)
  expect(asked(0)).toBe('Waiting for Ben and Cleo.')
  expect(asked(null)).toBe('Waiting for Ben and Cleo.')
  for (const seat of [1, 2])
    game.apply(state, seat, game.idle(state, seat), { int: () => 0, shuffle: () => {}, drawn: 0 }, null)
  expect(asked(1)).toBe('The last county is gone. First: Ann.')
})

test('a move and every event are told in words', () => {
  const [kent = 0, essex = 0] = counties('kent', 'essex')
  const move = game.speech.move({ type: 'bid', coin: 7 }, game.view(position({}), 0))
  expect(render(move, reader)).toBe('Bid 7 for Kent')
  const events: readonly Event[] = [
    { type: 'ready', seat: 0 },
    { type: 'chose', seat: 0, coin: 7 },
    { type: 'shown', coins: [7, 2, 2] },
    { type: 'won', seat: 1, counties: [kent, essex] },
    { type: 'stayed', counties: [kent] },
    { type: 'turned', county: essex },
    { type: 'ended', winners: [0, 2] },
  ]
  expect(events.map((event) => render(game.speech.event(event), reader))).toEqual([
    'Ann has chosen.',
    'Ann chooses the 7.',
    'The coins are shown: Ann (7), Ben (2), and Cleo (2).',
    'Ben wins Kent and Essex.',
    'No coin stands alone. Still on the table: Kent.',
    'Turned up: Essex.',
    'The last county is gone. First: Ann and Cleo.',
  ])
})

test('the sketch shows the table in a terminal', () => {
  const state = position({ round: 2, won: [['devon'], [], []] })
  bid(state, 3)
  expect(game.speech.sketch?.(game.view(state, null))).toBe(
    ['2/8  kent 4  (+8)', '1*  2  · 2 3 4 5 6 7 8  devon 2', '2   0  · 2 3 4 5 6 7 8', '3   0  · 2 3 4 5 6 7 8'].join(
      '\n',
    ),
  )
})
