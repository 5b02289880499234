/** What a reader sees drawn on the board after the others acted. */
import { expect, test } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import { markedOf, tracedOf } from './marks.ts'

const game = {
  speech: {
    weight: ({ type }: { type: string }) => (type === 'turn' ? 'heading' : type === 'chose' ? 'quiet' : 'line'),
    trace: (events: readonly { type: string; seat?: number; at?: string }[]) =>
      events.map(({ at, seat = null }) => (at ? [{ kind: 'came', at: [at], seat }] : [])),
  },
} as unknown as AnyGame
const line = (moment: number, type: string, seat?: number, at?: string) => ({ moment, event: { type, seat, at } })
const faces = [
  { name: 'Ann', livery: 'york' },
  { name: 'Ben', livery: 'azure' },
] as const

const LINES = [
  line(1, 'turn'),
  line(2, 'took', 0, 'kent'),
  line(3, 'took', 1, 'essex'),
  line(4, 'chose', 0),
  line(5, 'undo', 1),
  line(6, 'took', 1, 'devon'),
]

const marked = (given: Partial<Parameters<typeof markedOf>[0]>) =>
  markedOf({ game, traced: tracedOf(game, LINES), faces, viewer: 0, at: null, shown: true, pointed: [], ...given })

test('marks of others stay until the reader acts; a quiet step of the reader’s own wipes none', () => {
  expect(marked({}).marks.map(({ at, livery }) => `${at.join()} ${livery}`)).toEqual(['essex azure', 'devon azure'])
  expect(marked({ viewer: 1 }).marks).toEqual([])
})

test('a spectator sees the marks of the turn, a look back those of its moment', () => {
  expect(marked({ viewer: null }).marks).toHaveLength(3)
  expect(marked({ at: 2 }).marks.map(({ at }) => at)).toEqual([['kent']])
})

test('marks can be put away, and a line of the log still lights its place', () => {
  const [, kent] = LINES
  expect(marked({ shown: false })).toEqual({ marks: [], lit: [] })
  expect(marked({ shown: false, pointed: kent ? [kent] : [] }).lit).toEqual(['kent'])
})

test('only the latest lines leave marks, however long the log', () => {
  expect(tracedOf(game, LINES, 1).map(({ line: { moment } }) => moment)).toEqual([6])
  expect(tracedOf(game, LINES, 3).map(({ line: { moment } }) => moment)).toEqual([4, 5, 6])
})
