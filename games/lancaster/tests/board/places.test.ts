import { expect, test } from 'vitest'
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { placeOf } from '../../board/places.ts'
import { game } from '../../index.ts'

/** Every place the drawing has; `deed` and `ballot` are its buttons. */
const DRAWN =
  /^(county [0-8]|castle [0-5]|ally castle [01]|conflict [0-3]|favour [0-5]|(ally )?court [1-4]|seat [0-4]|ballot|deed)$/

test.each([2, 3, 5])('with %i players every legal move has a place on the board', (seats) => {
  const places = new Set<string>()
  for (const seed of [1, 2, 3]) {
    const dice = quick(seed)
    const state = game.setup(seats, defaultOptions(game.about), dice)
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const moves = game.legal(state, seat)
      const view = game.view(state, seat)
      for (const move of moves) {
        const place = placeOf(move, view)
        expect(place).toMatch(DRAWN)
        places.add(place.replace(/\d/, ''))
      }
      const move = moves[dice.int(moves.length)]
      if (!move) throw new Error('an awaited seat has no choice')
      game.apply(state, seat, move, dice, null)
    }
  }
  for (const kind of ['county ', 'castle ', 'conflict ', 'favour ', 'ballot', 'deed']) expect(places).toContain(kind)
})
