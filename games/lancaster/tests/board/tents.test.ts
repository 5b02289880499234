/** Who fights in France stands in a tent, with the strength of that tent. */
import { expect, test } from 'vitest'
import { laidOut } from '../../../../art/kit/decisions.ts'
import { Easel } from '../../../../art/kit/easel.tsx'
import { facesOf } from '../../../../art/kit/faces.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import { BLUE, GREEN, RED, Table } from '../position.ts'

test('LA-4.16 two knights in one tent show what they are worth together, one knight alone his own strength', () => {
  const { state } = new Table()
    .conflict('UL', 'conflict-03', [BLUE, 1, 3], [GREEN, 2])
    .conflict('LR', 'conflict-05', [RED, 4, 2], [BLUE, 1], [GREEN, 1, 1])
  const easel = new Easel(Board as never, laidOut(game, state, BLUE, 3), 'mouse', facesOf(game, 3))
  const tents = easel.parts().filter((part) => part.is('la-tent'))
  const figures = tents.map((tent) =>
    (tent.parentElement?.inside() ?? []).filter((part) => part.localName === 'text').map((part) => part.textContent),
  )
  easel.clear()
  expect(figures).toEqual([['1', '3', '4'], ['2'], [], ['4', '2', '6'], ['1'], ['1', '1', '2']])
})
