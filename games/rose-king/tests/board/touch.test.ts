import { expect, test } from 'vitest'
import { tryBoard } from '../../../../art/kit/index.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { Move, View } from '../../types.ts'
import { sampling } from './sampling.ts'

/** Stones of one colour that touch, with their smallest space: counted here by hand, not by the rules. */
function territories(view: View): Readonly<Record<string, number>> {
  const left = new Map(view.board.flatMap((stone, space) => (stone === 0 ? [] : [[space, stone] as const])))
  const found: Record<string, number> = {}
  for (const [first, stone] of left) {
    const group = [first]
    for (const space of group) {
      left.delete(space)
      const column = space % 9
      const around = [space - 9, space + 9, ...(column > 0 ? [space - 1] : []), ...(column < 8 ? [space + 1] : [])]
      for (const near of around) if (left.get(near) === stone && !group.includes(near)) group.push(near)
    }
    if (group.length > 1) found[`territory ${stone - 1} ${first}`] = group.length ** 2
  }
  return found
}

test('every move can be made on the board, by mouse, by touch and by keys, nothing else can, and all figures are true', () => {
  const found = tryBoard<View, Move>({
    game,
    board: Board,
    sampling,
    figures: (view) => ({
      ...territories(view),
      ...Object.fromEntries(view.hands.map((_, seat) => [`points ${seat}`, view.scores[seat % 2 === 0 ? 0 : 1].total])),
    }),
  })
  expect(found.faults).toEqual([])
  expect(found.decisions).toBeGreaterThanOrEqual(4)
})
