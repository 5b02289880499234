import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { P1, P2, P3, P4, Table } from './position.ts'

test('WR-13.1 WR-13.2 five turns, and most VP win', () => {
  const table = new Table({ turn: 5, vp: [50, 80, 60, 70] }).reveal()
  expect(table.state.phase).toBe('over')
  expect(game.awaiting(table.state)).toEqual([])
  expect(game.outcome(table.state)).toEqual({
    places: [4, 1, 3, 2],
    scores: [50, 80, 60, 70],
    reason: 'last-parliament',
  })
  expect(table.events('over')).toEqual([{ type: 'over', ranking: [P2, P4, P3, P1], vp: [50, 80, 60, 70] }])
})

/** A last turn in which nothing more is scored. */
function lastTurn(given: ConstructorParameters<typeof Table>[0], kings: number[]): number[] {
  const table = new Table({ turn: 5, ...given })
  table.state.kings = kings
  table.reveal()
  // The parliament of the last turn gave points for the assets; the tie is on the points before it.
  table.state.vp = [...(given?.vp ?? [])]
  table.state.kings = kings
  return [...(game.outcome(table.state)?.places ?? [])]
}

test('WR-T48 WR-13.3 a final tie between houses goes to the house with more Kings', () => {
  expect(lastTurn({ houses: [0, 1, 0, 1], vp: [110, 110, 90, 80] }, [1, 1, 0, 1, 0])).toEqual([2, 1, 3, 4])
})

test('WR-T49 WR-13.4 WR-A19 a final tie within a house goes by nobles, then castles', () => {
  const nobles = { houses: [0, 1, 1, 0], vp: [110, 90, 80, 110] }
  expect(
    lastTurn(
      { ...nobles, own: [['noble-percy', 'noble-herbert'], [], [], ['noble-plantagenet', 'noble-stafford']] },
      [0, 0, 1, 1, 1],
    ),
  ).toEqual([2, 3, 4, 1])
  const castles = ['castle-windsor', 'castle-harlech'] as const
  expect(
    lastTurn(
      { ...nobles, own: [['noble-percy', 'castle-bamburgh'], [], [], ['noble-plantagenet', ...castles]] },
      [0, 0, 1, 1, 1],
    ),
  ).toEqual([2, 3, 4, 1])
})

test.each([
  ['castle-windsor', ['large-town-london', 'bishop-york', 'town-lincoln', 'port-sandwich', 'ship-sandwich']],
  ['large-town-london', ['bishop-york', 'town-lincoln', 'port-sandwich', 'ship-sandwich']],
  ['bishop-york', ['town-lincoln', 'port-sandwich', 'ship-sandwich']],
  ['town-lincoln', ['port-sandwich', 'ship-sandwich']],
  ['port-sandwich', ['ship-sandwich']],
  ['ship-sandwich', []],
] as const)('WR-13.4 in a final tie a %s counts for more than all that comes after it', (asset, later) => {
  const tied = { seats: 2, order: [P2, P1], own: [[asset], later], vp: [50, 50] }
  expect(lastTurn(tied, [-1, -1, -1, -1, -1])).toEqual([1, 2])
})

test('WR-13.5 WR-A19 at last the turn order decides, also without houses', () => {
  expect(lastTurn({ seats: 3, order: [P2, P3, P1], vp: [50, 50, 50] }, [-1, -1, -1, -1, -1])).toEqual([3, 1, 2])
})
