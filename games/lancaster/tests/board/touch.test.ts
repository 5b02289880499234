import { expect, test } from 'vitest'
import { tryBoard } from '../../../../art/kit/index.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { Move, View } from '../../types/index.ts'
import { sampling } from './sampling.ts'

function figures(view: View): Readonly<Record<string, number | string>> {
  const all: Record<string, number | string> = {}
  view.players.forEach((player, seat) => {
    all[`points ${seat}`] = player.points
    all[`votes ${seat}`] = player.votes
    all[`gold ${seat}`] = player.gold ?? '?'
    all[`squires ${seat}`] = player.squires ?? '?'
  })
  view.conflicts.forEach((conflict, slot) => {
    if (!conflict) return
    const english = conflict.spaces.flatMap(({ knights }) => knights).reduce((sum, strength) => sum + strength, 0)
    all[`french ${slot}`] = conflict.frenchStrength
    all[`english ${slot}`] = `${english}/${conflict.frenchStrength}`
    conflict.points.forEach((points, i) => (all[`spoils ${slot} ${i}`] = points))
  })
  view.counties.forEach(({ minStrength, holder }, county) => {
    all[`least ${county}`] = minStrength
    if (holder) all[`holder ${county}`] = `=${holder.strength + holder.squires}`
  })
  return all
}

test('every move can be made on the board, by mouse, by touch and by keys, nothing else can, and all figures are true', () => {
  const found = tryBoard<View, Move>({ game, board: Board, sampling, figures })
  expect(found.faults).toEqual([])
  expect(found.decisions).toBeGreaterThanOrEqual(15)
}, 240_000)
