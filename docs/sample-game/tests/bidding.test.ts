import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { Match } from '../../../engine/match.ts'
import { about } from '../about.ts'
import { game } from '../index.ts'
import { aloud, bid, counties, position } from './position.ts'

test('SG-3.1 everybody is asked at once, and may choose any coin they have left', () => {
  const state = position({
    round: 3,
    spent: [
      [1, 8],
      [2, 3],
      [7, 8],
    ],
  })
  expect(game.awaiting(state)).toEqual([0, 1, 2])
  expect(game.legal(state, 1).map((move) => game.write(move))).toEqual(['bid1', 'bid4', 'bid5', 'bid6', 'bid7', 'bid8'])
  bid(state, 5)
  expect(game.awaiting(state)).toEqual([1, 2])
  expect(game.legal(state, 0)).toEqual([])
})

test('SG-3.2 a chosen coin can be taken back while somebody is still thinking', () => {
  const seats = Math.min(...about.seatCounts)
  const setup = { game: about.id, version: about.version, seats, options: { length: 'whole' } }
  const match = new Match(game, { ...setup, dice: { make: 'quick', seed: 1 } })
  match.act(0, 'bid8')
  for (let seat = 1; seat < seats - 1; seat++) match.act(seat, 'bid1')
  match.undo(0, match.undoable(0) ?? -1)
  expect(match.awaiting()).toEqual([0, seats - 1])
  match.act(0, 'bid2')
  match.act(seats - 1, 'bid3')
  expect(match.undoable(0)).toBeNull()
})

test('SG-3.3 the coins are shown when the last is chosen, and all of them are spent', () => {
  const state = position({})
  expect(aloud(bid(state, 3, 5)).map(({ type }) => type)).toEqual(['ready', 'ready'])
  const last = game.legal(state, 2).find(({ coin }) => coin === 8)!
  const heard: unknown[] = []
  game.apply(state, 2, last, quick(1), (event) => heard.push(event))
  expect(heard).toContainEqual({ type: 'shown', coins: [3, 5, 8] })
  expect(state.purses.map((purse) => purse.length)).toEqual([7, 7, 7])
  expect(state.purses[0]).not.toContain(3)
})

test.each([
  { coins: [3, 5, 8], winner: 2 },
  { coins: [8, 8, 2], winner: 2 },
  { coins: [7, 4, 4], winner: 0 },
])('SG-3.4 with $coins the highest coin that stands alone wins', ({ coins, winner }) => {
  const state = position({ stakes: ['kent', 'essex'] })
  const told = aloud(bid(state, ...coins))
  expect(told).toContainEqual({ type: 'won', seat: winner, counties: counties('kent', 'essex') })
  expect(state.won[winner]).toEqual(counties('kent', 'essex'))
})

test('SG-3.5 SG-3.6 if no coin stands alone, the county stays and the next is laid beside it', () => {
  const state = position({ stakes: ['kent'], next: 'devon' })
  const told = aloud(bid(state, 4, 4, 4))
  expect(told).toContainEqual({ type: 'stayed', counties: counties('kent') })
  expect(told).toContainEqual({ type: 'turned', county: counties('devon')[0] })
  expect(state.stakes).toEqual(counties('kent', 'devon'))
  expect(state.round).toBe(2)
})
