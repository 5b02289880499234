import { expect, test } from 'vitest'
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { placeOf } from '../../board/places.ts'
import { game } from '../../index.ts'

test.each([2, 4])('with %i players every legal move has a place of its own: a space, or the deck', (seats) => {
  const dice = quick(seats)
  const state = game.setup(seats, defaultOptions(game.about), dice)
  const met = new Set<string>()
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const view = game.view(state, seat)
    const moves = game.legal(state, seat)
    const places = moves.map((move) => placeOf(move, view))
    expect(new Set(places).size).toBe(moves.length)
    for (const place of places) {
      expect(place).toMatch(/^(space ([0-9]|[1-7][0-9]|80)|deck)$/)
      met.add(place)
    }
    const move = moves[dice.int(moves.length)]
    if (!move) throw new Error('an awaited seat has no choice')
    game.apply(state, seat, move, dice, null)
  }
  expect(met).toContain('deck')
  expect(met.size).toBeGreaterThan(40)
})
