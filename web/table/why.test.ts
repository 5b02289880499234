/** Who is told why something cannot be chosen. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import type { Scene } from './table.ts'
import type { TableText } from './table-text.ts'
import { whyAsked } from './why.ts'

const game = { speech: {} } as unknown as AnyGame
const asked = (change: Partial<Scene>) =>
  whyAsked(game, { viewer: 0, view: null, outcome: null, ...change } as Scene, {} as TableText, () => undefined)

test('whoever sits at a running table may ask; who only watches, or comes after the end, is not answered', () => {
  expect(asked({})).toBeTypeOf('function')
  expect(asked({ viewer: null })).toBeNull()
  expect(asked({ outcome: { places: [1, 2], scores: [1, 0], reason: 'end' } })).toBeNull()
})
