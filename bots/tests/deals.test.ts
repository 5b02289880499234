/** How long alpha-beta goes on looking deeper: counted in plies, without any clock. */
import { expect, test } from 'vitest'
import { deepen } from '../deals.ts'

const FAR = 40

/** How deep it looks where every look says the same of the two moves, or something else at every depth. */
function depthOf(row: (depth: number) => readonly [number, number]): number {
  let deepest = 0
  const look = (_order: readonly number[], depth: number): Float64Array => {
    deepest = Math.max(deepest, depth)
    return Float64Array.from(row(depth))
  }
  deepen(['left', 'right'], [{ look }, { look }], { depth: FAR, cut: () => true })
  return deepest
}

test.each([
  ['every move wins', [1, 1], true],
  ['every move loses', [-1, -1], true],
  ['one move wins', [1, -1], true],
  ['one move is far better', [0.4, -0.4], true],
  ['both are good, and neither is won', [0.9, 0.9], false],
  ['one is a little better', [0.2, 0], false],
  ['nobody knows', [0, 0], false],
] as const)('%s: %j is worth no more thought: %s', (_what, row, decided) => {
  const depth = depthOf(() => row)
  if (decided) expect(depth).toBeLessThan(FAR / 2)
  else expect(depth).toBe(FAR)
})

test('a mind that changes at every look is not made up, however sure it is each time', () => {
  expect(depthOf((depth) => (depth % 2 === 0 ? [1, -1] : [-1, 1]))).toBe(FAR)
})
