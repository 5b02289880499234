import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { PRINTED } from '../rules/figures.ts'
import type { State } from '../types/index.ts'

const NONE = { figures: null }
const fresh = (seats: number, seed = 1): State => game.setup(seats, NONE, quick(seed))
const groupsOf = (laws: readonly (number | null)[]) => laws.map((law) => PRINTED.laws[law ?? 0]?.group)

test('LA-1.1 LA-2.1 LA-2.2 seven knights of a colour, a 1 and a 2 of them at court, no points', () => {
  expect(PRINTED.knights).toEqual([3, 2, 1, 1])
  const state = fresh(4)
  for (let seat = 0; seat < 4; seat++) {
    expect(state.court[seat]).toEqual([1, 1, 0, 0])
    expect(state.reserve[seat]).toEqual([2, 1, 1, 1])
    expect(state.points[seat]).toBe(0)
  }
})

test('LA-1.3 LA-2.3 LA-A11 2 gold, 2 squires and 1 vote each, out of 37 of each kind', () => {
  const state = fresh(5)
  expect([state.gold, state.squires, state.votes]).toEqual([
    [2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2],
    [1, 1, 1, 1, 1],
  ])
  expect(state.supply).toEqual({ gold: 27, squires: 27, votes: 32 })
})

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
])('LA-1.4 LA-2.4 LA-A10 with %i players every county has %i noblemen of its own letter', (seats, tiles) => {
  const state = fresh(seats)
  expect(state.counties.map((county) => county.tiles)).toEqual(PRINTED.counties.map(() => tiles))
  expect(
    game
      .view(state, 0)
      .counties.map((county) => county.letter)
      .join(''),
  ).toBe('ABCDEFGHI')
})

test.each([2, 3, 4, 5])('LA-2.5 LA-A14 with %i players ten cards make the conflict deck and two lie out', (seats) => {
  const state = fresh(seats)
  const out = state.conflicts.flatMap((conflict) => (conflict ? [conflict.card] : []))
  expect(state.conflicts.slice(2)).toEqual([null, null])
  expect(out).toHaveLength(2)
  const cards = [...out, ...state.conflictDeck]
  expect(cards).toHaveLength(10)
  expect(cards.every((card) => PRINTED.conflicts[card]?.usedWith.includes(seats))).toBe(true)
})

test('LA-2.6 LA-A13 six favour tiles lie face up, whatever the number of players', () => {
  for (const seats of [2, 3, 4, 5]) expect(fresh(seats).favours).toEqual([true, true, true, true, true, true])
})

test('LA-1.7 LA-2.7 LA-A2 the laws in force are group 0, those proposed group 1; 18 laws in groups 3 4 4 4 3', () => {
  expect([0, 1, 2, 3, 4].map((group) => PRINTED.laws.filter((law) => law.group === group).length)).toEqual([
    3, 4, 4, 4, 3,
  ])
  expect(PRINTED.laws.filter((law) => law.id === 'law-three-weak-knights-points').map((law) => law.group)).toEqual([3])
  const state = fresh(3)
  expect(groupsOf(state.current)).toEqual([0, 0, 0])
  expect(groupsOf(state.proposed)).toEqual([1, 1, 1])
  expect(groupsOf(state.lawDeck.toReversed())).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4])
})

test('LA-1.5 LA-2.8 everybody picks one of six extension tiles in secret; they are shown together', () => {
  const state = fresh(3)
  expect(game.awaiting(state)).toEqual([0, 1, 2])
  expect(game.together?.(state)).toBe(true)
  const tiles = game.legal(state, 1).map((move) => game.write(move))
  expect(tiles).toEqual(['tile:gold', 'tile:squires', 'tile:votes', 'tile:mixed', 'tile:recruit', 'tile:upgrade'])
  const told: string[] = []
  const choose = (seat: number, index: number): void =>
    game.apply(state, seat, game.legal(state, seat)[index]!, quick(1), (event) => told.push(event.type))
  choose(1, 1)
  expect(game.awaiting(state)).toEqual([0, 2])
  expect(game.view(state, 0).players[1]?.extensions.includes(true)).toBe(false)
  expect(game.view(state, 0).secret).toEqual({ decided: [false, true, false], tile: null, ballot: null })
  expect(game.view(state, 1).secret?.tile).toBe(1)
  choose(2, 0)
  choose(0, 1)
  expect(told).toEqual(['chosen', 'chosen', 'chosen', 'extensions'])
  expect(state.extensions.map((row) => row.indexOf(true))).toEqual([1, 1, 0])
  expect(state.phase).toBe('placement')
  expect(game.awaiting(state)).toEqual([state.start])
})

test('LA-2.9 the start player is drawn evenly', () => {
  const count = [0, 0, 0]
  for (let seed = 0; seed < 3000; seed++) count[fresh(3, seed).start]!++
  for (const times of count) expect(Math.abs(times - 1000)).toBeLessThan(120)
})

test('LA-14.5 the order inside a law group and of the conflict deck comes from the dice', () => {
  const firstLaws = new Set<number | null | undefined>()
  const firstCards = new Set<number | undefined>()
  for (let seed = 0; seed < 200; seed++) {
    firstLaws.add(fresh(3, seed).proposed[0])
    firstCards.add(fresh(3, seed).conflicts[0]?.card)
  }
  expect([firstLaws.size, firstCards.size]).toEqual([4, 10])
  const view = game.view(fresh(3), 0)
  expect(view.laws.deck).toEqual([...view.laws.deck].sort((a, b) => order(a) - order(b)))
  expect(view.conflictDeck).toEqual([...view.conflictDeck].sort())
})

function order(id: string): number {
  return PRINTED.laws.findIndex((law) => law.id === id)
}
