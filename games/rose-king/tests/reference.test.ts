/** The figures of section 14: counted paths. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { copy } from '../rules/copy.ts'
import { apply, awaiting, legal } from '../rules/index.ts'
import { readPosition } from '../rules/notation.ts'
import type { State } from '../types.ts'
import { positionOf } from './page.ts'

const PAGE = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

function countsOf(players: string): readonly number[] {
  const row = new RegExp(`^\\| ${players} +\\|(.*)\\|$`, 'm').exec(PAGE)?.[1] ?? ''
  return row.split('|').map(Number)
}

/** Different action sequences of that length; a finished game counts once. */
function paths(state: State, depth: number): number {
  const seat = awaiting(state)[0]
  if (depth === 0 || seat === undefined) return 1
  let count = 0
  for (const move of legal(state, seat)) {
    const after = copy(state)
    apply(after, seat, move, quick(1), null)
    count += paths(after, depth - 1)
  }
  return count
}

test.each([
  ['two players', 'Two players'],
  ['team game', 'Team game'],
])('path counts of the %s are those of the rules page', (row, start) => {
  const counts = countsOf(row)
  expect(counts).toHaveLength(7)
  expect(counts.map((_, i) => paths(readPosition(positionOf(PAGE, start)), i + 1))).toEqual(counts)
})
