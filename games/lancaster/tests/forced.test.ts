import { expect, test } from 'vitest'
import type { AnyGame } from '../../../engine/index.ts'
import { type Single, singles } from '../../../engine/kit/index.ts'
import { game } from '../index.ts'
import { legal } from '../rules/index.ts'
import { GOODS, type State } from '../types/index.ts'

/** What everybody would learn of the goods behind a screen, were it answered at once. */
const SECRET = ['castle', 'exchange', 'ransom']

/** With so much of everything behind the screen. */
function choices({ state, seat }: Single, goods: number): number {
  const rich = structuredClone(state) as State
  for (const good of GOODS) rich[good][seat] = goods
  return legal(rich, seat).length
}

test.each([2, 4])(
  'nobody of %i is asked what has one answer, unless the answer would tell what is behind a screen',
  (seats) => {
    const found = [1, 2, 3].flatMap((seed) => [...singles(game as AnyGame, seats, seed)])
    expect(found.some(({ forced }) => forced)).toBe(true)
    for (const single of found.filter(({ forced }) => !forced)) {
      expect(SECRET).toContain((game.view(single.state as State, null).ask ?? { what: 'nothing' }).what)
      expect(choices(single, 30)).toBeGreaterThan(1)
    }
  },
)
