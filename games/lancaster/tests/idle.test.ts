import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'
import { BLUE, GREEN, RED, table, TWO } from './position.ts'

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

test('an absent player votes no with no marker, takes goods as a favour and spends nothing', () => {
  const vote = table().stock('votes', 3, 3, 3).parliament()
  expect(game.write(game.idle(vote.state, BLUE))).toBe('no')
  const favour = table().conflict('UL', 'conflict-03')
  favour.play(BLUE, '1>UL')
  expect(favour.texts(BLUE)).toHaveLength(6)
  expect(game.write(game.idle(favour.state, BLUE))).toBe('favour:three-squires')
  const law = table().stock('gold', 4, 4, 4).applyLaws('law-gold-buys-votes')
  for (const seat of [BLUE, GREEN, RED]) {
    expect(game.write(game.idle(law.state, seat))).toBe('x0')
    law.play(seat, 'x0')
  }
})
