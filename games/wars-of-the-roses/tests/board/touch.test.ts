import { expect, test } from 'vitest'
import { tryBoard } from '../../../../art/kit/index.ts'
import { Board } from '../../board/index.tsx'
import { game } from '../../index.ts'
import type { Move, View } from '../../types/index.ts'
import { sampling } from './sampling.ts'

function figures(view: View): Readonly<Record<string, number | string>> {
  const all: Record<string, number | string> = {}
  view.players.forEach((player, seat) => {
    all[`vp ${seat}`] = player.vp
    all[`money ${seat}`] = `money(n=${player.money})`
    all[`income ${seat}`] = `+${player.income}`
    all[`forecast ${seat}`] = `+${player.forecast}`
  })
  for (const { id, votes, points } of view.regions) {
    all[`votes ${id}`] = votes
    points.forEach((n, seat) => (all[`control ${id} ${seat}`] = n))
  }
  for (const [what, n] of Object.entries(view.plan?.left ?? {})) if (what !== 'troops') all[`left ${what}`] = n
  const money = view.players[view.seat ?? 0]?.money ?? 0
  if (view.plan) {
    const { cost, keeps } = view.plan
    // Where there is too little for the orders, it says what can be paid of them; "£0 will be left" says nothing.
    const told = cost <= money ? 'board.purse' : keeps === 0 ? 'board.purse.short' : 'board.purse.part'
    const sums = { cost, money, paid: money - keeps, keeps }
    all['purse'] = `${told}(${Object.entries(sums)
      .map(([name, n]) => `${name}=money(n=${n})`)
      .join(' ')})`
  }
  return all
}

test('every order can be given on the board, by mouse, by touch and by keys, nothing else can, and all figures are true', () => {
  const found = tryBoard<View, Move>({ game, board: Board, sampling, figures })
  expect(found.faults).toEqual([])
  expect(found.decisions).toBeGreaterThanOrEqual(6)
}, 240_000)
