/** What a hand may try: every card to where it leads, and drawing. And the rule behind every refusal. */
import type { Try } from '../../../engine/game.ts'
import { CARDS } from '../rules/cards.ts'
import { targetOf } from '../rules/spaces.ts'
import type { View } from '../types.ts'

export function tries(view: View): readonly Try[] {
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? [])
  const plays = CARDS.map(({ notation }, card) => {
    const space = targetOf(view.crown, card)
    // A stone lies there: whoever goes there means to send a hero.
    const hero = (view.board[space] ?? 0) === 0 ? '' : 'x'
    return { card, place: `space ${space}`, text: `${notation}${hero}` }
  })
  // A card off the board is asked about only by whoever holds it.
  const meant = plays.filter(({ card, place }) => hand.includes(card) || place !== 'space -1')
  const own = meant.filter(({ card }) => hand.includes(card))
  const others = meant.filter(({ card }) => !hand.includes(card))
  return [...own, ...others, { place: 'deck', text: '+' }].map(({ place, text }) => ({ place, text }))
}

export const refusals = {
  'game-over': 'RK-5.3',
  'not-your-turn': 'RK-3.1',
  'must-act': 'RK-3.2',
  'hand-full': 'RK-4.3',
  'card-not-in-hand': 'RK-4.2',
  'off-board': 'RK-4.2',
  'hero-on-empty-space': 'RK-4.4',
  'own-stone': 'RK-4.4',
  'hero-needed': 'RK-4.4',
  'no-hero-left': 'RK-4.4',
}
