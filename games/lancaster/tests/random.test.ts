import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'

test.each([2, 3, 4, 5])(
  'LA-3.1 LA-1.8 with %i players random games last five rounds; points never go down',
  (seats) => {
    let passes = 0
    for (let seed = 1; seed <= 40; seed++) {
      const dice = quick(seed)
      const state = game.setup(seats, { figures: null }, dice)
      let points = [...state.points]
      let rounds = 1
      for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
        const moves = game.legal(state, seat)
        const move = moves[dice.int(moves.length)]!
        if (move.type === 'pass') passes++
        game.apply(state, seat, move, dice, (event) => {
          if (event.type === 'round') rounds++
        })
        game.assert?.(state)
        expect(state.points.every((now, owner) => now >= points[owner]!)).toBe(true)
        points = [...state.points]
      }
      expect([rounds, state.round]).toEqual([5, 5])
    }
    // LA-A24 is a ruling for what hardly ever happens.
    expect(passes).toBe(0)
  },
)
