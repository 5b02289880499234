/** WR-5.3 to WR-5.9: the draft. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import type { Realm } from './figures.ts'
import { ASSETS, cardNames, CARDS, FIRST_MERCENARY, FIRST_NOBLE, FIRST_SHIP } from './ids.ts'
import { changeOwner, putCard } from './owners.ts'
import { draftSizes } from './turn.ts'

/** WR-5.5, WR-5.6: whose pick it is. Turn 1 runs forwards and backwards by turns, later turns forwards. */
export function picker(state: State, pick: number): number {
  const { seats, order, turn } = state
  const place = pick % seats
  const backwards = turn === 1 && Math.floor(pick / seats) % 2 === 1
  return order[backwards ? seats - 1 - place : place] ?? 0
}

/** Takes a card; true when it was the last pick. */
export function take(realm: Realm, state: State, seat: number, card: number, tell: Tell<Event>): boolean {
  state.display.splice(state.display.indexOf(card), 1)
  state.picks++
  const name = CARDS[card]
  const asset = ASSETS[card]
  if (card >= FIRST_MERCENARY) {
    // WR-5.9: as many as the turn says, or what is left.
    const n = Math.min(state.supply, realm.data.troops.mercenariesPerCard[state.turn - 1] ?? 0)
    state.supply -= n
    state.mercenaries[seat] = (state.mercenaries[seat] ?? 0) + n
    putCard(state, card, 'boxed')
    if (name) tell?.({ type: 'hired', seat, card: name, n })
  } else {
    if (asset) tell?.({ type: 'drafted', seat, card: asset })
    if (card >= FIRST_NOBLE) state.place[card - FIRST_SHIP] = realm.home[card] ?? 0
    changeOwner(realm, state, card, seat, tell)
  }
  return state.picks >= draftSizes(realm, state).picks
}

/** WR-5.7: what nobody took leaves the game. */
export function boxLeftovers(state: State, tell: Tell<Event>): void {
  state.picks = 0
  if (state.display.length === 0) return
  tell?.({ type: 'boxed', cards: cardNames(state.display) })
  for (const card of state.display) putCard(state, card, 'boxed')
  state.display = []
}
