/** Decisions without a choice are found, and told apart by what everybody sees. */
import { expect, test } from 'vitest'
import { game as counting, type State } from './samples/counting.ts'
import { singles } from './singles.ts'

const found = (more: object) => [...singles({ ...counting, ...more }, 2, 3)]

test('a single step of a single seat is found in the state in which it is asked, and is forced by what a spectator sees', () => {
  const legal = (state: State, seat: number) =>
    seat !== state.turn || state.count >= 20 ? [] : state.count % 2 === 1 ? ['one'] : ['one', 'two']
  const forced = (view: State & { readonly seat: number | null }) => view.seat === null && view.count > 4
  const all = found({ legal, forced })
  expect(all.length).toBeGreaterThan(1)
  for (const { seat, text, state, ...single } of all) {
    const at = state as State
    expect([seat, text, at.count % 2, single.forced]).toEqual([at.turn, 'one', 1, at.count > 4])
  }
  expect(new Set(all.map((single) => single.forced)).size).toBe(2)
  // Each is a copy: what was played afterwards has not changed it.
  expect(new Set(all.map(({ state }) => (state as State).count)).size).toBe(all.length)
})

test('in a secret phase, and where two are asked, nothing is found', () => {
  const legal = (state: State) => (state.count >= 20 ? [] : ['one'])
  expect(found({ legal }).length).toBeGreaterThan(0)
  expect(found({ legal, together: () => true })).toEqual([])
  expect(found({ legal, awaiting: ({ count }: State) => (count < 20 ? [0, 1] : []) })).toEqual([])
})
