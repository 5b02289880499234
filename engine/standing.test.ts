/** What standing orders have to say to a decision, and when they end by themselves. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { stateHash } from './hash.ts'
import { game as counting, type State } from './kit/samples/counting.ts'
import { LONGEST_LINE, lookAt, readLine, restOf, type StandingOrder, turnOf } from './standing.ts'

/** One may order to count by two, which ends at ten, or never to roll, of which nothing follows. A turn is five counts. */
const game = {
  ...counting,
  orders: {
    kinds: [
      {
        id: 'by-two',
        take: (_: State, moves: readonly string[]) => moves.find((move) => move === 'two') ?? null,
        ends: ({ count }: State) => count >= 10,
      },
      { id: 'quiet', take: () => null },
      { id: 'cheat', take: () => 'twenty' },
    ],
    turn: ({ count }: State) => Math.floor(count / 5),
    line: true,
  },
} as unknown as AnyGame

const at = (count: number, turn = 0): State => ({ turn, count, rolled: [] })
const viewOf = (state: State): unknown => game.view(state, 0)
const order = (more: Partial<StandingOrder>): StandingOrder => ({
  id: 'o1',
  kind: 'by-two',
  span: 'revoked',
  turn: 0,
  steps: [],
  ...more,
})
/** What is said to that position: `awaited`, or not. */
const said = (state: State, orders: readonly StandingOrder[], awaited = true) =>
  lookAt(game, viewOf(state), awaited ? game.legal(state, state.turn) : null, orders)

describe('an order', () => {
  test('is carried out when its seat is awaited, and waits while it is not', () => {
    expect(said(at(0), [order({})])).toEqual({ carried: { order: 'o1', text: 'two' }, ended: [] })
    expect(said(at(0), [order({})], false)).toEqual({ carried: null, ended: [] })
  })

  test('that has nothing to say leaves the word to the next, and the first that has speaks alone', () => {
    const orders = [order({ id: 'o1', kind: 'quiet' }), order({ id: 'o2' }), order({ id: 'o3' })]
    expect(said(at(0), orders)).toEqual({ carried: { order: 'o2', text: 'two' }, ended: [] })
  })

  test('plays nothing that is not legal', () => {
    expect(said(at(0), [order({ kind: 'cheat' })])).toEqual({ carried: null, ended: [] })
    // At five one can only pass.
    expect(said(at(5), [order({})])).toEqual({ carried: null, ended: [] })
  })

  test('ends with its turn, asked or not, and by itself when what it waits for has come', () => {
    expect(turnOf(game, viewOf(at(11)))).toBe(2)
    const turn = order({ span: 'turn', turn: 1 })
    for (const awaited of [true, false]) {
      expect(said(at(6), [turn], awaited).ended).toEqual([])
      expect(said(at(11), [turn], awaited)).toEqual({ carried: null, ended: [{ order: 'o1', why: 'over' }] })
    }
    expect(said(at(11), [order({})])).toEqual({ carried: null, ended: [{ order: 'o1', why: 'stopped' }] })
    expect(said(at(11), [order({})], false).ended).toEqual([])
    expect(said(at(0), [order({ kind: 'unheard-of' })]).ended).toEqual([{ order: 'o1', why: 'stopped' }])
  })
})

describe('a line', () => {
  const steps = readLine(game, viewOf(at(0)), 0, ['one', 'two', 'one', 'one']) ?? []
  const line = order({ kind: 'line', steps })

  test('is the seat’s own moves, each with what it sees before it', () => {
    expect(steps).toEqual([
      { when: stateHash(viewOf(at(0))), play: 'one' },
      { when: stateHash(viewOf(at(3))), play: 'one' },
    ])
    expect(restOf(steps, 'one')).toEqual(steps.slice(1))
    const mixed = [...steps, { when: 'later', play: 'two' }]
    expect(restOf(mixed, 'two')).toEqual([])
  })

  test('answers where it was foreseen, and stops where somebody has left it', () => {
    expect(said(at(3), [line])).toEqual({ carried: { order: 'o1', text: 'one' }, ended: [] })
    expect(said(at(2), [line])).toEqual({ carried: null, ended: [{ order: 'o1', why: 'stopped' }] })
    expect(said(at(2), [line], false).ended).toEqual([])
  })

  test('stops where its reply cannot be played', () => {
    const lost = order({ kind: 'line', steps: [{ when: stateHash(viewOf(at(3))), play: 'pass' }] })
    expect(said(at(3), [lost])).toEqual({ carried: null, ended: [{ order: 'o1', why: 'stopped' }] })
  })

  test('is none if it cannot be played, if chance has a say, if no move is the seat’s own, or if it is endless', () => {
    const read = (plies: readonly string[], seat = 0) => readLine(game, viewOf(at(0)), seat, plies)
    expect(read(['one', 'pass'])).toBeNull()
    expect(read(['one', 'roll', 'one'])).toBeNull()
    expect(read([])).toBeNull()
    expect(read(['one'], 1)).toBeNull()
    const longest = Array.from({ length: LONGEST_LINE }, (_, ply) => (ply === 5 ? 'pass' : 'one'))
    expect(read(longest)).toHaveLength(LONGEST_LINE / 2)
    expect(read([...longest, 'one'])).toBeNull()
    // Nothing follows the end of a game.
    expect(readLine(game, viewOf(at(19)), 0, ['one', 'one'])).toBeNull()
    const { line: _line, ...orders } = game.orders ?? { kinds: [] }
    expect(readLine({ ...game, orders }, viewOf(at(0)), 0, ['one'])).toBeNull()
  })
})

test('a line is as long as it may be, and no longer', () => {
  const plies = (n: number) => Array.from({ length: n }, () => 'one')
  const long = { ...game, legal: () => ['one'], awaiting: () => [0], outcome: () => null }
  const read = (n: number) => readLine(long, viewOf(at(0)), 0, plies(n))?.length ?? null
  expect([read(1), read(LONGEST_LINE), read(LONGEST_LINE + 1)]).toEqual([1, LONGEST_LINE, null])
})
