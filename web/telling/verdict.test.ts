/** "You win", or who does and where the reader came in. */
import { expect, test } from 'vitest'
import { render } from '../../engine/words.ts'
import type { Outcome } from '../../engine/game.ts'
import { verdictOf } from './verdict.ts'
import words from './words/en.json' with { type: 'json' }

const NAMES = ['Lancaster (Anna)', 'York (Ben)', 'Green', 'Blue']
const reader = { locale: 'en' as const, catalogues: [words], seatName: () => '' }

function read(outcome: Outcome, viewer: number | null, sides = outcome.places.map((_, seat) => seat)): string {
  const { headline, standing } = verdictOf(outcome, sides, viewer, (seat) => NAMES[seat] ?? '')
  return [headline, ...standing].map((phrase) => render(phrase, reader)).join('; ')
}

const four: Outcome = { places: [1, 4, 2, 3], scores: [54, 23, 33, 29], reason: 'rounds' }

test('the winner reads that they win, the others who did and how far behind they are', () => {
  expect(read(four, 0)).toBe('You win; 21 points ahead')
  expect(read(four, 1)).toBe('Lancaster (Anna) wins; You are fourth of 4; 31 points behind')
  expect(read(four, null)).toBe('Lancaster (Anna) wins')
})

test('points that did not decide are not named: whoever won with fewer is not ahead', () => {
  const throne: Outcome = { places: [2, 1], scores: [4, 2], reason: 'throne' }
  expect(read(throne, 1)).toBe('You win')
  expect(read(throne, 0)).toBe('York (Ben) wins; You are second of 2')
  for (const reason of ['resigned', 'timeout'])
    expect(read({ places: [1, 2], scores: [9, 4], reason }, 0)).toBe('You win')
})

test('where no points are counted nobody is points ahead', () => {
  const heirs: Outcome = { places: [1, 2], scores: [5, 3], reason: 'throne' }
  expect(verdictOf(heirs, [0, 1], 0, String, false).standing).toEqual([])
  expect(verdictOf(heirs, [0, 1], 1, String, false).standing.map(({ say }) => say)).toEqual(['end.place'])
})

test('partners win together and their places count sides', () => {
  const team: Outcome = { places: [1, 2, 1, 2], scores: [40, 30, 40, 30], reason: 'last-stone' }
  const sides = [0, 1, 0, 1]
  expect(read(team, 2, sides)).toBe('You win with Lancaster (Anna); 10 points ahead')
  expect(read(team, 3, sides)).toBe('Lancaster (Anna) and Green win; You are second of 2; 10 points behind')
})

test('a draw, a shared place, a stopped game and a game that beat everybody', () => {
  expect(read({ places: [1, 1], scores: [5, 5], reason: 'rounds' }, 0)).toBe('A draw')
  expect(read({ places: [1, 2, 2], scores: [9, 5, 5], reason: 'rounds' }, 1)).toBe(
    'Lancaster (Anna) wins; You share second place; 4 points behind',
  )
  expect(read({ places: [1, 1], scores: [5, 3], reason: 'aborted' }, 0)).toBe('The game was stopped')
  expect(read({ places: [1], scores: [5], reason: 'plague', lost: true }, 0)).toBe(
    'Nobody wins: the game has beaten everybody',
  )
})
