import { expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { game } from './kit/samples/joust.ts'
import { withNames } from './names.ts'
import { type Catalogue, render } from './words.ts'

const joust = game as unknown as AnyGame
const printed: Catalogue = { lists: 'Smithfield', rider: 'Rider' }
const corrected = {
  ...joust,
  speech: { ...joust.speech, names: ({ bouts }: object & { bouts?: unknown }) => (bouts === 'short' ? NAMES : {}) },
} as AnyGame
const NAMES = { lists: 'Eltham' }

function said(of: AnyGame, options: { readonly bouts: string }, say: string): string {
  return render({ say }, { locale: 'en', catalogues: withNames(of, options, [printed, {}]), seatName: () => '' })
}

test('what a table has corrected the name of is called so there, and everything else as printed', () => {
  expect(said(corrected, { bouts: 'short' }, 'lists')).toBe('Eltham')
  expect(said(corrected, { bouts: 'short' }, 'rider')).toBe('Rider')
  expect(said(corrected, { bouts: 'long' }, 'lists')).toBe('Smithfield')
  expect(said(joust, { bouts: 'short' }, 'lists')).toBe('Smithfield')
})
