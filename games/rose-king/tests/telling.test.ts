/** What is told of a finished game: points by source, moments, marks. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { spaceNamed } from '../rules/spaces.ts'
import type { Event, State, Stone } from '../types.ts'
import { newGame } from './position.ts'

function planted(red: readonly string[], white: readonly string[]): State {
  const state = game.setup(2, newGame(2).options as never, quick(1))
  const lay = (names: readonly string[], stone: Stone): void => {
    for (const name of names) state.board[spaceNamed(name)] = stone
  }
  lay(red, 1)
  lay(white, 2)
  return state
}

const seen = (state: State, ...events: readonly Event[]) => ({ view: game.view(state, null), events })

test('RK-6.1 the points lie in the largest territory, in the others and in single stones, by the deck they came under', () => {
  const early = planted(['a1', 'a2'], ['i9'])
  const late = planted(['a1', 'a2', 'a3', 'e5', 'e6', 'g1'], ['i9', 'i8'])
  const tally = game.speech.tally?.([seen(planted([], [])), seen(early, { type: 'reshuffled', cards: 10 }), seen(late)])
  // Two stones side by side are 4 points, three 9, one 1.
  expect(tally?.points).toEqual([
    [
      [4, 0],
      [0, 0],
      [0, 1],
    ],
    [
      [9 - 4, 4],
      [4, 0],
      [1, -1],
    ],
  ])
})

test('a stone that joins lands, a hero and the end are moments; a stone far from all others is none', () => {
  const state = planted(['a1', 'a2', 'a3', 'b4', 'a4', 'i1'], ['e5'])
  const moment = (event: Event) => game.speech.moment?.(event, game.view(state, null))
  const placed = (space: string): Event => ({ type: 'placed', seat: 0, card: 0, space: spaceNamed(space) })
  // a4 joins three stones and one: 25 points instead of 9 and 1.
  expect(moment(placed('a4'))).toEqual({
    name: { say: 'moment.joined', who: { seat: 0 }, space: 'a4', n: 15 },
    weight: 1,
  })
  expect(moment(placed('i1'))).toBeNull()
  expect(moment({ type: 'turned', seat: 1, card: 0, space: spaceNamed('e5') })).toMatchObject({ weight: 2 })
})

test('RK-4.2 a stone leaves the way of the crown and a ring; a hero a change of hands', () => {
  const space = spaceNamed('e7')
  // N2 brought the crown from e5.
  const [placed, turned, drew] =
    game.speech.trace?.([
      { type: 'placed', seat: 1, card: 1, space },
      { type: 'turned', seat: 0, card: 1, space },
      { type: 'drew', seat: 0, card: 4 },
    ]) ?? []
  expect(placed).toEqual([
    { kind: 'way', at: [`space ${spaceNamed('e5')}`, `space ${space}`], seat: 1 },
    { kind: 'came', at: [`space ${space}`], seat: 1 },
  ])
  expect(turned?.[1]).toEqual({ kind: 'changed', at: [`space ${space}`], seat: 0 })
  expect(drew).toEqual([])
})

test('a stone that joins more is a greater moment; a hero is one anyway, and the greatest where he joins two great lands', () => {
  const weight = (type: 'placed' | 'turned', ...row: readonly string[]) =>
    game.speech.moment?.(
      { type, seat: 0, card: 0, space: spaceNamed('a4') },
      game.view(planted(['a1', 'a2', 'a3', 'a4', ...row], []), null),
    )?.weight ?? null
  // The fourth stone of a row of 4, 5, 6, 7 or 8 joins what lies on both sides: 16 - 9 points, 25 - 9 - 1, 36 - 9 - 4, 49 - 9 - 9, 64 - 9 - 16.
  const rows = [[], ['a5'], ['a5', 'a6'], ['a5', 'a6', 'a7'], ['a5', 'a6', 'a7', 'a8']]
  expect(rows.map((row) => weight('placed', ...row))).toEqual([null, 1, 2, 2, 3])
  expect(rows.map((row) => weight('turned', ...row))).toEqual([2, 2, 2, 2, 3])
})
