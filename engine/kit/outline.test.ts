import { expect, test } from 'vitest'
import { type Outline, spotsIn } from '../outline.ts'
import { conform } from './index.ts'
import { game } from './samples/joust.ts'

type Speech = (typeof game)['speech']
type View = Parameters<Speech['standing']>[0]

const outline = (view: View): Outline => [
  {
    kind: 'table',
    id: 'scores',
    seats: true,
    title: 'Scores',
    columns: ['Seat', 'Score'],
    rows: view.scores.map((score, seat) => ({ place: `seat ${seat}`, cells: [String(seat), String(score)] })),
  },
]
const describe: Speech['describe'] = (view, place) => {
  const score = view.scores[Number(place.split(' ')[1])]
  return score === undefined ? [] : [{ say: 'fact.score', n: score }]
}
const told = (speech: Partial<Speech>) => () =>
  conform({ ...game, speech: { ...game.speech, outline, describe, ...speech } }, { seats: 2, games: 2 })

test('a board told place by place keeps every promise', () => {
  expect(told({})).not.toThrow()
})

test('a place without a description is named', () => {
  expect(told({ describe: () => [] })).toThrow(/the place "seat 0" has no description/)
})

test('a description of what does not exist is named', () => {
  expect(told({ describe: () => [{ say: 'fact.score', n: 1 }] })).toThrow(/a place that does not exist is described/)
})

test('a place that tells what the view does not say is named', () => {
  let asked = 0
  expect(
    told({ describe: (view, place) => (describe(view, place).length > 0 ? [{ say: 'fact.score', n: asked++ }] : []) }),
  ).toThrow(/it tells more than the view/)
})

test('rows that do not fit their columns, and neighbours that are nowhere, are named', () => {
  const [part] = outline({ scores: [] } as unknown as View)
  expect(part?.kind).toBe('table')
  const rows = (...cells: readonly string[]): Outline => [
    { kind: 'table', id: 'bent', title: 'Bent', columns: ['One', 'Two'], rows: [{ place: null, cells }] },
  ]
  expect(told({ outline: () => rows('1') })).toThrow(/a row of "bent" has 1 cells under 2 columns/)
  expect(told({ outline: () => rows('1', '2', '3') })).toThrow(/a row of "bent" has 3 cells under 2 columns/)
  const lost: Outline = [
    { kind: 'tree', id: 'lost', title: 'Lost', branches: [{ place: 'seat 0', name: 'Here', next: ['seat 9'] }] },
  ]
  expect(told({ outline: () => lost })).toThrow(/"seat 0" has the neighbour "seat 9", which is not there/)
})

test('a place that stands in two parts is one, by the name it has first', () => {
  const tree = (name: string, place: string): Outline[number] => ({
    kind: 'tree',
    id: name,
    title: name,
    branches: [{ place, name, inside: [{ place: `${place} inside`, name: `in ${name}` }] }],
  })
  const spots = spotsIn([tree('Kent', 'k'), tree('Cantium', 'k'), ...outline({ scores: [3] } as unknown as View)])
  expect(spots.map(({ place, name }) => [place, name])).toEqual([
    ['k', 'Kent'],
    ['k inside', 'in Kent'],
    ['seat 0', '0'],
  ])
})

test('a place whose words change with what is hidden from the listener is named', () => {
  let spied = 0
  const tell: Speech['describe'] = (view, place) =>
    describe(view, place).length > 0 ? [{ say: 'fact.score', n: spied }] : []
  const hidden = (state: unknown): unknown => {
    spied += 1
    return state
  }
  const spying = { ...game, speech: { ...game.speech, outline, describe: tell } }
  expect(() => conform(spying, { seats: 2, games: 1 })).not.toThrow()
  expect(() => conform(spying, { seats: 2, games: 1, hidden })).toThrow(/it tells more than the view/)
})
