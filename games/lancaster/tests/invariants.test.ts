import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { game } from '../index.ts'

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
