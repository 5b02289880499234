/** Changes of owner, and the running awards that follow them (WR-12). */
import type { Tell } from '../../../engine/index.ts'
import type { Event } from '../types/event.ts'
import { RUNNING_AWARDS } from './ids.ts'
import type { Realm } from './figures.ts'
import { CARD_PLACES, type CardPlace, type State } from '../types/state.ts'

export function seatOrNull(seat: number): number | null {
  return seat < 0 ? null : seat
}

export function putCard(state: State, card: number, place: CardPlace): void {
  state.cards[card] = CARD_PLACES.indexOf(place)
}

/** How many assets of a type each seat owns. */
export function holdings(realm: Realm, state: State, type: number): number[] {
  const held = state.money.map(() => 0)
  state.owner.forEach((seat, asset) => {
    if (seat >= 0 && realm.type[asset] === type) held[seat] = (held[seat] ?? 0) + 1
  })
  return held
}

/** WR-12.2, WR-12.3: who holds an award with these counts. */
export function holderFor(held: readonly number[], holder: number, order: readonly number[], minimum: number): number {
  const most = Math.max(...held)
  if (holder >= 0 && (held[holder] ?? 0) >= minimum && most <= (held[holder] ?? 0)) return holder
  if (most < minimum) return -1
  return order.find((seat) => held[seat] === most) ?? -1
}

/** Gives an asset to a seat, or to nobody (−1: it becomes neutral), and passes the awards on. */
export function changeOwner(realm: Realm, state: State, asset: number, seat: number, tell: Tell<Event>): void {
  state.owner[asset] = seat
  putCard(state, asset, seat < 0 ? 'neutral' : 'held')
  const type = realm.type[asset]
  for (let i = 0; i < RUNNING_AWARDS.length; i++) {
    if (realm.awardCounts[i] !== type) continue
    const before = state.awards[i] ?? -1
    const after = holderFor(holdings(realm, state, type ?? -1), before, state.order, realm.data.awards.minimum)
    if (after === before) continue
    state.awards[i] = after
    const award = RUNNING_AWARDS[i]
    if (award) tell?.({ type: 'award', award, from: seatOrNull(before), to: seatOrNull(after) })
  }
}
