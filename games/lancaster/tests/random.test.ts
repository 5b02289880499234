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

test('what must hold is noticed when it does not', () => {
  const broken = (spoil: (state: ReturnType<typeof game.setup>) => void): (() => void) => {
    const state = game.setup(3, { figures: null }, quick(1))
    spoil(state)
    return () => game.assert?.(state)
  }
  expect(broken((state) => (state.court[0] = [2, 1, 0, 0]))).toThrow('lost or found a knight of strength 1')
  expect(broken((state) => state.gold[1]!++)).toThrow('gold add up to 38, not 37')
  expect(broken((state) => (state.counties[2]!.tiles = 1))).toThrow('a nobleman of county 2 is lost')
  expect(broken((state) => state.current.push(state.lawDeck[0]!))).toThrow('a law card is twice in the game')
})
