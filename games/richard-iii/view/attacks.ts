/** Battles to come, as a seat sees them: who came how, who is pinned. */
import type { Seat } from '../../../engine/index.ts'
import { bordersAllowed, bordersUsed, freeToLeave, mainForce } from '../rules/borders.ts'
import { ZONES } from '../rules/ids.ts'
import { AREA_COUNT, areaId, NEIGHBOURS, zoneId } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { blocksAt, blocksOf, SEA } from '../rules/places.ts'
import type { AttackView, State } from '../types/index.ts'

/** The attacker's own main attacks are his secret until his actions are over (R3-6.12). */
function mainIsFixed(state: State, attacker: Seat): boolean {
  return !((state.phase === 'action' || state.phase === 'main-attack') && state.active === attacker)
}

export function attackViews(state: State, seat: Seat | null): AttackView[] {
  const views: AttackView[] = []
  for (let area = 0; area < AREA_COUNT; area++)
    if (num(state.attacker, area) >= 0) views.push(attackView(state, seat, area))
  return views
}

function attackView(state: State, seat: Seat | null, area: number): AttackView {
  const attacker = num(state.attacker, area)
  const known = seat === attacker || mainIsFixed(state, attacker)
  const acting = state.phase === 'action' || state.phase === 'main-attack'
  const pins = attacker === state.first
  const fixed = known && acting
  return {
    area: areaId(area),
    attacker,
    entries: [
      ...entries(state, attacker, area).map((entry) => ({ ...entry, main: known ? entry.main : null })),
      ...entries(state, 1 - attacker, area),
    ],
    bordersLeft: [0, 1].map((side) => bordersAllowed(state, side, area) - bordersUsed(state, side, area)),
    pinned: !fixed ? null : pins ? mainForce(state, area) : 0,
    free: !fixed ? null : startedHere(state, 1 - attacker, area) - (pins ? mainForce(state, area) : 0),
  }
}

function entries(state: State, seat: Seat, area: number): AttackView['entries'] {
  const attacking = state.attacker[area] === seat
  const main = num(state.main, area)
  const entered = state.entered[seat] as number[]
  const byLand = (NEIGHBOURS[area] ?? []).flatMap((neighbour) => {
    const n = num(entered, neighbour.in)
    return n > 0 ? [{ seat, from: areaId(neighbour.area), n, main: attacking && main === neighbour.in }] : []
  })
  const here = blocksAt(state, seat, area)
  const bySea = ZONES.flatMap((_, zone) => {
    const n = here.filter((block) => state.via[block] === SEA + zone).length
    return n > 0 ? [{ seat, from: zoneId(zone), n, main: true }] : []
  })
  return [...byLand, ...bySea]
}

/** The defender's blocks that were there before: those that came in are counted at the borders. */
function startedHere(state: State, seat: Seat, area: number): number {
  let started = num(state.here[seat] as number[], area)
  for (const neighbour of NEIGHBOURS[area] ?? []) started -= num(state.entered[seat] as number[], neighbour.in)
  return started
}

/** The seat's blocks that cannot leave now because of Player 1's main force (R3-6.14). */
export function pinnedBlocks(state: State, seat: Seat): readonly number[] {
  if (state.phase !== 'action' || state.active !== seat) return []
  return blocksOf(state, seat).filter((block) => {
    const at = num(state.at, block)
    if (at >= AREA_COUNT || state.attacker[at] !== 1 - seat) return false
    return state.moved[block] === 0 && freeToLeave(state, seat, at) <= 0
  })
}
