import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { PRINTED } from '../rules/figures.ts'
import type { State } from '../types/index.ts'
import { table, TWO } from './position.ts'

/** A state of a table of three in which something is spoilt. */
const broken = (spoil: (state: State) => void): (() => void) => {
  const state = game.setup(3, { figures: null }, quick(1))
  spoil(state)
  return () => game.assert?.(state)
}

/** Blue's knight of strength 2 in the first county, as it should be. */
function settle({ court, counties }: State): State['counties'][number] {
  court[0] = [1, 0, 0, 0]
  return Object.assign(counties[0]!, { house: 0, strength: 2 })
}

/** Blue's knight of strength 1 in the first conflict, as it should be. */
function send({ court, conflicts }: State): NonNullable<State['conflicts'][number]> {
  court[0] = [0, 1, 0, 0]
  conflicts[0]!.spaces = [{ house: 0, knights: [1] }]
  return conflicts[0]!
}

test('a table as it should be is not complained about', () => {
  expect(broken(() => undefined)).not.toThrow()
  expect(broken(settle)).not.toThrow()
  expect(broken(send)).not.toThrow()
})

test.each<[string, (state: State) => unknown]>([
  ['a house is missing', ({ court }) => court.pop()],
  ['a house is missing', ({ reserve }) => reserve.pop()],
  ['fewer than no knights of strength 3', ({ court, reserve }) => ((court[1]![2] = -1), (reserve[1]![2] = 2))],
  ['fewer than no knights of strength 4', ({ court, reserve }) => ((court[1]![3] = 2), (reserve[1]![3] = -1))],
  ['lost or found a knight of strength 1', ({ court }) => (court[0] = [2, 1, 0, 0])],
  ['lost or found a knight of strength 4', ({ reserve }) => (reserve[2] = [2, 1, 1, 0])],
  ['gold add up to 38, not 37', ({ gold }) => gold[1]!++],
  ['squires add up to 36, not 37', ({ squires }) => squires[0]!--],
  ['votes add up to 38, not 37', ({ supply }) => supply.votes++],
  ['squires add up to 38, not 37', (state) => (settle(state).squires = 1)],
  ['the supply of gold is overdrawn', ({ gold, supply }) => ((gold[0]! += supply.gold + 1), (supply.gold = -1))],
  ['fewer than no squires', ({ squires, supply }) => ((squires[2]! -= 3), (supply.squires += 3))],
  ['a law card is twice in the game', ({ current, lawDeck }) => current.push(lawDeck[0]!)],
  ['a law card is twice in the game', ({ proposed, lawDeck }) => (proposed[1] = lawDeck[0]!)],
  ['the current laws are not three', ({ current }) => current.pop()],
  ['a conflict card is twice', ({ conflicts, conflictDeck }) => (conflicts[0]!.card = conflictDeck[0]!)],
  [
    'a conflict card of another player count',
    ({ conflictDeck }) => (conflictDeck[0] = PRINTED.conflicts.findIndex(({ usedWith }) => !usedWith.includes(3))),
  ],
  ['a nobleman of county 2 is lost', ({ counties }) => (counties[2]!.tiles = 1)],
  ['noblemen of county 2 do not add up', ({ counties }) => (counties[2]!.tiles = 3)],
  ['noblemen of county 2 do not add up', ({ noblemen }) => (noblemen[1]![2] = true)],
  [
    'noblemen of county 2 do not add up',
    ({ counties, noblemen }) => {
      for (const kinds of noblemen) kinds[2] = true
      counties[2]!.tiles = -1
    },
  ],
  ['round 0', (state) => (state.round = 0)],
  ['round 6', (state) => (state.round = 6)],
  ['county 3 has squires without a knight', ({ counties, supply }) => ((counties[3]!.squires = 1), supply.squires--)],
  ['county 3 has squires without a knight', ({ counties }) => (counties[3]!.strength = 3)],
  [
    'county 2 is held below its minimum',
    (state) => {
      const { house, strength } = settle(state)
      Object.assign(state.counties[0]!, { house: -1, strength: 0 })
      Object.assign(state.counties[2]!, { house, strength })
    },
  ],
  [
    'more than three spaces',
    (state) => {
      const conflict = send(state)
      for (const house of [1, 2, 3]) conflict.spaces.push({ house, knights: [] })
    },
  ],
  ['a house has two spaces of one conflict', (state) => send(state).spaces.push({ house: 0, knights: [] })],
  ['a space without knights is taken', (state) => send(state).spaces.push({ house: 1, knights: [] })],
  ['seat 1 is awaited without a choice', (state) => ((state.phase = 'extension'), state.extensions[1]!.fill(true))],
])('what must hold is noticed when it does not: %s', (what, spoil) => {
  expect(broken(spoil)).toThrow(what)
})

test('LA-12.1 an ally has no squires', () => {
  const t = table(2).county(TWO.yellow, 'A', 1)
  game.assert?.(t.state)
  t.at('A').squires = 1
  t.state.supply.squires--
  expect(() => game.assert?.(t.state)).toThrow('an ally has squires in county 0')
})

test('goods without end may be overdrawn, and allies take noblemen out of the game', () => {
  const endless = table(3, { supply: { limited: false } })
  endless.stock('gold', 40)
  game.assert?.(endless.state)
  const two = table(2)
  two.at('B').tiles--
  game.assert?.(two.state)
})
