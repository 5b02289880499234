/** What a reader sees of the log: headings, shields, the mark of what is new. */
import { expect, test } from 'vitest'
import type { AnyGame, Weight } from '../../engine/game.ts'
import { entriesOf } from './log-entries.ts'

const weights: { readonly [type: string]: Weight } = { turn: 'heading', count: 'minor', chose: 'quiet' }
const game = {
  speech: {
    weight: ({ type }: { type: string }) => weights[type] ?? 'line',
    group: (events: readonly { type: string }[]) =>
      events[0]?.type === 'chose' ? { say: 'all chose', n: events.length } : null,
  },
} as unknown as AnyGame
const line = (moment: number, type: string, seat?: number) => ({
  moment,
  event: { type, ...(seat === undefined ? {} : { seat }) },
})

/** Every sentence is another, unless told. */
const speak = (event: object): string => String(LINES.findIndex((each) => each.event === event))

const LINES = [
  line(1, 'turn'),
  line(2, 'took', 0),
  line(3, 'took', 0),
  line(4, 'chose', 1),
  line(5, 'took', 1),
  line(6, 'count'),
  line(7, 'took', 1),
]

test('what only clears its throat is left out, and the rest keeps its order', () => {
  expect(entriesOf(game, LINES, null, speak).map(({ line: { moment } }) => moment)).toEqual([1, 2, 3, 5, 6, 7])
})

test('a shield stands where somebody else acts, and again after a heading', () => {
  expect(
    entriesOf(game, LINES, null, speak).map(({ changes, weight }) => (changes && weight === 'line' ? 'shield' : '')),
  ).toEqual(['', 'shield', '', 'shield', '', 'shield'])
})

test('the mark of what is new stands after the reader’s own latest deed, and nowhere for a spectator', () => {
  const marked = (viewer: number | null) =>
    entriesOf(game, LINES, viewer, speak).flatMap(({ fresh, line: { moment } }) => (fresh ? [moment] : []))
  expect(marked(0)).toEqual([5])
  expect(marked(1)).toEqual([])
  expect(marked(null)).toEqual([])
})

test('each of three has chosen is one line, which leads to the last of them; one alone is left out', () => {
  const lines = [line(1, 'chose', 0), line(2, 'chose', 1), line(3, 'chose', 2), line(4, 'took', 1), line(5, 'took', 0)]
  const entries = entriesOf(game, lines, null, speak)
  expect(entries.map(({ line: { moment } }) => moment)).toEqual([3, 4, 5])
  expect(entries[0]?.together).toEqual({ say: 'all chose', n: 3 })
  expect(entries[0]?.actor).toBeNull()
})

test('the same sentence of one seat several times over is said once and counted; it leads to the last', () => {
  const lines = [line(1, 'took', 0), line(2, 'took', 0), line(3, 'took', 0), line(4, 'took', 1), line(5, 'took', 0)]
  const said = ['one to Kent', 'one to Essex', 'one to Essex', 'one to Essex', 'one to Essex']
  const entries = entriesOf(game, lines, null, (event) => said[lines.findIndex((each) => each.event === event)] ?? '')
  expect(entries.map(({ line: { moment }, times }) => [moment, times])).toEqual([
    [1, 1],
    [3, 2],
    [4, 1],
    [5, 1],
  ])
  expect(entries[1]?.lines.map(({ moment }) => moment)).toEqual([2, 3])
})

test('after a heading or a small line of a seat’s own its next deed has the shield again', () => {
  const lines = [line(1, 'turn', 0), line(2, 'took', 0), line(3, 'count', 0), line(4, 'took', 0)]
  expect(entriesOf(game, lines, null, speak).map(({ changes }) => changes)).toEqual([true, true, false, true])
})
