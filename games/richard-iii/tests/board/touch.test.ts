import { expect, test } from 'vitest'
import { tryBoard } from '../../../../art/kit/index.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { Move, View } from '../../types/index.ts'
import { sampling } from './sampling.ts'

function figures(view: View): Readonly<Record<string, number | string>> {
  const all: Record<string, number | string> = {}
  view.houses.forEach(({ count }, seat) => {
    all[`count ${seat}`] = count.least === count.most ? count.most : `${count.least}–${count.most}`
  })
  // No points left are no figure: "0 points left" says nothing beside the question of a border.
  if (view.action && view.action.points > 0) all['points'] = `board.points(n=${view.action.points})`
  for (const { block, strength } of view.blocks) all[`strength ${block}`] = strength
  return all
}

test('every move can be made on the board, by mouse, by touch and by keys, nothing else can, and all figures are true', () => {
  const found = tryBoard<View, Move>({
    game,
    board: Board,
    sampling,
    figures,
  })
  expect(found.faults).toEqual([])
  expect(found.decisions).toBeGreaterThanOrEqual(18)
}, 240_000)
