import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, table } from './position.ts'

test('LA-13.1 LA-A20 a player takes what the supply has left', () => {
  const t = table().stock('squires', 2, 2, 32).castle(BLUE, 1, 1).castles()
  expect(t.state.squires[BLUE]).toBe(3)
  expect(t.state.supply.squires).toBe(0)
  expect(t.told('gained').filter(({ good }) => good === 'squires')).toEqual([
    { type: 'gained', seat: BLUE, good: 'squires', n: 1 },
  ])
})

test('LA-A20 with an unlimited supply nothing runs out', () => {
  const t = table(3, { supply: { limited: false } })
    .stock('squires', 2, 2, 33)
    .castle(BLUE, 1, 1)
    .castles()
  expect(t.state.squires[BLUE]).toBe(4)
  expect(t.view(GREEN).supply).toMatchObject({ limited: false, squires: -2 })
})

test('LA-13.2 goods paid go to the supply, and nobody pays what is not owned', () => {
  const t = table().stock('gold', 3, 0, 0).county(BLUE, 'A', 1).counties()
  const supply = t.state.supply.gold
  t.play(BLUE, 'take:both')
  expect([t.state.gold[BLUE], t.state.supply.gold]).toEqual([0, supply + 3])
  expect(table().stock('gold', 2, 0, 0).county(BLUE, 'A', 1).counties().may(BLUE, 'take:both')).toBe(false)
})

test('LA-13.3 recruiting without a knight in the reserve does nothing', () => {
  const t = table().court(BLUE, 1, 1, 1, 2).county(BLUE, 'B', 2).counties().play(BLUE, 'take:reward')
  expect(t.state.court[BLUE]).toEqual([3, 1, 0, 0])
  expect(t.told('recruited')).toEqual([])
})

test('LA-13.3 a recruit made after placement waits for the next round', () => {
  const t = table().county(RED, 'B', 2).counties().play(RED, 'take:reward')
  expect(t.state.round).toBe(2)
  expect(t.state.court[RED]).toEqual([2, 1, 0, 0])
})

test('LA-13.4 an upgrade keeps squires and the position in a stack, and skips no step', () => {
  const t = table()
    .court(BLUE, 1, 1, 2, 3)
    .county(BLUE, 'A', 1, 2)
    .conflict('UL', 'conflict-03', [BLUE, 1, 3])
    .turn(BLUE)
  t.state.todo.push({ do: 'upgrade', house: BLUE, deployed: false, from: 0, to: 0 })
  expect(t.texts(BLUE)).toEqual(['1^A', '1^UL', '3^UL', 'decline'])
  t.play(BLUE, '1^A')
  expect(t.at('A')).toMatchObject({ strength: 2, squires: 2 })
  t.turn(BLUE).state.todo.push({ do: 'upgrade', house: BLUE, deployed: false, from: 0, to: 0 })
  expect(t.texts(BLUE)).toEqual(['3^UL', 'decline'])
  t.play(BLUE, '3^UL')
  expect(t.slot('UL')?.spaces[0]?.knights).toEqual([1, 4])
})

test('LA-13.4 without a legal target nothing is asked', () => {
  const t = table().court(BLUE, 4).county(BLUE, 'A', 4).counties().play(BLUE, 'take:reward')
  expect(t.state.court[BLUE]).toEqual([0, 0, 0, 1])
  expect(t.state.round).toBe(2)
})

test('LA-13.5 without a tile left nothing is asked', () => {
  const all = ['gold', 'squires', 'votes', 'mixed', 'recruit', 'upgrade']
  const t = table()
    .extensions(BLUE, ...all)
    .county(BLUE, 'E', 1)
    .counties()
    .play(BLUE, 'take:reward')
  expect(t.view(BLUE).ask).toEqual({ what: 'castle', seat: BLUE })
})

test('LA-13.6 a nobleman taken lies at the table and is gone from the county', () => {
  const t = table().county(BLUE, 'A', 1).counties().play(BLUE, 'take:nobleman')
  expect(t.view(GREEN).players[BLUE]?.noblemen[0]).toBe(true)
  expect(t.at('A').tiles).toBe(1)
})

test('LA-13.4 the stronger knight takes the position of the weaker one in a stack', () => {
  const t = table().conflict('UL', 'conflict-03', [BLUE, 1, 3])
  t.state.todo.push({ do: 'upgrade', house: BLUE, deployed: false, from: 0, to: 0 })
  t.play(BLUE, '1^UL')
  expect(t.slot('UL')?.spaces).toEqual([{ house: BLUE, knights: [2, 3] }])
})

test('LA-1.3 gold, squires and votes go from the supply to a stock, and back when they are spent', () => {
  const t = table().court(BLUE, 1, 1, 1).round(5)
  t.castle(BLUE, 0, 1).castle(BLUE, 1, 1).castle(BLUE, 2, 1).castles()
  expect([t.state.gold[BLUE], t.state.squires[BLUE], t.state.votes[BLUE]]).toEqual([4, 4, 3])
  expect(t.state.supply).toEqual({ gold: 29, squires: 29, votes: 32 })
  const spent = table().applyLaws('law-squire-and-gold-for-points').play(BLUE, 'x2')
  expect(spent.state.supply).toEqual({ gold: 33, squires: 33, votes: 34 })
})
