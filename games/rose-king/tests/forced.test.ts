import { expect, test } from 'vitest'
import type { AnyGame } from '../../../engine/index.ts'
import { singles } from '../../../engine/kit/index.ts'
import { game } from '../index.ts'

test.each([2, 4])(
  'nobody of %i is asked what has one answer: hands lie open, and the table draws, passes or plays',
  (seats) => {
    const found = [1, 2, 3].flatMap((seed) => [...singles(game as AnyGame, seats, seed)])
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ forced }) => !forced)).toEqual([])
  },
)
