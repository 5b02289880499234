import { expect, test } from 'vitest'
import type { Append } from '../storage/port.ts'
import { appendValues, inOrder } from '../storage/postgres-append.ts'
import { chainOf } from '../storage/postgres-chain.ts'
import { ints, texts } from '../storage/postgres-list.ts'

const act = (table: string, more: Partial<Append> = {}): Append => ({
  table,
  length: 0,
  revision: 0,
  clockState: null,
  at: 5,
  ranks: [{ seat: 1, rank: 0 }],
  outcome: null,
  jobs: [],
  done: null,
  log: { steps: 1, kind: 'move', seat: null, body: 'm', moveId: null, number: 1 },
  ...more,
})

test('two nodes lock the tables of their acts in one order, however they came', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((table) => chainOf([act(table)]))
  expect(inOrder([c!, a!, b!])).toEqual([a, b, c])
  expect(appendValues([a!, b!, c!])[0]).toEqual(texts(['a', 'b', 'c']))
})

test('what belongs to a table says at which place that stands', () => {
  const values = appendValues([chainOf([act('a', { ranks: [] })]), chainOf([act('b'), act('b', { length: 1 })])])
  // One row of the log and two of them; one seat.
  expect(values).toContainEqual(ints([1, 2, 2]))
  expect(values[20]).toEqual(ints([2]))
})

test('of acts that follow from each other the last word on a seat, a job and the table counts', () => {
  const job = (id: string, runAt: number) => ({ id, kind: 'notice' as const, table: 'a', body: '', runAt })
  const done = { id: 'forced', lease: 'l' }
  const first = act('a', { done, stage: 's', jobs: [job('x', 1), job('y', 1)], ranks: [{ seat: 0, rank: 1 }] })
  const steps = { ...first.log, steps: 3 }
  const second = act('a', { length: 1, log: steps, clockState: 'c', at: 6, lapsed: ['draw'], dropped: ['x', 'z'] })
  const ranks = [
    { seat: 0, rank: 0 },
    { seat: 1, rank: 1 },
  ]
  const third = act('a', { length: 4, revision: 1, at: 7, secret: true, ranks, outcome: 'o', jobs: [job('y', 2)] })
  expect(chainOf([first, second, third])).toMatchObject({
    length: 0,
    revision: 0,
    done,
    steps: 5,
    raised: 2,
    clockState: null,
    stage: 's',
    outcome: 'o',
    at: 7,
    shown: 6,
    rows: [
      { n: 0, steps: 1, at: 5 },
      { n: 1, steps: 3, at: 6 },
      { n: 4, steps: 1, at: 7 },
    ],
    ranks: [
      { seat: 0, rank: 0, since: 7 },
      { seat: 1, rank: 1, since: 7 },
    ],
    lapsed: ['draw'],
    gone: ['forced', 'x', 'z'],
    jobs: [job('y', 2)],
  })
})

test('a job that is carried out, or made needless, and planned anew by one act is planned', () => {
  const again = { id: 'forced:a', kind: 'forced' as const, table: 'a', body: '', runAt: 9 }
  for (const before of [{ done: { id: again.id, lease: 'l' } }, { dropped: [again.id] }])
    expect(chainOf([act('a', { ...before, jobs: [again] })])).toMatchObject({ gone: [], jobs: [again] })
})

test.each([
  ['another table', act('b', { length: 1 })],
  ['another length', act('a', { length: 2 })],
  ['another revision', act('a', { length: 1, revision: 1 })],
  ['a job of its own', act('a', { length: 1, done: { id: 'j', lease: 'l' } })],
])('an act with %s does not follow', (_, second) => {
  expect(() => chainOf([act('a'), second])).toThrow('does not follow')
})

test('an act with a moment that is none is refused by itself, before it stands among others', () => {
  const job = { id: 'x', kind: 'notice' as const, table: 'a', body: '' }
  for (const at of [Number.NaN, 1.5, -1, Number.POSITIVE_INFINITY]) {
    expect(() => chainOf([act('a', { at })])).toThrow('no right time')
    expect(() => chainOf([act('a'), act('a', { length: 1, jobs: [{ ...job, runAt: at }] })])).toThrow('no right time')
  }
  expect(chainOf([act('a', { at: 0, jobs: [{ ...job, runAt: 0 }] })])).toMatchObject({ at: 0 })
})
