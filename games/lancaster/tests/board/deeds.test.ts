/** The buttons for what has no place on the board: each shows what it brings, and what it costs. */
import { expect, test } from 'vitest'
import { laidOut } from '../../../../art/kit/decisions.ts'
import type { Part } from '../../../../art/kit/document.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import { BLUE, table } from '../position.ts'

const drawings = (part: Part): readonly string[] =>
  part
    .inside()
    .filter(({ localName }) => localName === 'path' || localName === 'circle' || localName === 'text')
    .map((each) => each.getAttribute('d') ?? each.textContent)

test('LA-7.2 the nobleman, the reward, or both for their price: of both all of it is drawn, the price before it', () => {
  const { state } = table().county(BLUE, 'A', 1).stock('gold', 4, 0, 0).counties()
  const easel = new Easel(Board as never, laidOut(game, state, BLUE, 3), 'mouse', facesOf(game, 3))
  const deeds = easel.parts().filter((part) => part.is('la-deed'))
  const signs = deeds.map((deed) => deed.inside().filter((part) => part.is('la-effects')))
  const [nobleman = [], reward = [], both = []] = signs.map(([sign]) => (sign ? drawings(sign) : []))
  easel.clear()
  expect(signs.map(({ length }) => length)).toEqual([1, 1, 1])
  const [price, ...rest] = both
  expect(price).toBe('3')
  expect(rest.slice(-nobleman.length - reward.length)).toEqual([...nobleman, ...reward])
  // A coin and an arrow, which neither of the others has.
  expect(rest.length).toBeGreaterThan(nobleman.length + reward.length)
  for (const sign of [nobleman, reward]) expect(sign).not.toContain('3')
})
