import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import type { Dice, Options } from '../../../engine/game.ts'
import { conform, golden } from '../../../engine/kit/index.ts'
import { game } from '../index.ts'
import type { Event, State } from '../types.ts'
import english from '../words/en.json' with { type: 'json' }
import { newGame, playRandomly } from './build.ts'

/** All that is hidden from anybody is the order of the deck. */
function hidden(state: State, _: number | null, dice: Dice): State {
  dice.shuffle(state.deck)
  return state
}

const everyOption: readonly Options[] = [
  {},
  { 'first-player': 'random' },
  { 'reshuffle-timing': 'when-needed' },
  { scoring: 'triangular' },
  { 'first-player': 'random', 'reshuffle-timing': 'when-needed', scoring: 'triangular' },
]

for (const seats of game.about.seatCounts)
  test.each(everyOption)(`keeps every promise of the contract with ${seats} seats and %j`, (options) => {
    conform(game, { seats, options, games: 4, seed: seats, every: 3, hidden, words: english })
  })

test('RK-8.3 every card is drawn as often as any other', () => {
  const faceOf = (event: Event): readonly number[] => (event.type === 'drew' ? [event.card] : [])
  conform(game, { seats: 2, games: 30, seed: 3, every: 1000, fair: [{ name: 'the deck', faces: 24, faceOf }] })
})

test.each([
  ['two', 2],
  ['team', 4],
])('the golden playthrough %s.txt has not changed', (name, seats) => {
  const text = readFileSync(new URL(`../golden/${name}.txt`, import.meta.url), 'utf8')
  expect(golden(game, { seats, seed: 1, words: english })).toBe(text)
})

test('the invariants hold in every state and notice what is broken', () => {
  for (const seats of [2, 4]) playRandomly(newGame(seats), quick(7), (_, __, after) => game.assert?.(after))
  const broken = (change: (state: State) => void) => () => {
    const state = newGame(2)
    change(state)
    game.assert?.(state)
  }
  expect(broken(() => {})).not.toThrow()
  expect(broken((state) => state.deck.pop())).toThrow('every card')
  expect(broken((state) => (state.discard = 1))).toThrow('every card')
  expect(broken((state) => state.hands.splice(0, 2, 0, (state.hands[0] ?? 0) | (state.hands[1] ?? 0)))).toThrow('limit')
  expect(broken((state) => (state.heroes[1] = -1))).toThrow('heroes')
  expect(broken((state) => state.stonesLeft--)).toThrow('no stone is lost')
  expect(
    broken((state) => {
      state.board[3] = 1
      state.stonesLeft--
    }),
  ).toThrow('the crown stands')
  expect(
    broken((state) => {
      state.discard = state.deck.splice(0).reduce((set, card) => set | (1 << card), 0)
    }),
  ).toThrow('never empty')
})
