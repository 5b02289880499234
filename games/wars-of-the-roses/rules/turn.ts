/** WR-4, WR-5.1 and WR-5.2: a turn begins with its order and its display. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import type { Realm } from './figures.ts'
import { CARD_PLACES, cardNames } from './ids.ts'
import { putCard } from './owners.ts'

const NEUTRAL = CARD_PLACES.indexOf('neutral')

function neutralCards(state: State): number[] {
  return state.cards.flatMap((place, card) => (place === NEUTRAL ? [card] : []))
}

export function beginTurn(realm: Realm, state: State, tell: Tell<Event>): void {
  state.turn++
  // WR-4.3, WR-4.4: fewest VP first; the sort is stable, so equal players keep their order.
  state.order.sort((a, b) => (state.vp[a] ?? 0) - (state.vp[b] ?? 0))
  tell?.({ type: 'turn', turn: state.turn, order: [...state.order] })
  layOut(realm, state, tell)
}

export function draftSizes(realm: Realm, state: State): { readonly display: number; readonly picks: number } {
  const { display, picks } = realm.data.draft[String(state.seats) as '2' | '3' | '4']
  return { display: display[state.turn - 1] ?? 0, picks: (picks[state.turn - 1] ?? 0) * state.seats }
}

/** WR-5.1, WR-5.2: neutral Locations first, then the base number from the deck. */
export function layOut(realm: Realm, state: State, tell: Tell<Event>): void {
  const extra = neutralCards(state)
  const drawn: number[] = []
  for (let i = draftSizes(realm, state).display; i > 0; i--) {
    const card = state.deck.pop()
    if (card !== undefined) drawn.push(card)
  }
  state.display = [...extra, ...drawn]
  for (const card of state.display) putCard(state, card, 'display')
  state.picks = 0
  state.phase = 'draft'
  tell?.({ type: 'display', cards: cardNames(state.display), extra: extra.length })
}
