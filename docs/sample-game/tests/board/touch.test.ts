import { expect, test } from 'vitest'
import { tryBoard } from '../../../../art/kit/index.ts'
import { Board } from '../../board/index.tsx'
import data from '../../data.json' with { type: 'json' }
import { game } from '../../index.ts'
import type { Move, View } from '../../types.ts'

function figures(view: View): Readonly<Record<string, number | string>> {
  const all: Record<string, number | string> = {}
  view.won.forEach((counties, seat) => {
    all[`points ${seat}`] = counties.reduce((sum, county) => sum + (data.counties[county]?.worth ?? 0), 0)
    all[`coins ${seat}`] = `board.left(coins=${view.purses[seat]?.join(' ')})`
  })
  return all
}

test('every coin can be bid on the board, by mouse and by touch, nothing else can, and all figures are true', () => {
  const found = tryBoard<View, Move>({ game, board: Board, sampling: { games: 2, each: 4 }, figures })
  expect(found.faults).toEqual([])
  expect(found.decisions).toBeGreaterThanOrEqual(4)
})
