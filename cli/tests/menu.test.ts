import { expect, test } from 'vitest'
import { type AnyGame, quick, readOptions } from '../../engine/index.ts'
import { game } from '../../engine/kit/samples/ransom.ts'
import words from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import { usage } from '../games.ts'
import { menuOf } from '../menu.ts'

const ransom = game as unknown as AnyGame
const reader = { locale: 'en' as const, catalogues: [words], seatName: String }

function menuAfter(...pledges: readonly number[]): ReturnType<typeof menuOf> {
  const read = readOptions(ransom, {}, 2)
  if ('problems' in read) throw new Error(read.problems.join())
  const state = game.setup(2, read.options, quick(1))
  for (const marks of pledges) game.apply(state, 0, { type: 'pledge', marks }, quick(1), null)
  return menuOf(ransom, game.legal(state, 0), game.view(state, 0), reader)
}

test('ninety-one pledges are one line, and any of them can be typed', () => {
  const menu = menuAfter()
  expect(menu.lines).toEqual(['       pledge:0..90 Pledge 0 … Pledge 90'])
  expect(menu.textOf('pledge:37')).toBe('pledge:37')
  expect(menu.textOf('37')).toBe('37')
})

test('all other moves are numbered, and the number stands for the move', () => {
  const menu = menuAfter(3)
  expect(menu.lines).toEqual(['    1  seal       Seal it'])
  expect(menu.textOf('1')).toBe('seal')
})

test('options are listed with what may be said', () => {
  expect(game.about.options.map(usage)).toEqual([
    '10..60 by 5',
    'true | false',
    'manor | abbey | castle, or one for each seat: a,b,…',
  ])
})
