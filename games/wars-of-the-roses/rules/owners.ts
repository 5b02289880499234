/** Who owns an asset, and where its card lies. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import { passAwards } from './awards.ts'
import type { Realm } from './figures.ts'
import { CARD_PLACES, type CardPlace } from './ids.ts'

export function putCard(state: State, card: number, place: CardPlace): void {
  state.cards[card] = CARD_PLACES.indexOf(place)
}

/** Gives an asset to a seat, or to nobody (−1: it becomes neutral), and passes the awards on. */
export function changeOwner(realm: Realm, state: State, asset: number, seat: number, tell: Tell<Event>): void {
  state.owner[asset] = seat
  putCard(state, asset, seat < 0 ? 'neutral' : 'held')
  passAwards(realm, state, realm.type[asset] ?? -1, tell)
}
