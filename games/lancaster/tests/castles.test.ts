import { expect, test } from 'vitest'
import { BLUE, GREEN, RED, table } from './position.ts'

const SQUIRES = 1

test('LA-T34 LA-8.2 LA-8.3 own order', () => {
  const make = () => table().castle(BLUE, SQUIRES, 1).extensions(BLUE, 'recruit').stock('squires', 1, 0, 0).castles()
  const t = make()
  expect(t.texts(BLUE)).toEqual(['knight@squires'])
  expect(t.refusal(BLUE, 'tile@recruit')).toBe('cannot-resolve')
  expect(t.refusal(BLUE, 'done')).toBe('free-left')
  t.play(BLUE, 'knight@squires')
  expect(t.state.squires[BLUE]).toBe(3)
  expect(t.state.castle[BLUE]?.[SQUIRES]).toBe(0)
  expect(t.texts(BLUE)).toEqual(['tile@recruit', 'done'])
  t.play(BLUE, 'tile@recruit')
  expect(t.state.squires[BLUE]).toBe(0)
  expect(t.state.court[BLUE]).toEqual([2, 1, 0, 0])
  expect(t.state.extensions[BLUE]?.[4]).toBe(true)
})

test('LA-8.3 a cost is optional, and a knight who is not paid goes home all the same', () => {
  const t = table().castle(BLUE, 5, 1).stock('squires', 4, 0, 0).castles()
  expect(t.texts(BLUE)).toEqual(['knight@upgrade', 'done'])
  t.play(BLUE, 'done')
  expect(t.state.squires[BLUE]).toBe(4)
  expect(t.state.court[BLUE]).toEqual([1, 1, 0, 0])
})

test('LA-8.2 every space pays its own reward; plain goods need no decision', () => {
  const t = table().court(BLUE, 1, 1, 1, 2).stock('votes', 0, 0, 0).round(5)
  t.castle(BLUE, 0, 1).castle(BLUE, 1, 1).castle(BLUE, 2, 1).castle(BLUE, 3, 2).castles()
  expect([t.state.gold[BLUE], t.state.squires[BLUE], t.state.votes[BLUE]]).toEqual([5, 5, 2])
  expect(t.state.court[BLUE]).toEqual([3, 1, 0, 0])
  const upgrade = table().castle(BLUE, 5, 2).castles().play(BLUE, 'knight@upgrade', '2^court')
  expect(upgrade.state.squires[BLUE]).toBe(0)
  expect(upgrade.state.court[BLUE]).toEqual([1, 0, 1, 0])
})

test('LA-T35 LA-8.4 round table', () => {
  for (const round of [1, 4]) {
    const t = table().noblemen(BLUE, 'ABCD').stock('votes', 0, 0, 0).round(round).castles()
    expect(t.state.votes).toEqual([5, 1, 1])
  }
  const last = table().noblemen(BLUE, 'ABCD').stock('votes', 0, 0, 0).round(5).castles()
  expect(last.state.votes).toEqual([0, 0, 0])
})

test('LA-T36 LA-13.5 a fresh tile pays', () => {
  const t = table().county(GREEN, 'E', 1).counties().play(GREEN, 'take:reward')
  expect(t.texts(GREEN)).toContain('decline')
  t.play(GREEN, 'tile:gold')
  expect(t.state.gold[GREEN]).toBe(4)
})

test('LA-13.5 LA-A18 a tile on an occupied space: knight and tile both pay this once', () => {
  const t = table().castle(GREEN, 0, 2).county(GREEN, 'E', 1).counties().play(GREEN, 'take:reward', 'tile:gold')
  expect(t.state.gold[GREEN]).toBe(6)
  expect(t.state.castle[GREEN]).toEqual([0, 0, 0, 0, 0, 0])
})

test('LA-8.1 castles go in player order, each one completely', () => {
  const t = table().start(RED)
  for (const seat of [BLUE, GREEN, RED]) t.extensions(seat, 'upgrade', 'recruit')
  t.castles()
  for (const seat of [RED, BLUE, GREEN]) {
    expect(t.awaiting()).toEqual([seat])
    t.play(seat, 'tile@upgrade', 'decline')
    expect(t.awaiting()).toEqual([seat])
    t.play(seat, 'done')
  }
})

test('LA-8.3 goods that cost something stay a choice, also where corrected figures put the cost', () => {
  const reward = [{ op: 'gain', good: 'gold', amount: 3 }] as const
  const figures = { castle: { 'castle-gold': { cost: { squires: 1 }, reward } } }
  const t = table(3, figures).castle(BLUE, 0, 1).stock('gold', 0, 0, 0).castles()
  expect(t.texts(BLUE)).toEqual(['knight@gold', 'done'])
  t.play(BLUE, 'knight@gold')
  expect([t.state.gold[BLUE], t.state.squires[BLUE]]).toEqual([3, 1])
})

test('LA-8.2 knights and tiles are resolved in any order the player likes, each of them once', () => {
  const t = table().castle(BLUE, 0, 1).castle(BLUE, 5, 2).extensions(BLUE, 'squires', 'recruit')
  t.stock('squires', 3, 0, 0).castles()
  expect(t.texts(BLUE)).toEqual(['knight@gold', 'tile@squires', 'tile@recruit', 'knight@upgrade'])
  t.play(BLUE, 'knight@upgrade', 'decline', 'tile@squires', 'tile@recruit')
  expect([t.state.gold[BLUE], t.state.squires[BLUE]]).toEqual([4, 0])
  expect(t.state.court[BLUE]).toEqual([2, 1, 0, 0])
  expect(t.state.extensions[BLUE]).toEqual([false, true, false, false, true, false])
})
