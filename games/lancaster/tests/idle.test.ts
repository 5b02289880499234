import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { table, TWO } from './position.ts'

const { blue, yellow } = TWO

test('the absent player’s move is harmless: a game of absent players ends', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = game.setup(seats, { figures: null }, quick(seats))
    let steps = 0
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      game.apply(state, seat, game.idle(state, seat), quick(1), null)
      game.assert?.(state)
      expect(++steps).toBeLessThan(1000)
    }
    expect(state.round).toBe(5)
  }
})

test('LA-8.3 an absent player pays for nothing in the castle, not even when only the ally is left to resolve', () => {
  const t = table(2).castle(blue, 4, 1).castle(yellow, 0, 2).stock('squires', 9, 0).castles()
  expect(t.texts(blue)).toEqual(['knight@recruit', 'ally@recruit'])
  expect(game.write(game.idle(t.state, blue))).toBe('ally@recruit')
  t.play(blue, 'ally@recruit')
  expect(game.write(game.idle(t.state, blue))).toBe('done')
})
