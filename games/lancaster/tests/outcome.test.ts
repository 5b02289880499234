import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { prizes } from '../rules/outcome.ts'
import { BLUE, GREEN, RED, table } from './position.ts'

test('LA-T46 LA-11.1 the tie for knighthood is broken by squires', () => {
  expect(prizes([10, 10, 7], [3, 1, 5], 8, 4)).toEqual([8, 4, 0])
  const t = table().court(BLUE, 1, 2, 3, 4).court(GREEN, 1, 2, 3, 4).court(RED, 1, 2, 4).stock('squires', 3, 1, 5)
  t.round(5).conflicts()
  expect(t.told('scored')[0]).toEqual({ type: 'scored', what: 'knighthood', points: [8, 4, 0] })
})

test('LA-T47 LA-11.3 full tie for first', () => {
  expect(prizes([10, 10, 7], [2, 2, 9], 8, 4)).toEqual([6, 6, 0])
})

test('LA-T48 LA-11.3 three and five tied', () => {
  expect(prizes([9, 9, 9, 1], [0, 0, 0, 0], 8, 4)).toEqual([4, 4, 4, 0])
  expect(prizes([9, 9, 9, 9, 9], [1, 1, 1, 1, 1], 8, 4)).toEqual([2, 2, 2, 2, 2])
})

test('LA-T49 LA-11.2 LA-11.4 tie for second', () => {
  expect(prizes([4, 2, 2, 2], [0, 1, 1, 1], 8, 4)).toEqual([8, 1, 1, 1])
  const t = table(4).round(5).stock('gold', 0, 1, 1, 1)
  t.extensions(0, 'gold', 'squires', 'votes', 'mixed')
  for (const seat of [1, 2, 3]) t.extensions(seat, 'gold', 'squires')
  t.conflicts()
  expect(t.told('scored')[1]).toEqual({ type: 'scored', what: 'extensions', points: [8, 1, 1, 1] })
})

test('LA-11.2 extensions are ranked by number, then by gold', () => {
  const t = table().round(5).extensions(BLUE, 'gold').extensions(GREEN, 'votes').stock('gold', 2, 3, 9).conflicts()
  expect(t.told('scored')[1]?.points).toEqual([4, 8, 0])
})

test('LA-T50 LA-11.1 LA-A23 knights in France count, the reserve does not', () => {
  const t = table().round(5).conflict('UL', 'conflict-09', [BLUE, 3]).conflicts()
  expect(t.slot('LL')?.spaces).toEqual([{ house: BLUE, knights: [3] }])
  expect(t.view(BLUE).players.map((player) => player.strength)).toEqual([6, 3, 3])
  expect(t.told('scored')[0]?.points[BLUE]).toBe(8)
})

test('LA-T51 LA-11.5 noblemen', () => {
  const points = ['', 'A', 'AB', 'ABCDEF', 'ABCDEFGHI'].map((letters) => {
    const t = table().round(5).noblemen(BLUE, letters).conflicts()
    return t.told('scored')[2]?.points[BLUE]
  })
  expect(points).toEqual([0, 0, 1, 15, 36])
})

test('LA-11.6 most points wins, and equal points win together', () => {
  const t = table().round(5).court(RED, 1).stock('gold', 1, 1, 0).extensions(BLUE, 'gold').extensions(GREEN, 'gold')
  t.state.points = [10, 10, 3]
  t.conflicts()
  expect(game.outcome(t.state)).toEqual({ places: [1, 1, 3], scores: [22, 22, 3], reason: 'rounds' })
  expect(t.awaiting()).toEqual([])
  expect(t.view(BLUE).ask).toBeNull()
})

test('LA-14.6 at the end all stocks are shown', () => {
  const t = table().round(5).stock('gold', 4, 5, 6).conflicts()
  expect(t.told('stocks')).toEqual([{ type: 'stocks', gold: [4, 5, 6], squires: [2, 2, 2] }])
  expect(t.view(BLUE).players.map((player) => player.gold)).toEqual([4, 5, 6])
  expect(t.view(null).players.map((player) => player.squires)).toEqual([2, 2, 2])
})

test('LA-3.2 after rounds 1 to 4 the next is prepared, after the fifth comes the final scoring', () => {
  for (const round of [1, 2, 3, 4]) {
    const t = table().round(round).conflicts()
    expect([t.state.round, t.state.phase]).toEqual([round + 1, 'placement'])
    expect([t.told('scored'), t.state.points]).toEqual([[], [0, 0, 0]])
  }
  const last = table().round(5).noblemen(BLUE, 'ABC').conflicts()
  expect([last.state.round, last.state.phase]).toEqual([5, 'over'])
  // All are equal in knights and in extensions, 4 points each; three noblemen are 3 points.
  expect(last.state.points).toEqual([11, 8, 8])
})
