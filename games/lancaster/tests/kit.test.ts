import { expect, test } from 'vitest'
import type { Dice } from '../../../engine/game.ts'
import { conform, golden, perft } from '../../../engine/kit/index.ts'
import { placeOf } from '../board/places.ts'
import { game } from '../index.ts'
import { PRINTED } from '../rules/figures.ts'
import type { State } from '../types/index.ts'
import words from '../words/en.json' with { type: 'json' }
import { quiz } from './quiz.ts'

/** The same to that seat: goods moved between other screens, decks reordered, others' secrets changed. */
function hidden(state: State, seat: number | null, dice: Dice): State {
  const others = state.points.flatMap((_, other) => (other === seat ? [] : [other]))
  if (state.seats > 2 && state.phase !== 'over')
    for (const good of ['gold', 'squires'] as const)
      for (let i = 0; i < 20; i++) {
        const [from, to] = [others[dice.int(others.length)]!, others[dice.int(others.length)]!]
        const n = dice.int(state[good][from]! + 1)
        state[good][from]! -= n
        state[good][to]! += n
      }
  for (const other of others)
    if (state.slots[other]! >= 0)
      state.slots[other] = dice.int(state.phase === 'extension' ? 6 : 2 * (state.votes[other]! + 1))
  dice.shuffle(state.conflictDeck)
  const group = (law: number): number => PRINTED.laws[law]!.group
  dice.shuffle(state.lawDeck)
  state.lawDeck.sort((a, b) => group(b) - group(a))
  return state
}

test.each([2, 3, 4, 5])('the contract of a game holds with %i seats', (seats) => {
  conform(game, { seats, games: 1, seed: seats, every: 5, hidden, words, placeOf, quiz })
})

test('the contract holds with corrected figures', () => {
  const figures = {
    supply: { limited: false },
    counties: { B: { name: 'Kent', reward: [{ op: 'journey', earnsFavour: false }, { op: 'nobleman' }] } },
    castle: { 'castle-gold': { cost: { squires: 1 }, reward: [{ op: 'extension' }] } },
    laws: { 'law-gold-for-points': { effect: [{ op: 'recruit', strength: 2, count: 1 }] } },
  }
  expect(game.checkFigures?.(figures)).toEqual([])
  for (const seats of [2, 4])
    conform(game, { seats, options: { figures }, games: 1, seed: 7, every: 8, hidden, words, placeOf, quiz })
})

test.each([2, 3, 4, 5])('the golden game with %i seats plays as it did', async (seats) => {
  const text = golden(game, { seats, seed: seats, words, steps: 120 })
  await expect(text).toMatchFileSnapshot(`../golden/${seats}-seats.txt`)
})

test('as many positions follow as ever', async () => {
  const counts = perft(game, { seats: [2, 3, 4, 5], depth: 3, after: [0, 10, 24] })
  await expect(counts).toMatchFileSnapshot('../golden/perft.txt')
})
