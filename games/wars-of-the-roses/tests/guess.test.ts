/** What a bot takes for true of what its seat does not see. */
import { expect, test } from 'vitest'
import { quick } from '../../../engine/index.ts'
import { game } from '../index.ts'
import { emptyPlan } from '../rules/audit.ts'
import { ASSETS, cardNumber } from '../rules/ids.ts'
import { busy, fresh, P1, P2, P3 } from './position.ts'

test('the deck may lie in any order', () => {
  const view = game.view(fresh(4), P1)
  const decks = [1, 2, 3, 4].map((seed) => game.guess(view, quick(seed)).deck)
  expect(new Set(decks.map((deck) => deck.join())).size).toBe(decks.length)
  expect(new Set(decks.map((deck) => deck.toSorted((a, b) => a - b).join())).size).toBe(1)
})

test('cards on display lie there, mercenaries as well', () => {
  let mercenaries = 0
  for (let seed = 1; seed < 20; seed++) {
    const state = fresh(4, seed)
    const { cards } = game.guess(game.view(state, P1), quick(seed))
    expect(cards).toEqual(state.cards)
    mercenaries += game.view(state, P1).draft?.display.filter((id) => cardNumber(id) >= ASSETS.length).length ?? 0
  }
  expect(mercenaries).toBeGreaterThan(0)
})

test('who is ready has a plan, who is still planning has none yet, and the own one is known', () => {
  const { state } = busy()
  state.ready = [0, 1, 0, 0]
  const { plans } = game.guess(game.view(state, P1), quick(1))
  expect(plans[P1]).toEqual(state.plans[P1])
  expect(plans[P2]).not.toEqual(emptyPlan())
  expect(plans[P3]).toEqual(emptyPlan())
})
