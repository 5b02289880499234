/** WR-13: the end of the game and its ranking. */
import type { Outcome } from '../../../engine/index.ts'
import type { State } from '../types/index.ts'
import { compareStrength, strength } from './control.ts'
import { type Realm, realmOf } from './figures.ts'

/** Seats from the winner down (WR-13.2 to WR-13.5). */
export function finalRanking(realm: Realm, state: State): number[] {
  const vp = (seat: number): number => state.vp[seat] ?? 0
  // WR-13.3: players of one house have equally many Kings, so this parts only different houses.
  const kings = (seat: number): number => {
    const house = state.houses[seat]
    return house === undefined ? 0 : state.kings.filter((king) => king === house).length
  }
  const assets = state.money.map((_, seat) => strength(realm, state, -1, (other) => other === seat, null))
  // WR-13.5: sorted from the turn order, so that equal players stay in it.
  return state.order.toSorted(
    (a, b) => vp(b) - vp(a) || kings(b) - kings(a) || compareStrength(assets[a] ?? [], assets[b] ?? []),
  )
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null
  const ranked = finalRanking(realmOf(state), state)
  return {
    places: state.money.map((_, seat) => ranked.indexOf(seat) + 1),
    scores: [...state.vp],
    reason: 'last-parliament',
  }
}
