/** What playing and drawing do (section 4). Nothing here allocates: simulations run millions of these steps a second. */
import type { Dice, Seat, Tell } from '../../../engine/game.ts'
import type { Card, Event, State } from '../types.ts'
import { addCards, CARDS } from './cards.ts'
import { stoneOf } from './houses.ts'
import { endGame, isDeadlock, isFull } from './outcome.ts'
import { TARGETS } from './spaces.ts'

// As in `plays.ts`.
const CARD_COUNT = CARDS.length
const targets = TARGETS

/** RK-4.2, RK-4.4 */
export function play(state: State, seat: Seat, card: Card, hero: boolean, tell: Tell<Event>): void {
  const space = targets[state.crown * CARD_COUNT + card] as number
  state.hands[seat] = (state.hands[seat] as number) & ~(1 << card)
  state.discard |= 1 << card
  state.board[space] = stoneOf(seat)
  state.crown = space
  if (hero) {
    state.heroes[seat] = (state.heroes[seat] as number) - 1
    tell?.({ type: 'turned', seat, card, space })
    return
  }
  state.stonesLeft--
  tell?.({ type: 'placed', seat, card, space })
  // RK-5.2
  if (state.stonesLeft === 0) endGame(state, 'last-stone', tell)
}

/** RK-4.3; RK-R08 says when the discard pile becomes the new deck. */
export function draw(state: State, seat: Seat, dice: Dice, tell: Tell<Event>): void {
  if (state.deck.length === 0) reshuffle(state, dice, tell)
  const card = state.deck.pop() as number
  const hand = (state.hands[seat] as number) | (1 << card)
  state.hands[seat] = hand
  tell?.({ type: 'drew', seat, card })
  if (state.deck.length === 0 && state.options['reshuffle-timing'] === 'last-card-drawn') reshuffle(state, dice, tell)
  // RK-5.4: only a draw that fills a hand can leave everybody without an action.
  if (isFull(state, hand) && isDeadlock(state)) endGame(state, 'deadlock', tell)
}

function reshuffle(state: State, dice: Dice, tell: Tell<Event>): void {
  addCards(state.discard, state.deck)
  state.discard = 0
  dice.shuffle(state.deck)
  tell?.({ type: 'reshuffled', cards: state.deck.length })
}
