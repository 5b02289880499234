import { expect, test } from 'vitest'
import { BLUE, GREEN, table } from './position.ts'

test('the latest move is kept as the first tables kept it, so that their saves and hashes hold; readers see a move', () => {
  const t = table().play(BLUE, '1@gold')
  expect(t.state.last).toEqual({ seat: BLUE, move: { do: 'castle', ally: false, strength: 1, space: 0 } })
  expect(t.view(GREEN).last).toEqual({ seat: BLUE, move: { type: 'castle', ally: false, strength: 1, space: 0 } })
})
