/** What limits crossing, entering and leaving (R3-6.8 to R3-6.15). */
import { ATTACK_BORDERS, REINFORCE_BORDERS } from './figures.ts'
import { BORDER_LIMIT, EXILE_OF, NEIGHBOURS } from './map.ts'
import { num } from './numbers.ts'
import { SEA } from './places.ts'
import type { State } from '../types/index.ts'
import { blocksOf } from './places.ts'

const limits = Uint8Array.from(BORDER_LIMIT)

/** Blocks that may still cross by this entrance this turn (R3-6.8). */
export function room(state: State, seat: number, entrance: number, wider: number): number {
  const crossed = state.crossed[seat] as number[]
  return roomLeft(entrance, num(crossed, entrance), num(crossed, entrance ^ 1), wider, state.rules.limitsEachWay)
}

/** The same where so many crossed there and back. */
export function roomLeft(entrance: number, there: number, back: number, wider: number, eachWay: boolean): number {
  const used = eachWay ? there : there + back
  return (limits[entrance >> 1] as number) + wider - used
}

/** Different borders the seat's blocks used into a battle. */
export function bordersUsed(state: State, seat: number, area: number): number {
  const entered = state.entered[seat] as number[]
  let used = 0
  for (const neighbour of NEIGHBOURS[area] ?? []) if (num(entered, neighbour.in) > 0) used++
  return used
}

/** Borders the seat may use into a battle: three to attack (R3-6.11), two to reinforce (R3-6.13). */
export function bordersAllowed(state: State, seat: number, area: number): number {
  return state.attacker[area] === 1 - seat ? REINFORCE_BORDERS : ATTACK_BORDERS
}

/** Whether blocks may come into a battle by a border that none of them has used. */
export function mayUseAnother(state: State, seat: number, area: number): boolean {
  return bordersUsed(state, seat, area) < bordersAllowed(state, seat, area)
}

/** Whether a block may come into an enemy or contested area this way. */
export function mayJoinBattle(state: State, seat: number, area: number, entrance: number): boolean {
  if (EXILE_OF[area] !== -1) return false
  if (num(state.entered[seat] as number[], entrance) > 0) return true
  return mayUseAnother(state, seat, area)
}

/** Player 1's main force, which pins as many blocks of Player 2 (R3-6.14). */
export function mainForce(state: State, area: number): number {
  const main = num(state.main, area)
  const attacker = num(state.attacker, area)
  if (attacker < 0) return 0
  return main === SEA ? num(state.here[attacker] as number[], area) : num(state.entered[attacker] as number[], main)
}

/** How many of the seat's blocks may leave an area: all of them, unless Player 1 attacks there. */
export function freeToLeave(state: State, seat: number, area: number): number {
  if (state.attacker[area] !== 1 - seat) return 99
  let started = 0
  for (const block of blocksOf(state, seat))
    if (state.at[block] === area && state.moved[block] === 0 && state.down[block] === 0 && block !== state.prisoner)
      started++
  return started - mainForce(state, area)
}

/** Records that a block came into a battle; the first to do so is the attacker (R3-6.10). */
export function joinBattle(state: State, seat: number, block: number, area: number, entrance: number): void {
  state.via[block] = entrance
  if (state.attacker[area] === -1) {
    state.attacker[area] = seat
    // R3-6.12: until the attacker says otherwise, the first border crossed.
    state.main[area] = entrance >= SEA ? SEA : entrance
  }
}
