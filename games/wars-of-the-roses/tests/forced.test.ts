import { expect, test } from 'vitest'
import { singles } from '../../../engine/kit/index.ts'
import { game } from '../index.ts'

test('WR-5.4 the last card of the display is nobody’s choice: the table hands it out', () => {
  const found = [...singles(game, 3, 1)]
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter(({ forced }) => !forced)).toEqual([])
})
