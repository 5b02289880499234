/** WR-12: the running awards follow the assets they count. */
import type { Tell } from '../../../engine/index.ts'
import type { Event, State } from '../types/index.ts'
import type { Realm } from './figures.ts'
import { RUNNING_AWARDS, seatOrNull } from './ids.ts'

/** How many assets of a type each seat owns. */
export function holdings(realm: Realm, state: State, type: number): number[] {
  const held = state.money.map(() => 0)
  for (let asset = 0; asset < state.owner.length; asset++) {
    const seat = state.owner[asset] ?? -1
    if (seat >= 0 && realm.type[asset] === type) held[seat] = (held[seat] ?? 0) + 1
  }
  return held
}

/** WR-12.2, WR-12.3: who holds an award with these counts. */
export function holderFor(held: readonly number[], holder: number, order: readonly number[], minimum: number): number {
  const most = Math.max(...held)
  if (holder >= 0 && (held[holder] ?? 0) >= minimum && most <= (held[holder] ?? 0)) return holder
  if (most < minimum) return -1
  return order.find((seat) => held[seat] === most) ?? -1
}

/** An asset of this type has changed hands. */
export function passAwards(realm: Realm, state: State, type: number, tell: Tell<Event>): void {
  for (let i = 0; i < RUNNING_AWARDS.length; i++) {
    if (realm.awardCounts[i] !== type) continue
    const before = state.awards[i] ?? -1
    const after = holderFor(holdings(realm, state, type), before, state.order, realm.data.awards.minimum)
    if (after === before) continue
    state.awards[i] = after
    const award = RUNNING_AWARDS[i]
    if (award) tell?.({ type: 'award', award, from: seatOrNull(before), to: seatOrNull(after) })
  }
}
